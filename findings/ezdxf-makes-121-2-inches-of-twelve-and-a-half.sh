#!/usr/bin/env bash
# ezdxf 0.18.1 (Debian 12, python3-ezdxf 0.18.1-1): a drawing has a half as a stacked fraction, `12\S1/2;"`, or smaller as
# `12{\H0.7x;\S1/2;}"`, and `plain_text()` gives the words of a note. One expects "12 1/2"" or "12½"". It puts the fraction behind
# the number without anything between: "121/2"", by which a coping of 12 1/2 inches is one of 60 1/2. Of a fraction with a slanted
# line (#) the sign stays, so that 5'-6 3/4" is 5'-63#4", and tolerances above each other stand behind the size, "6+1/8^-1/8"". A
# space that does not break, `\~`, stays as it is by the quick way, which is the default, and is a space by the slow one. No error. A
# program that searches drawings for sizes puts a space before each `\S` first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-ezdxf=0.18.1-1 python3-pyparsing python3-typing-extensions >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" .; done
cat > try.py <<'PY'
import ezdxf
notes = ['12\\S1/2;" COPING', '12{\\H0.7x;\\S1/2;}" COPING', '5\'-6{\\H0.7x;\\S3#4;}"', 'TILE 6\\S+1/8^ -1/8;"', '3000\\~PSI', '12 1/2" COPING']
drawing = ezdxf.new('R2010')
for note in notes:
    drawing.modelspace().add_mtext(note)
drawing.saveas('plan.dxf')
for note in ezdxf.readfile('plan.dxf').modelspace().query('MTEXT'):
    print(f'{note.text}: quick {note.plain_text()!r}, slow {note.plain_text(fast=False)!r}')
PY
seen=$(PYTHONPATH=usr/lib/python3/dist-packages python3 try.py)
echo "$seen"
expected='12\S1/2;" COPING: quick '\''121/2" COPING'\'', slow '\''121/2" COPING'\''
12{\H0.7x;\S1/2;}" COPING: quick '\''121/2" COPING'\'', slow '\''121/2" COPING'\''
5'\''-6{\H0.7x;\S3#4;}": quick '\''5\'\''-63#4"'\'', slow '\''5\'\''-63#4"'\''
TILE 6\S+1/8^ -1/8;": quick '\''TILE 6+1/8^-1/8"'\'', slow '\''TILE 6+1/8^-1/8"'\''
3000\~PSI: quick '\''3000\\~PSI'\'', slow '\''3000 PSI'\''
12 1/2" COPING: quick '\''12 1/2" COPING'\'', slow '\''12 1/2" COPING'\'''
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
