#!/usr/bin/env bash
# ripmime 1.4.0.10 (Debian 12, 1.4.0.10.debian.1-3+b1), mpack 1.6 (Debian 12, 1.6-18+b1): both take the attachments out of an email, such
# as the plans that an office gets, and write each under its name. One expects a name with the sign for inches,
# `filename="Tile 12\" x 24\".pdf"` (RFC 5322, 3.2.4), to be a PDF. ripmime takes the paper for a part of the text and writes it as
# "textfile2", so that of two plans one is there. munpack of mpack has it, with an X for each sign, and gives the names "part1"
# instead to what has ½ in its name, or a long one (RFC 2231), which ripmime reads; the text of the email has the name of the
# first attachment there, with ".desc". Exit code 0. The emails are written by Python's own package. A program that takes papers from
# emails counts them, and goes by the type of each part.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download ripmime=1.4.0.10.debian.1-3+b1 mpack=1.6-18+b1 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" .; done
cat > write.py <<'PY'
from email.message import EmailMessage
names = {'inches': 'Tile 12" x 24".pdf', 'half': 'Deck ½ north.pdf', 'long': 'Plan of the deck and the pool of the house at 417 Oak Street in Katy with spa and wall.pdf', 'plain': 'plan.pdf'}
for mail, named in (('inches', ['inches', 'plain']), ('half', ['half', 'plain']), ('long', ['long', 'plain'])):
    message = EmailMessage()
    message['From'], message['To'], message['Subject'] = 'office@example.com', 'crew@example.com', 'Plans'
    message.set_content('See the plans.')
    for name in named:
        message.add_attachment(b'%PDF of ' + name.encode(), maintype='application', subtype='pdf', filename=names[name])
    with open(f'{mail}.eml', 'wb') as file:
        file.write(message.as_bytes())
PY
python3 write.py
try() {
  for mail in inches half long; do
    for tool in ripmime munpack; do
      mkdir "$mail-$tool"
      if [ $tool = ripmime ]; then usr/bin/ripmime -i $mail.eml -d $mail-$tool; else usr/bin/munpack -q -C $mail-$tool "$PWD/$mail.eml" >/dev/null; fi
      echo "$mail, $tool: $(cd $mail-$tool; grep -la . -- * | sort | while read -r file; do echo "\"$file\" with \"$(head -n 1 "$file")\""; done | paste -sd ,)"
    done
  done
}
seen=$(LC_ALL=C.UTF-8 try)
echo "$seen"
expected='inches, ripmime: "plan.pdf" with "%PDF of plain","textfile1" with "See the plans.","textfile2" with "%PDF of inches"
inches, munpack: "TileX12XXxX24X.desc" with "See the plans.","TileX12XXxX24X.pdf" with "%PDF of inches","plan.pdf" with "%PDF of plain"
half, ripmime: "Deck ½ north.pdf" with "%PDF of half","plan.pdf" with "%PDF of plain","textfile1" with "See the plans."
half, munpack: "part1" with "%PDF of half","part1.desc" with "See the plans.","plan.pdf" with "%PDF of plain"
long, ripmime: "Plan of the deck and the pool of the house at 417 Oak Street in Katy with spa and wall.pdf" with "%PDF of long","plan.pdf" with "%PDF of plain","textfile1" with "See the plans."
long, munpack: "part1" with "%PDF of long","part1.desc" with "See the plans.","plan.pdf" with "%PDF of plain"'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
