#!/usr/bin/env bash
# address-rfc2822 2.2.4: of the sender of an email, `"Garza, Ana" <...>`, its `name()` makes "Ana Garza". Most senders to a builder
# are companies, and one expects their names as they stand. It turns round what is behind a comma where one word stands before it:
# "Stonescapes, LLC" is "LLC Stonescapes" and "Garza, Inc." is "Inc. Garza"; of "Smith, Jones & Sons" it makes "Jones & Sons Smith",
# and of "Pools, Spas, Decks" "Spas". And `format()` writes a name with a comma and the sign for inches, `12" Tile Co, Inc`, without
# quotes, so that its own `parse` refuses the list in which it stands, while nodemailer 7.0.11, from which the header is, quotes it. No
# error until then. A program shows `phrase`, and writes headers with nodemailer.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund address-rfc2822@2.2.4 nodemailer@7.0.11
cat > try.mjs <<'JS'
import { parse } from 'address-rfc2822';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
const header = async (name) => {
  const message = await new MailComposer({ from: { name, address: 'office@example.com' }, text: 'x' }).compile().build();
  return message.toString().match(/^From: (.*)\r$/m)[1];
};
for (const name of ['Garza, Ana', 'Stonescapes, LLC', 'Garza, Inc.', 'Smith, Jones & Sons', 'Pools, Spas, Decks', 'Lone Star Pools, LLC', '12" Tile Co, Inc']) {
  const from = await header(name);
  const [address] = parse(from);
  let again;
  try {
    again = `${parse(`${address.format()}, crew@example.com`).length} addresses`;
  } catch (error) {
    again = `refused: ${error.message}`;
  }
  console.log(`${from}: phrase ${address.phrase}, name() ${address.name()}; format() ${address.format()}, with another one ${again}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='"Garza, Ana" <office@example.com>: phrase Garza, Ana, name() Ana Garza; format() "Garza, Ana" <office@example.com>, with another one 2 addresses
"Stonescapes, LLC" <office@example.com>: phrase Stonescapes, LLC, name() LLC Stonescapes; format() "Stonescapes, LLC" <office@example.com>, with another one 2 addresses
"Garza, Inc." <office@example.com>: phrase Garza, Inc., name() Inc. Garza; format() "Garza, Inc." <office@example.com>, with another one 2 addresses
"Smith, Jones & Sons" <office@example.com>: phrase Smith, Jones & Sons, name() Jones & Sons Smith; format() "Smith, Jones & Sons" <office@example.com>, with another one 2 addresses
"Pools, Spas, Decks" <office@example.com>: phrase Pools, Spas, Decks, name() Spas; format() "Pools, Spas, Decks" <office@example.com>, with another one 2 addresses
"Lone Star Pools, LLC" <office@example.com>: phrase Lone Star Pools, LLC, name() Lone Star Pools; format() "Lone Star Pools, LLC" <office@example.com>, with another one 2 addresses
"12\" Tile Co, Inc" <office@example.com>: phrase 12" Tile Co, Inc, name() 12" Tile Co; format() 12" Tile Co, Inc <office@example.com>, with another one refused: No results'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
