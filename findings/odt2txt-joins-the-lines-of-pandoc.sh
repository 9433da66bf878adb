#!/usr/bin/env bash
# odt2txt 0.5 (Debian 12, 0.5-7), pandoc 2.17.1.1 (Debian 12): the one makes a text of a letter in OpenDocument, such as to search
# it, and the other writes one. A line break within a paragraph is `<text:line-break />`, and one expects a line end in the text. It
# is lost: an address on two lines is "417 Oak StKaty", and 12 above 8.50 is "128.50". It goes by the letters of the file: written
# without the space before the slash, as python3-odf 1.4.2 writes it, the line end is there, and XML makes no difference of the
# two. Several spaces are `<text:s text:c="3"/>`, which is lost in both ways of writing: of the 12 and 8.50 that python3-odf has
# three spaces between "128.50" is left, while pandoc puts a plain space before it. Exit code 0, nothing on standard error. A program
# takes the text out by an XML parser.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download odt2txt=0.5-7 pandoc=2.17.1.1-2~deb12u1 pandoc-data=2.17.1.1-2~deb12u1 python3-odf=1.4.2-2 python3-defusedxml >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" .; done
cat > write.py <<'PY'
from odf.opendocument import OpenDocumentText
from odf.text import LineBreak, P, S
letter = OpenDocumentText()
for between in (LineBreak(), S(c=3)):
    paragraph = P(text='12')
    paragraph.addElement(between)
    paragraph.addText('8.50')
    letter.text.addElement(paragraph)
letter.save('odf.odt')
PY
PYTHONPATH=usr/lib/python3/dist-packages python3 write.py
printf '417 Oak St\\\nKaty\n\n12\\\n8.50\n\n    12   8.50\n' | usr/bin/pandoc --data-dir=usr/share/pandoc/data -f markdown -o pandoc.odt
try() {
  for file in pandoc odf; do
    echo "$file: $(python3 -c "import zipfile; print(zipfile.ZipFile('$file.odt').read('content.xml').decode())" | grep -o '<text:\(line-break\|s\) *[^>]*>' | sort -u | paste -sd ' ')"
    usr/bin/odt2txt.odt2txt "$file.odt" | grep -v '^$'
  done
}
seen=$(try)
echo "$seen"
expected='pandoc: <text:line-break /> <text:s text:c="2" />
417 Oak StKaty
128.50
12 8.50
odf: <text:line-break/> <text:s text:c="3"/>
12
8.50
128.50'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
