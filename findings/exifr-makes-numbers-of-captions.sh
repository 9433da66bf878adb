#!/usr/bin/env bash
# exifr 7.1.3 reads the captions of photos from XMP, in which all simple values are texts (ISO 16684-1, 8.2), and one expects
# the texts. It takes everything that looks like a number or a yes for one: the title "00417", the number of a job, is 417,
# the headline "1.10" 1.1, the label "1e3" 1000, the credit "0x1F" 31, the city "Infinity" a number without an end, and "TRUE"
# true; of the keywords "0042" and "A-7" the first is the number 42. Escaped letters are left as the file has them: the
# description reads "Tile &lt; 12 in &amp; coping". exifreader 4.46.0 has all texts as they were entered. No error. A program
# that finds jobs by the captions of their photos reads XMP with the latter.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund exifr@7.1.3 exifreader@4.46.0
cat > try.cjs <<'JS'
const ExifReader = require('exifreader');
const exifr = require('exifr');
const namespaces = { dc: 'http://purl.org/dc/elements/1.1/', xmp: 'http://ns.adobe.com/xap/1.0/', photoshop: 'http://ns.adobe.com/photoshop/1.0/' };
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
${Object.entries(namespaces).map(([name, address]) => `xmlns:${name}="${address}"`).join(' ')}
xmp:Label="1e3" photoshop:Headline="1.10" photoshop:Credit="0x1F" photoshop:City="Infinity" photoshop:State="TRUE">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">00417</rdf:li></rdf:Alt></dc:title>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">Tile &lt; 12 in &amp; coping</rdf:li></rdf:Alt></dc:description>
<dc:subject><rdf:Bag><rdf:li>0042</rdf:li><rdf:li>A-7</rdf:li></rdf:Bag></dc:subject></rdf:Description></rdf:RDF></x:xmpmeta>`;
const segment = (marker, body) => Buffer.concat([Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255]), body]);
const scan = Buffer.from('/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=', 'base64');
const photo = Buffer.concat([scan.subarray(0, 2), segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${xmp}`)), scan.subarray(2)]);
(async () => {
  const read = await exifr.parse(photo, { xmp: true });
  const other = ExifReader.load(photo, { expanded: true }).xmp;
  const names = { title: 'title', description: 'description', subject: 'subject', Label: 'Label', Headline: 'Headline', Credit: 'Credit', City: 'City', State: 'State' };
  const shown = (value) => (value === Infinity ? 'Infinity, a number' : JSON.stringify(value));
  for (const name of Object.keys(names)) console.log(`${name}: exifr ${shown(read[name]?.value ?? read[name])}; exifreader ${JSON.stringify(other[name].description)}`);
})();
JS
seen=$(node try.cjs)
echo "$seen"
expected='title: exifr 417; exifreader "00417"
description: exifr "Tile &lt; 12 in &amp; coping"; exifreader "Tile < 12 in & coping"
subject: exifr [42,"A-7"]; exifreader "0042, A-7"
Label: exifr 1000; exifreader "1e3"
Headline: exifr 1.1; exifreader "1.10"
Credit: exifr 31; exifreader "0x1F"
City: exifr Infinity, a number; exifreader "Infinity"
State: exifr true; exifreader "TRUE"'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
