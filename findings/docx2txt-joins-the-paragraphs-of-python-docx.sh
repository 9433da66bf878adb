#!/usr/bin/env bash
# docx2txt 1.4 (Debian 12, 1.4-5), python3-docx 0.8.11 (Debian 12): the one makes a text of a letter of Word, such as to search it, and
# the other writes one. One expects a line for each paragraph. Word writes a paragraph with attributes, `<w:p w:rsidR="...">`, and
# python-docx without, `<w:p>`, which is the same; docx2txt sees a paragraph in the former alone, and joins all others: "Gate code
# 0417" and "12 sacks" on two lines are "Gate code 041712 sacks", and the cells 12 and 8.50 of a table "128.50". What has a style, such
# as the items of a list, has its line. And "1½" is "1(1/2)". Exit code 0, nothing on standard error. pandoc 2.17.1.1 reads the same
# letter as it is. A program that takes letters which others than Word have written takes another reader.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download docx2txt=1.4-5 python3-docx=0.8.11+dfsg1-5 python3-lxml=4.9.2-1+deb12u1 pandoc=2.17.1.1-2~deb12u1 pandoc-data=2.17.1.1-2~deb12u1 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" .; done
cat > write.py <<'PY'
from docx import Document
letter = Document()
for text in ('Gate code 0417', '12 sacks', 'Coping 1½ in'):
    letter.add_paragraph(text)
table = letter.add_table(1, 2)
table.cell(0, 0).text, table.cell(0, 1).text = '12', '8.50'
for text in ('tile', 'coping'):
    letter.add_paragraph(text, style='List Bullet')
letter.save('letter.docx')
PY
PYTHONPATH=usr/lib/python3/dist-packages python3 write.py
try() {
  echo 'docx2txt:'
  perl usr/bin/docx2txt letter.docx -
  echo 'pandoc:'
  usr/bin/pandoc --data-dir=usr/share/pandoc/data -f docx -t plain letter.docx | grep -v '^$'
}
seen=$(try)
echo "$seen"
expected='docx2txt:
Gate code 041712 sacksCoping 1(1/2) in128.50tile
coping
pandoc:
Gate code 0417
12 sacks
Coping 1½ in
  -----------------------------------------------------------------------
  12                                  8.50
  ----------------------------------- -----------------------------------
  -----------------------------------------------------------------------
-   tile
-   coping'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
