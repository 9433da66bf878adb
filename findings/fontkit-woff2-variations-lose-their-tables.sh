#!/usr/bin/env bash
# fontkit 2.0.4: a variable font in WOFF2 can be read at its default weight, and not at any other: getVariation('Regular')
# makes a font without tables, and its first use throws. The same font unpacked to TrueType works.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund fontkit@2.0.4 wawoff2@2.0.1 @fontsource-variable/noto-sans-hebrew@5.3.0
cat > try.cjs <<'JS'
const { readFileSync } = require('node:fs');
const fontkit = require('fontkit');
const wawoff2 = require('wawoff2');
const packed = readFileSync(require.resolve('@fontsource-variable/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-wght-normal.woff2'));
const width = (bytes, weight) => {
  try {
    const font = fontkit.create(bytes);
    const glyphs = (weight ? font.getVariation(weight) : font).layout('שרה').glyphs;
    return `${glyphs.length} glyphs`;
  } catch (error) {
    return error.constructor.name;
  }
};
(async () => {
  const plain = Buffer.from(await wawoff2.decompress(packed));
  console.log('woff2', width(packed), '/', width(packed, { wght: 700 }));
  console.log('truetype', width(plain), '/', width(plain, { wght: 700 }));
})();
JS
seen=$(node try.cjs)
echo "$seen"
expected='woff2 3 glyphs / TypeError
truetype 3 glyphs / 3 glyphs'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
