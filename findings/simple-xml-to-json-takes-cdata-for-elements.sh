#!/usr/bin/env bash
# simple-xml-to-json 1.2.7: of an object that is read from an XML one expects the texts that the XML has, as fast-xml-parser
# 5.3.1 reads them. It leaves "Smith &amp; Sons" and "1&#189;" as they stand in the file (XML 1.0, 4.4.2: an entity is
# "included", as what it names), in attributes as well, and takes a CDATA section (2.7) for elements: of "5 < 6 = true" there
# is an element without a name with the attribute "![CDATA[5 ". Its README lists its drawbacks, and these are not among them.
# No error. A program that reads XML tries its reader on an ampersand and on a CDATA section first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund simple-xml-to-json@1.2.7 fast-xml-parser@5.3.1
cat > try.cjs <<'JS'
const { convertXML } = require('simple-xml-to-json');
const { XMLParser } = require('fast-xml-parser');
const parser = new XMLParser({ ignoreAttributes: false, htmlEntities: true, parseTagValue: false });
for (const text of ['<customer>Smith &amp; Sons</customer>', '<size>1&#189; in</size>', '<job name="Smith &amp; Sons"/>', '<note><![CDATA[5 < 6 = true]]></note>']) {
  console.log(`${text}\n  simple-xml-to-json ${JSON.stringify(convertXML(text))}\n  fast-xml-parser    ${JSON.stringify(parser.parse(text))}`);
}
JS
seen=$(node try.cjs)
echo "$seen"
expected='<customer>Smith &amp; Sons</customer>
  simple-xml-to-json {"customer":{"content":"Smith &amp; Sons"}}
  fast-xml-parser    {"customer":"Smith & Sons"}
<size>1&#189; in</size>
  simple-xml-to-json {"size":{"content":"1&#189; in"}}
  fast-xml-parser    {"size":"1½ in"}
<job name="Smith &amp; Sons"/>
  simple-xml-to-json {"job":{"name":"Smith &amp; Sons"}}
  fast-xml-parser    {"job":{"@_name":"Smith & Sons"}}
<note><![CDATA[5 < 6 = true]]></note>
  simple-xml-to-json {"note":{"children":[{"":{"![CDATA[5 ":"6"}}]}}
  fast-xml-parser    {"note":"5 < 6 = true"}'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
