#!/usr/bin/env bash
# svg-parser 2.1.0, svgson 5.3.1, @xmldom/xmldom 0.8.11: each reads a drawing in SVG, and svgson writes it again, as after a change of a
# color. One expects the label and the names of the drawing. svgson leaves the label as it stands in the file, `12&quot; tile`, and writes
# it into a CDATA section, where nothing is a code: from then on the drawing shows "12&quot; tile, 5 &lt; 6, Smith &amp; Sons".
# svg-parser leaves the codes too, and makes numbers of attributes: the job "00417" is 417, the id
# "1.10" is 1.1, and the part "1e3" 1000, so that `#1.10` finds nothing. No error. xmldom reads both. A program reads with an XML parser.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund svg-parser@2.1.0 svgson@5.3.1 @xmldom/xmldom@0.8.11
cat > try.cjs <<'JS'
const { parse } = require('svg-parser');
const { parse: read, stringify } = require('svgson');
const { DOMParser } = require('@xmldom/xmldom');
const text = (svg) => new DOMParser().parseFromString(svg, 'text/xml').documentElement.textContent;
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" id="1.10" data-job="00417" data-part="1e3"><text>12&quot; tile, 5 &lt; 6, Smith &amp; Sons, &#189;</text></svg>';
console.log(`the drawing says ${text(drawing)}`);
const { properties, children } = parse(drawing).children[0];
console.log(`svg-parser: ${JSON.stringify(properties)} ${JSON.stringify(children[0].children[0].value)}`);
read(drawing).then((node) => {
  const written = stringify(node);
  console.log(`svgson: ${JSON.stringify(node.attributes)} ${JSON.stringify(node.children[0].children[0].value)}\n  writes ${written}\n  which says ${text(written)}`);
  return read(written);
}).then((node) => console.log(`  and again ${stringify(node)}`));
JS
seen=$(node try.cjs)
echo "$seen"
expected='the drawing says 12" tile, 5 < 6, Smith & Sons, ½
svg-parser: {"xmlns":"http://www.w3.org/2000/svg","id":1.1,"data-job":417,"data-part":1000} "12&quot; tile, 5 &lt; 6, Smith &amp; Sons, &#189;"
svgson: {"xmlns":"http://www.w3.org/2000/svg","id":"1.10","data-job":"00417","data-part":"1e3"} "12&quot; tile, 5 &lt; 6, Smith &amp; Sons, &#189;"
  writes <svg xmlns="http://www.w3.org/2000/svg" id="1.10" data-job="00417" data-part="1e3"><text><![CDATA[12&quot; tile, 5 &lt; 6, Smith &amp; Sons, &#189;]]></text></svg>
  which says 12&quot; tile, 5 &lt; 6, Smith &amp; Sons, &#189;
  and again <svg xmlns="http://www.w3.org/2000/svg" id="1.10" data-job="00417" data-part="1e3"><text><![CDATA[12&quot; tile, 5 &lt; 6, Smith &amp; Sons, &#189;]]></text></svg>'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
