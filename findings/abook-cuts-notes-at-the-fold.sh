#!/usr/bin/env bash
# abook 0.6.1 (Debian 12, 0.6.1-2+b1), python3-vobject 0.9.6.1 (Debian 12): abook converts the contacts of a vCard to the lists of other
# programs. A line of a vCard longer than 75 octets goes on in the next one (RFC 6350, 3.2), and vobject, which writes the cards here,
# does so. One expects the whole of it. abook has the first line: the note ends with "left of the", and a long email address
# with "stone.and.ti", which is an address too. Backslashes before commas stay, "Oak St\, Suite 2". In the comma-separated list,
# which has one phone, that is the one at home: who has a mobile alone has none there, while abook's own list has all three. Exit
# code 0, nothing on standard error. A program reads vCards itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download abook=0.6.1-2+b1 python3-vobject=0.9.6.1-2 python3-dateutil python3-six >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" .; done
cat > write.py <<'PY'
import vobject
from vobject.vcard import Address, Name
cards = [('Ana', 'Garza', {'HOME': '713-222-0001', 'CELL': '713-222-0002', 'WORK': '713-222-0003'}, 'ana@example.com'), ('Will', 'May', {'CELL': '713-222-0004'}, 'will.may.of.the.office.for.orders.and.deliveries.of.tile@stone.and.tile.example.com')]
with open('contacts.vcf', 'w') as file:
    for given, family, phones, email in cards:
        card = vobject.vCard()
        card.add('n').value = Name(family=family, given=given)
        card.add('fn').value = f'{given} {family}'
        card.add('email').value = email
        card.add('adr').value = Address(street='417 Oak St, Suite 2', city='Katy', region='TX', code='77494')
        card.add('note').value = 'Ring first, the gate is shut; the key is under the stone left of the door of the house'
        for kind, number in phones.items():
            phone = card.add('tel')
            phone.value, phone.type_param = number, kind
        file.write(card.serialize())
PY
PYTHONPATH=usr/lib/python3/dist-packages python3 write.py
try() {
  for format in csv abook; do
    HOME="$folder" usr/bin/abook --convert --infile contacts.vcf --informat vcard --outfile - --outformat $format | grep -vE '^$|^#|format|program|version'
  done
}
seen=$(try)
echo "$seen"
expected='"Ana Garza","ana@example.com","713-222-0001","Ring first\, the gate is shut\; the key is under the stone left of the",""
"Will May","will.may.of.the.office.for.orders.and.deliveries.of.tile@stone.and.ti","","Ring first\, the gate is shut\; the key is under the stone left of the",""
[0]
name=Ana Garza
email=ana@example.com
address=417 Oak St\, Suite 2
city=Katy
state=TX
zip=77494
phone=713-222-0001
workphone=713-222-0003
mobile=713-222-0002
notes=Ring first\, the gate is shut\; the key is under the stone left of the
[1]
name=Will May
email=will.may.of.the.office.for.orders.and.deliveries.of.tile@stone.and.ti
address=417 Oak St\, Suite 2
city=Katy
state=TX
zip=77494
mobile=713-222-0004
notes=Ring first\, the gate is shut\; the key is under the stone left of the'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
