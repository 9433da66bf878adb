#!/usr/bin/env bash
# @dec112/cap-ts 0.3.2 reads and writes warnings about weather in the Common Alerting Protocol (OASIS, CAP 1.2). The area of a
# warning has polygons, circles and codes, each as many as there are, also none, and one expects to write what was read. A
# warning whose area lacks polygons or circles, as nearly all have only one of the two, is read, and `toXML` of it ends in a
# TypeError; with both it is written. The severity is a number by the alphabet: Extreme 0, Minor 1, Moderate 2, Severe 3 and
# Unknown 4, so that a program that compares them ("from Severe on") lets Extreme through and stops at Unknown. (It needs
# tslib, which it does not name.) A program that hands warnings on fills in empty lists first, and compares severities by
# their names.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @dec112/cap-ts@0.3.2 tslib@2.8.1
cat > try.cjs <<'JS'
const { Alert } = require('@dec112/cap-ts').CAP_1_2;
const polygon = '<polygon>29.1,-95.1 29.2,-95.2 29.3,-95.0 29.1,-95.1</polygon>';
const circle = '<circle>29.76,-95.37 10</circle>';
const codes = '<geocode><valueName>UGC</valueName><value>TXZ213</value></geocode>';
const warning = (area, severity = 'Moderate') =>
  `<?xml version="1.0"?><alert xmlns="urn:oasis:names:tc:emergency:cap:1.2"><identifier>1</identifier><sender>office@example.com</sender>
<sent>2026-11-29T12:30:00-06:00</sent><status>Actual</status><msgType>Alert</msgType><scope>Public</scope><info><category>Met</category>
<event>Freeze Warning</event><urgency>Expected</urgency><severity>${severity}</severity><certainty>Likely</certainty>
<area><areaDesc>Harris</areaDesc>${area}</area></info></alert>`;
(async () => {
  for (const [name, area] of Object.entries({ 'a polygon': polygon, 'a circle': circle, 'codes': codes, 'a polygon and a circle': polygon + circle })) {
    const read = await Alert.fromXML(warning(area));
    try {
      console.log(`${name}: read ${read.info_list[0].area_list[0].areaDesc}, written ${read.toXML().includes('<areaDesc>Harris</areaDesc>')}`);
    } catch (error) {
      console.log(`${name}: read ${read.info_list[0].area_list[0].areaDesc}, written ${error.name}: ${error.message}`);
    }
  }
  for (const severity of ['Extreme', 'Severe', 'Moderate', 'Minor', 'Unknown']) {
    console.log(`severity ${severity}: ${(await Alert.fromXML(warning(polygon + circle, severity))).info_list[0].severity}`);
  }
})();
JS
seen=$(node try.cjs)
echo "$seen"
expected='a polygon: read Harris, written TypeError: Cannot read properties of undefined (reading '\''forEach'\'')
a circle: read Harris, written TypeError: Cannot read properties of undefined (reading '\''forEach'\'')
codes: read Harris, written TypeError: Cannot read properties of undefined (reading '\''forEach'\'')
a polygon and a circle: read Harris, written true
severity Extreme: 0
severity Severe: 3
severity Moderate: 2
severity Minor: 1
severity Unknown: 4'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
