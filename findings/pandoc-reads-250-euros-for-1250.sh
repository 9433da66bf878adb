#!/usr/bin/env bash
# pandoc 2.17.1.1 and unrtf 0.21.10 (Debian 12, 2.17.1.1-2~deb12u1 and 0.21.10-clean-1) convert letters in RTF. A letter that is not in the
# code page is written by its number, `\u8364?`, and the one letter after it is for readers that do not know it; what follows belongs to
# the text (RTF 1.9.1, Unicode RTF). One expects "€1,250" of `\u8364?1,250`. pandoc takes one letter more, "€,250", and so "Núñz" of
# `N\u250?\u241?ez`, "12½24" of 12½x24, and a space behind a quote mark; unrtf takes all letters up to the next space: "€", "Núñ", "12½",
# and of a word in curly quotes the quotes are left. With a letter of the code page, `\u241\'f1`, as LibreOffice writes them, both are
# right, and with `\uc0`, where nothing is to be left out, unrtf loses the second of two letters. Of part A-12 with a hyphen that does not
# break, `A\_12`, unrtf makes A12. No error. A program replaces the question marks behind such numbers by `\'3f` first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download unrtf=0.21.10-clean-1 pandoc=2.17.1.1-2~deb12u1 pandoc-data=2.17.1.1-2~deb12u1 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" .; done
show() {
  printf '{\\rtf1\\ansi\\ansicpg1252 %s\\par}' "$1" > letter.rtf
  unrtf=$(usr/bin/unrtf -P usr/share/unrtf --html letter.rtf | grep -v '^<!--' | tr '\n' ' ' | sed 's/<[^>]*>//g; s/  */ /g; s/^ //; s/ $//')
  echo "$1: unrtf $unrtf; pandoc $(usr/bin/pandoc --data-dir=usr/share/pandoc/data -f rtf -t plain letter.rtf)"
}
seen=$(
  show 'Ana N\u250?\u241?ez called'
  show "Ana N\\u250\\'fa\\u241\\'f1ez called"
  show '\uc0 Ana N\u250 \u241 ez called'
  show 'Pay \u8364?1,250 today'
  show "Pay \\u8364\\'3f1,250 today"
  show 'Tile 12\u189?x24 is in'
  show 'the \u8220?shelf\u8221? of the spa'
  show 'Part A\_12 is in'
)
echo "$seen"
expected='Ana N\u250?\u241?ez called: unrtf Ana N&uacute;&ntilde; called; pandoc Ana Núñz called
Ana N\u250\'\''fa\u241\'\''f1ez called: unrtf Ana N&uacute;&ntilde;ez called; pandoc Ana Núñez called
\uc0 Ana N\u250 \u241 ez called: unrtf Ana N&uacute;ez called; pandoc Ana Núñez called
Pay \u8364?1,250 today: unrtf Pay &euro; today; pandoc Pay €,250 today
Pay \u8364\'\''3f1,250 today: unrtf Pay &euro;1,250 today; pandoc Pay €1,250 today
Tile 12\u189?x24 is in: unrtf Tile 12&frac12; is in; pandoc Tile 12½24 is in
the \u8220?shelf\u8221? of the spa: unrtf the &ldquo;&rdquo; of the spa; pandoc the “helf”of the spa
Part A\_12 is in: unrtf Part A12 is in; pandoc Part A‑12 is in'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
