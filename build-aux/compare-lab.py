#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Labyrinthe contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares two builds of labyrinthe-lab, byte for byte.

compare-lab.py OLD NEW [--jobs N] [--list]

OLD and NEW are the two programs. Each command line of the list below is run with both, in an empty
folder: standard output, standard error, exit status, and the files that it writes must be the same.
So must the --help of each command. Readers also get each file of the fuzzers' corpus.

What is measured differs from run to run. These parts are replaced before the comparison, and
nothing else:
- the number after "seconds" or "memory" in JSON, and the last column of a CSV file under the
  header "seconds";
- the times at the end of a line of text, with the blanks before them, "Turns a second", and the
  time in the answers of an engine;
- the time at the start of a line in a file that ends in .log;
- the date in a PDF file;
- the content of a file whose name begins with "timed-": it only has to exist in both.

The last line is "N commands, N differences"; the exit status is 1 if there are any."""
import argparse
import concurrent.futures
import difflib
import itertools
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

TOP = pathlib.Path(__file__).resolve().parents[1]
TIMEOUT = 300

# Shell words that the command lines use.
PRELUDE = r"""
set -f -o pipefail
P='6ce9eac/39ad3e3/7a7ee3d/e5acc33/7ab5d3d/565adc7/35b5b69 a f4 Sf'
PLACES=c1,e1,a3,c3,*,g3,a5,c5,e5,g5,c7,e7,c4,e6,f1,b3,f6,d2,g2,d5,b2,b1,f2,f5
G="6de5e6c/57cc5ed/797cead/953c553/73b7ded/565399a/33b5ba9 e e5 W4 e5,e5,-,- $PLACES"
G="$G J:NK,:BM,-,- 2i - -"
B='91391113/8682c006/81045003/802ff842/802ff83a/c0411002/92900002/c46c4446 d8,f2 g5'
"""

# One command line a line, for a shell in which `lab` is the program. {a,b} stands for two lines.
# data, examples, and corpus are the folders tests/data, examples, and tests/fuzz/corpus.
LINES = r"""
lab
lab {--version,--unknown,-h,nothing,--help --version}
lab {deal,show,perft,reach,path,solve,hint,puzzle,play,replay,analyze,engine,arena} --unknown
lab {show,perft,reach,path,solve,hint,replay,analyze,engine}
lab classics {show,play,solve,arena,tree} --unknown
lab maze {generate,solve,measure,compare,escape} --unknown
lab cheese {show,play,study,engine} --unknown
lab robots {solve,generate,show,play,compare} --unknown
lab graph {traverse,route,distances} --unknown
lab {classics,maze,cheese,robots,graph} {,nothing,--unknown,-h}

# Positions of the shifting maze
lab deal --seed {0,1,18446744073709551615}
lab deal --seed 7 --players {2,3,4} --cards {1,3}
lab deal -s7 -p4 {-l,-o,-r,-lor}
lab deal --seed {-1,x,18446744073709551616}
lab deal --seed 1 --players {1,5}
lab deal --seed 1 --cards {0,99}
lab deal --seed 1 extra
lab deal --seed=$'\e[2J'
lab show {,--ascii} "$P"
lab show {,--ascii} "$G"
lab show $P
lab show "$P" extra
lab show {x,"",-- -x}
lab show - </dev/null
lab deal --seed {2,3} --players 3 | lab show -
lab deal --seed 4 --random-tiles | lab show --ascii -
lab perft "$P" {1,2,3}
lab perft "$P" {0,-1,x,99}
lab perft "$G" 2
lab reach "$P" {,a1,d6,g7,h8,x}
lab reach "$G"
lab path "$P" {d6 e4,a1 a1,a1 g7,a1,a1 h9}
lab solve "$P" {a7,*,g1,a1 1,d4 2,A,x,a7 0,a7 9}
lab solve "$G" {J,N,B}
lab hint --nodes {10,1000} "$G"
lab hint --nodes 10 "$P"
lab hint --nodes {0,x} "$G"
lab hint --time x "$G"
lab deal --seed 5 | lab hint --nodes 200 -
lab puzzle --turns {1,2} --seed {1,2} --solution
lab puzzle --turns {0,5} --seed 1
lab puzzle --turns 1 --seed 3 --count {0,3}
lab replay {,--ascii,--positions} data/saved-{1,2}.labyrinthe
lab replay - <data/saved-2.labyrinthe
lab analyze {,--json} data/saved-{1,2,over}.labyrinthe
lab replay {missing,data,data/positions.tsv}
lab replay --positions data/saved-2.labyrinthe | tail -n 1 | lab show -

# Games of the shifting maze
lab play --seed 1 --cards 1 --seat greedy --seat {random,beginner,solver} --nodes 100
lab play --seed 2 -c2 -p3 -S greedy -S greedy -S greedy -n Ann -n Bob -n Cem --ascii --nodes 50
lab play --seed 3 --cards 1 --seat minmax:depth=1 --seat alphabeta:depth=1 --nodes 300
lab play --seed 4 --cards 1 --last-treasure --open-cards --random-tiles -S greedy -S random
lab play --position "$G" --seat expert:nodes=100 --seat greedy --nodes 100
lab play --position "$G" </dev/null
lab play --seed 1 </dev/null
lab play --seed 1 --cards 2 --seat person --seat greedy --nodes 50 <corpus/play/{four,study,rubbish}
lab play --seed 1 --cards 1 -S "cmd:python3 examples/player.py" -S greedy --nodes 100
lab play --seed 1 --cards 1 -S "cmd:python3 examples/player.py" -S greedy --nodes 100 --log a.log
lab play --seed 1 --cards 1 -S cmd:false -S greedy --nodes 100
lab play --seed 1 --seat {nobody,greedy:depth=2,alphabeta:depth=0,cmd:}
lab play --seed 1 -S greedy -S greedy -S greedy -S greedy -S greedy
lab arena -S greedy -S random -g4 -c2 -s1 --nodes 100 -j{1,2}
lab arena -S greedy -S solver -S beginner -g6 -c2 -s2 --nodes 200 --csv a.csv --json a.json -j2
lab arena -S greedy -S solver -g20 -c2 -s3 --nodes 50 --plot a.{svg,png}
lab arena -S expert -S minmax:depth=1 -g2 -c1 -s4 --nodes 200 --max-turns 50
lab arena -S greedy -S random -S random -S random -g4 -c1 -s5 -lor --nodes 50
lab arena -S "cmd:python3 examples/player.py" -S greedy -g2 -c1 -s6 --nodes 50 -j1 --log a.log
lab arena -S cmd:false -S greedy -g2 -c1 -s7 --nodes 50 -j1 {,--forfeit}
lab arena -S greedy {,-S nobody,-S greedy -S greedy -S greedy -S greedy}
lab arena -S greedy -S random --games {0,x}
lab arena -S greedy -S random -g2 -c1 -s8 --nodes 10 --csv missing/a.csv
lab arena -S greedy -S random -g2 -c1 -s8 --nodes 10 --plot a.txt
(head -n 4 corpus/engine/a-game; sleep 1) | lab engine {greedy,random,solver,alphabeta:depth=1}
lab engine {nobody,greedy extra,expert:nodes=x}
printf 'labyrinthe 1\nquit\n' | lab engine greedy

# Classics
lab classics show
lab classics show {matches,divide,hexapawn,tictactoe,hexapawn:4x4,hexapawn:8x8,matches:21}
lab classics show {divide:12x12,tictactoe:4x4,hexapawn:9x9,chess,tictactoe:}
lab classics show tictactoe {"x.o/.x./... 2",xxx,"x.o/.x./... 3"}
lab classics play hexapawn:4x4 -S alphabeta:depth=8 -S minmax:depth=3 -s1
lab classics play {matches,divide,tictactoe} -S random -S alphabeta:nodes=1000 -s2
lab classics play tictactoe -S human -S alphabeta <<<$'1\n9\nx\n0\n5\n'
lab classics play hexapawn "wbb/.../.ww 1" </dev/null
lab classics play tictactoe -S "program:python3 examples/classics-player.py" -S minmax -s3
lab classics play matches -S program:false -S minmax -s3
lab classics play tictactoe -S nobody
lab classics solve {matches,divide,hexapawn,tictactoe,hexapawn:4x4} {,--json}
lab classics solve tictactoe "x.o/.x./... 2"
lab classics solve hexapawn:6x6 --nodes {100,1000} {,--json}
lab classics solve hexapawn:6x6 --nodes x
lab classics arena hexapawn:4x4 -S alphabeta:depth=4 -S random -g20 -s1 -j{1,2}
lab classics arena tictactoe -S minmax:depth=2 -S random -g10 -s2 --csv a.csv --json a.json
lab classics arena matches -S alphabeta -S minmax -g8 -s3 --opening 2 --plot a.svg
lab classics arena divide -S random -S random -g9 -s4
lab classics arena tictactoe -S program:false -S random -g4 -s5 -j1 {,--forfeit}
lab classics arena tictactoe -S human -S random
lab classics tree examples/tree.txt --by {minmax,alphabeta} {,--json}
lab classics tree - --by alphabeta <examples/tree.txt
lab classics tree examples/tree.txt {,--by nothing}
lab classics tree missing --by minmax

# Mazes
lab maze generate {binary-tree,sidewinder,kruskal,exploration,wilson,prim} 7 12 --seed 1
lab maze generate {growing-tree,eller,aldous-broder,hunt-and-kill,division} 7 12 --seed 1
lab maze generate {kruskal,exploration,wilson} 300 200 --seed 3 --format binary -o a.maze
lab maze generate {wilson,eller} 10 20 --seed 2 --format {ascii,svg,png,image,binary}
lab maze generate prim 10 20 --seed 2 --format svg --solution --entrances --cell 30 --wall 3
lab maze generate prim 10 20 --seed 2 -o a.{svg,pdf,png,txt}
lab maze generate wilson 8 8 --seed 4 --braid {0,50,100}
lab maze generate wilson 8 8 --seed 4 --loops {0,5,10%,100%}
lab maze generate wilson 8 8 --seed 4 --braid 30 --loops 2 --format ascii
lab maze generate wilson {0 5,5 0,x 5,5 65537,5}
lab maze generate nothing 5 5
lab maze generate eller 5 5 --seed 1 --{braid 101,loops x,format x,cell 1,solution,mask missing}
lab maze generate wilson 5 5 --seed 1 -o missing/a.txt
lab maze generate wilson 5 5 --seed 1 --format image -o m.png && lab maze measure m.png
lab maze generate wilson 5 5 -s1 --format image -o m.png && \
  lab maze generate prim 9 9 -s2 --mask m.png
lab maze generate wilson 12 12 -s5 --braid 40 | lab maze solve - --by {dfs,bfs,astar,dead-ends}
lab maze generate wilson 12 12 -s5 --braid 40 | lab maze solve - --by {right-hand,left-hand,tremaux}
lab maze generate wilson 12 12 -s5 | lab maze solve - --by {dfs,astar,tremaux} --json
lab maze generate wilson 12 12 -s5 | lab maze solve - --by bfs --from 2,3 --to 9,{2,99,x}
lab maze generate wilson 9 9 -s5 | lab maze solve - --by bfs -o a.{svg,png,txt} --cell 20 --wall 2
lab maze generate wilson 9 9 -s5 --format image -o m.png && lab maze solve m.png --by bfs -o a.png
lab maze solve {missing,data} --by bfs
lab maze generate wilson 9 9 -s5 | lab maze solve - {,--by nothing}
lab maze generate {wilson,exploration} 20 30 -s6 {,--braid 20} | lab maze measure - {,--json}
lab maze generate kruskal 20 30 -s6 | lab maze measure - --from 3,3 --to 10,12
lab maze generate exploration 400 400 -s7 --format binary | lab maze measure -
lab maze compare exploration kruskal --size 12x14 --mazes 8 --seed 1 --jobs {1,2}
lab maze compare wilson --size 10x10 --mazes 5 --seed 2 --braid 30 --csv a.csv --json a.json
lab maze compare wilson prim --size 10x10 --mazes 5 --seed 3 --plot a.{svg,png}
lab maze compare wilson --by dfs,bfs --by astar --size 10x10 --mazes 5 --seed 4 --csv a.csv
lab maze compare wilson prim --by right-hand,tremaux --size 9x9 --mazes 4 --seed 5 --json a.json
lab maze compare {,nothing,wilson --size x,wilson --mazes 0,wilson --by x}
lab maze escape --level {1,2,5,9,14,30} </dev/null
lab maze escape --level {3,12} --ascii \
  <<<$'r\nr\nd\nd\nhint\nl\nu\nleap-r\nhammer\nmap\nrestart\nx\nquit'
lab maze escape --level {7,20} <<<$'hint\nmap\nshuffle\nrift\nhint\nleap-d\nhint\n'
lab maze escape --level {0,x}

# Cheese races
lab cheese show --seed 42 {,--ascii,--json} --rat bfs
lab cheese show --seed 1 --width 8 --height 6 --style {big-holes,uniform-holes,holes-on-side}
lab cheese show --seed 1 --width 8 --height 6 --symmetric --rat bfs --rat dfs --start {top-left,0}
lab cheese show --seed 2 --cell-percentage 60 --wall-percentage 30 --mud-percentage 50 \
  --mud-range 2-3
lab cheese show --maze-seed 1 --cheese-seed 2 --players-seed 3 --rat random1 --start random --ascii
lab cheese show --maze corpus/cheese-maze/{drawing,json,map,matrix} --seed 1
lab cheese show --maze - --seed 1 <corpus/cheese-maze/map
lab cheese show --seed 1 --{width 0,height x,style x,cheese 999,mud-range 9-4,start 9999,rat x}
lab cheese show --seed 1 --cell-percentage 101
lab cheese play --rat {greedy,rival,tour,insertion,dijkstra,bfs,bfs-early,dfs} --seed 3 --cheese 5
lab cheese play --rat {dfs-sorted,dfs-early} --seed 3 --cheese 3 --max-turns 200
lab cheese play --rat random{1,2,3,4,5,6,7} --seed 3 --cheese 3 --max-turns 100
lab cheese play --rat rival --rat greedy --team us --team them --symmetric --seed 4 \
  --start top-left --start bottom-right
lab cheese play --rat bfs --rat dfs --seed 5 --cheese 2 --json
lab cheese play --rat bfs --seed 5 --cheese 2 --ascii --mode synchronous --preparation-time 0
lab cheese play --seed 5 --cheese 1 <<<$'north\ne\ns\nwest\n-\nx\n'
lab cheese play --rat person --rat bfs --seed 6 --cheese 1 </dev/null
lab cheese play --rat "program:python3 examples/labyrinthe-rat.py" --seed 7 --cheese 2 \
  {,--log a.log}
lab cheese play --rat program:false --seed 7 --cheese 2 {,--continue-on-error --max-turns 5}
lab cheese play --rat bfs --maze corpus/cheese-maze/drawing --cheese 1 --seed 1
lab cheese play --rat bfs --mode x
lab cheese study --rat random5 --rat dfs --rat bfs --games 40 --jobs {1,2} --max-turns 2000
lab cheese study --rat dfs --rat bfs-early -g30 --csv a.csv --json a.json --seed-from 100
lab cheese study --rat greedy --rat tour -g10 --cheese 7 --mud-percentage 20 --plot a.{svg,png}
lab cheese study --rat greedy --rat rival -g10 --cheese 5 --symmetric --start random -m500
lab cheese study {,--rat x,--rat bfs --games 0,--rat bfs --start 5}
lab cheese engine <corpus/cheese-engine/{errors,graph,mazes,one-race}
lab cheese engine extra

# Graphs
lab graph traverse examples/pyrat/missing
lab graph traverse corpus/graph-text/small --by {dfs,bfs,dijkstra,recursive,iterative}
lab graph traverse corpus/graph-text/small --by {dfs,dijkstra} {--json,--csv,--sorted,--all}
lab graph traverse corpus/graph-text/small --from {5,99,x} --stop 4
lab graph traverse - --stop 3 --stop 4 <<<$'1 2\n2 3 4\n1 4 2\n4 3'
lab graph traverse corpus/cheese-maze/map --by {dijkstra,dfs}
lab graph route - --by {dfs,bfs,dijkstra,recursive,iterative} --to 3 <<<$'1 2\n2 3 4\n1 4 2\n4 3'
lab graph route - --to 3 {--json,--csv,--sorted} <<<$'1 2\n2 3 4\n1 4 2\n4 3'
lab graph route - {,--to 9,--by x --to 1} <<<$'1 2\n2 3 4'
lab graph route - --to 3 <<<$'1 2\n3 4'
lab graph distances - --method {searches,seidel,floyd-warshall} {,--json,--csv} <<<$'1 2\n2 3\n3 4'
lab graph distances - --method {searches,seidel,floyd-warshall} <<<$'1 2 5\n2 -> 3\n3 4'
lab graph distances - --method x <<<$'1 2'
lab cheese show --json --seed 3 --width 6 --height 5 >m && lab graph distances m

# Robots
lab robots solve "$B" {,--all,--json,--any-robot,--must-ricochet,--max-moves 2,--threads 1}
lab robots solve "$B" --by {fast,bfs,astar-h1,astar-h2,dfs} {,--json}
lab robots solve "$B" --by {dfs --all,x,bfs --all}
lab robots solve $B --all --json
lab robots solve - <<<"$B"$'\n\n# nothing\nx\n'"$B"
lab robots solve {x,missing,""}
lab robots solve "$B" --{memory 0,max-moves x,threads 3}
head -n 12 data/robots/robots.tsv | lab robots solve -
head -n 9 data/robots/robots.tsv | lab robots solve - --json --all
lab robots generate --seed 1 {,--count 3,--moves 5,--any-robot,--must-ricochet,--density 0}
lab robots generate --seed 2 --size {8,10,32} --robots {1,5}
lab robots generate --seed 2 --moves 7 --count 2 --size 12 | lab robots solve - --all
lab robots generate --{size 7,robots 6,moves 21,density 301,seed x,count 0}
lab robots show "$B" {,--ascii}
lab robots generate --seed 3 --count 2 --any-robot | lab robots show -
lab robots show {x,missing}
lab robots play "$B" {,--ascii,--any-robot} 1E 2S 1W 1N
lab robots play "$B" {1E,9N,1E x,2S 1N}
lab robots play "$B" <<<$'1E 2S\nundo\n2S\nrestart\nx\n1E 2S 1W 1N'
lab robots play $B </dev/null
lab robots compare --sizes 8,10 --robots 1..2 --boards 4 --seed 1 --jobs {1,2}
lab robots compare --sizes 8 --robots 2 --boards 4 --seed 2 --csv a.csv --json a.json
lab robots compare --sizes 8 --robots 2 --boards 4 --seed 3 --algorithms fast,dfs --plot timed-a.svg
lab robots compare --sizes 8 --robots 3 --boards 3 --seed 4 --any-robot --must-ricochet --density 50
lab robots compare --{sizes 7,robots 0,boards x,algorithms x,density 999} --seed 1
"""

# What reads the files of each folder of the corpus. An engine needs time to answer before it is
# told to end.
READERS = {
    "position": ["show - <FILE", "reach - <FILE", "perft - 1 <FILE"],
    "saved-game": ["replay FILE", "replay --positions FILE"],
    "engine": ["engine greedy < <(grep -avx 'quit\\|stop' FILE; sleep 1)"],
    "play": ["play --seed 9 --cards 2 --ascii <FILE"],
    "tree": ["classics tree FILE --by minmax", "classics tree FILE --by alphabeta --json"],
    "maze": ["maze measure FILE", "maze solve FILE --by bfs"],
    "maze-image": ["maze measure FILE", "maze solve FILE --by dead-ends"],
    "cheese-maze": ["cheese show --maze FILE --seed 1 --cheese 1", "graph distances FILE"],
    "cheese-engine": ["cheese engine <FILE"],
    "graph-text": ["graph traverse FILE", "graph distances FILE --csv"],
    "robots-board": ["robots solve - <FILE", "robots show - <FILE"],
}

MASKS = [(re.compile(pattern, re.MULTILINE), text) for pattern, text in (
    (rb'"(seconds|memory)": (\{[^}]*\}|[-+.\de]+)', rb'"\1": X'),
    (rb"^Seconds: .*\. Turns a second: .*\.$", b"Seconds: X. Turns a second: X."),
    (rb"^(info .*\btime) \d+", rb"\1 X"),
    (rb" +([-+.\de]+ (\xc2\xb5s|ms|s|min)|Time)$", b" TIME"))]
DATE = re.compile(rb"/CreationDate \([^)]*\)")
LOG_TIME = re.compile(rb"^ *\d+\.\d+", re.MULTILINE)
SECONDS_COLUMN = re.compile(rb",[^,\r\n]*(?=\r?$)", re.MULTILINE)


def expand(line):
    """The command lines that a line with braces stands for."""
    parts = re.split(r"\{([^{}]*,[^{}]*)\}", line)
    choices = [part.split(",") if index % 2 else [part] for index, part in enumerate(parts)]
    return ["".join(choice) for choice in itertools.product(*choices)]


def list_commands(program, words=()):
    """The words of each command, found by asking --help."""
    text = subprocess.run([program, *words, "--help"], capture_output=True, text=True,
                          check=True, env=make_environment("/")).stdout
    yield list(words)
    listed = re.search(r"^Commands:\n((?:  .*\n)+)", text, re.MULTILINE)
    for name in re.findall(r"^  (\S+)", listed[1], re.MULTILINE) if listed else ():
        yield from list_commands(program, (*words, name))


def make_environment(home):
    return {"PATH": os.environ["PATH"], "HOME": home, "LC_ALL": "C.UTF-8", "TZ": "UTC",
            "NO_COLOR": "1", "PYTHONDONTWRITEBYTECODE": "1"}


def list_cases(programs):
    text = LINES.replace("\\\n ", "")
    for line in text.splitlines():
        if line and not line.startswith("#"):
            yield from expand(line)
    helps = {" ".join(words): None for program in programs for words in list_commands(program)}
    for words in helps:
        yield f"lab {words} --help"
    for folder, readers in READERS.items():
        for path in sorted((TOP / "tests/fuzz/corpus" / folder).glob("*")):
            name = shlex.quote(f"corpus/{folder}/{path.name}")
            for reader in readers:
                yield "lab " + reader.replace("FILE", name)


def mask(name, content):
    if name.startswith("timed-"):
        return b""
    if name.endswith(".pdf"):
        return DATE.sub(b"", content)
    if name.endswith(".log"):
        return LOG_TIME.sub(b"X", content)
    if name.endswith(".csv") and b",seconds" in content.split(b"\n", 1)[0]:
        return SECONDS_COLUMN.sub(b",X", content)
    for pattern, text in MASKS:
        content = pattern.sub(text, content)
    return content


def run(program, line):
    """What the command line gives with this program: the masked content of each stream and file."""
    with tempfile.TemporaryDirectory() as folder:
        cwd = pathlib.Path(folder)
        (cwd / "data").symlink_to(TOP / "tests/data")
        (cwd / "examples").symlink_to(TOP / "examples")
        (cwd / "corpus").symlink_to(TOP / "tests/fuzz/corpus")
        shell = f'{PRELUDE}\nlab() {{ "$LABYRINTHE_LAB" "$@"; }}\n{line}'
        environment = make_environment(folder) | {"LABYRINTHE_LAB": program}
        try:
            done = subprocess.run(["bash", "-c", shell], cwd=cwd, env=environment, timeout=TIMEOUT,
                                  capture_output=True, stdin=subprocess.DEVNULL, check=False)
        except subprocess.TimeoutExpired:
            return {"exit status": f"none after {TIMEOUT} seconds".encode()}
        result = {"standard output": done.stdout, "standard error": done.stderr,
                  "exit status": str(done.returncode).encode()}
        for path in sorted(cwd.iterdir()):
            if path.is_file() and not path.is_symlink():
                result[path.name] = path.read_bytes()
    # The name of the temporary folder is another one each time.
    return {name: mask(name, content).replace(os.fsencode(folder), b"FOLDER")
            for name, content in result.items()}


def tell(line, old, new):
    print(f"Different: {line}")
    for name in sorted({*old, *new}):
        if name not in old or name not in new:
            print(f"  {name}: only from the {'new' if name in new else 'old'} program")
        elif old[name] != new[name]:
            print(f"  {name}:")
            texts = [part[name].decode("utf-8", "backslashreplace").splitlines()
                     for part in (old, new)]
            for row in itertools.islice(difflib.unified_diff(*texts, lineterm="", n=0), 2, 14):
                print(f"    {row[:200]}")


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--list", action="store_true", help="print what the old program gives")
    options = parser.parse_args()
    programs = [str(pathlib.Path(path).resolve()) for path in (options.old, options.new)]
    cases = list(dict.fromkeys(list_cases(programs)))
    n_different = 0

    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        def compare(line):
            return line, run(programs[0], line), run(programs[1], line)

        for line, old, new in pool.map(compare, cases):
            if options.list:
                print(f"$ {line}", *(f"[{name}]\n{content.decode('utf-8', 'backslashreplace')}"
                                     for name, content in old.items()), sep="\n")
            if old != new:
                n_different += 1
                tell(line, old, new)
    print(f"{len(cases)} commands, {n_different} differences")
    return 1 if n_different else 0


sys.exit(main())
