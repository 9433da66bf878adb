#!/usr/bin/env bash
# @dxfom/mtext 0.4.0 takes apart the notes of drawings (MTEXT of DXF), which have codes between the words, and one expects the
# words without them. The code of a paragraph, as AutoCAD writes it for each note that is centered, indented or numbered
# (`\pxqc;`, `\pi-3,l3,t3;`), loses its backslash and stays among the words: the name of the pool is "pxqc;POOL". A space that
# does not break, `\~`, is "~", and a tabulator as the file has it, `^I`, stays so. Stacked fractions, `\U+00BD`, and `%%d`
# are read. @mlightcad/mtext-parser 1.5.0 reads all of these. No error. A program that shows or searches such notes takes the
# codes `\p...;` and `\~` out of the text first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @dxfom/mtext@0.4.0 @mlightcad/mtext-parser@1.5.0
cat > try.mjs <<'JS'
import { parseDxfMTextContent } from '@dxfom/mtext';
import { MTextParser, TokenType } from '@mlightcad/mtext-parser';
const words = (part) => {
  if (typeof part === 'string') return part;
  if (Array.isArray(part)) return part.map(words).join('');
  return part.S ? `<${part.S.join('')}>` : '';
};
const mark = { [TokenType.SPACE]: () => ' ', [TokenType.NBSP]: () => '\u00a0', [TokenType.TABULATOR]: () => '\t', [TokenType.NEW_PARAGRAPH]: () => '\n' };
const token = ({ type, data }) => {
  if (type === TokenType.STACK) return `<${data[0]}${data[2]}${data[1]}>`;
  return mark[type]?.() ?? (type === TokenType.WORD ? data : '');
};
const notes = [
  String.raw`\A1;{\fArial|b0|i0|c0|p34;POOL} DECK`,
  String.raw`\pxqc;POOL`,
  String.raw`\pi-3,l3,t3;1.^ISET COPING`,
  String.raw`12\~FT`,
  String.raw`6\S1/2;" TILE`,
  String.raw`\U+00BD INCH`,
  '1/4" PER FOOT, 45%%d',
];
for (const note of notes) {
  const read = (texts) => JSON.stringify(texts).replace('\u00a0', '\\u00a0');
  console.log(`${note}: @dxfom/mtext ${read(words(parseDxfMTextContent(note)))}; @mlightcad/mtext-parser ${read([...new MTextParser(note).parse()].map(token).join(''))}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='\A1;{\fArial|b0|i0|c0|p34;POOL} DECK: @dxfom/mtext "POOL DECK"; @mlightcad/mtext-parser "POOL DECK"
\pxqc;POOL: @dxfom/mtext "pxqc;POOL"; @mlightcad/mtext-parser "POOL"
\pi-3,l3,t3;1.^ISET COPING: @dxfom/mtext "pi-3,l3,t3;1.^ISET COPING"; @mlightcad/mtext-parser "1.SET COPING"
12\~FT: @dxfom/mtext "12~FT"; @mlightcad/mtext-parser "12\u00a0FT"
6\S1/2;" TILE: @dxfom/mtext "6<1/2>\" TILE"; @mlightcad/mtext-parser "6<1/2>\" TILE"
\U+00BD INCH: @dxfom/mtext "½ INCH"; @mlightcad/mtext-parser "½ INCH"
1/4" PER FOOT, 45%%d: @dxfom/mtext "1/4\" PER FOOT, 45°"; @mlightcad/mtext-parser "1/4\" PER FOOT, 45°"'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
