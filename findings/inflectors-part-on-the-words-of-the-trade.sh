#!/usr/bin/env bash
# pluralize 8.0.0, inflection 3.0.2, inflected 2.1.0: of a regular word one expects the plural and the singular to be each
# other's inverse. inflection takes the "lice" at the end of "splice" and "slice" for the plural of "louse": a rebar splice
# becomes a "splouse", and `pluralize('splice')` leaves it as it is. It and inflected, which come from the same rules of
# Rails, make "sleefe" of sleeves, "siefe" of sieves, "valf" of valves, "ho" of hoes and "ga" of gas; all three make "trelli"
# of a trellis. pluralize knows valves, hoes and gas, and makes an "axe" of an axis. A program that names tables, headings or
# counted things ("3 valves") by such a library gives the words of its trade both forms by hand, and tests the way back.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pluralize@8.0.0 inflection@3.0.2 inflected@2.1.0
cat > try.mjs <<'JS'
import pluralize from 'pluralize';
import * as inflection from 'inflection';
import inflected from 'inflected';
const libraries = {
  pluralize: [pluralize.plural, pluralize.singular],
  inflection: [inflection.pluralize, inflection.singularize],
  inflected: [inflected.pluralize, inflected.singularize],
};
const words = ['splice', 'slice', 'valve', 'sleeve', 'sieve', 'hoe', 'gas', 'trellis', 'bypass', 'axis', 'analysis', 'coping'];
for (const word of words) {
  const seen = Object.entries(libraries).map(([name, [plural, singular]]) => {
    const many = plural(word);
    return `${name} ${many} > ${singular(many)}`;
  });
  console.log(`${word}: ${seen.join(', ')}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='splice: pluralize splices > splice, inflection splice > splouse, inflected splices > splice
slice: pluralize slices > slice, inflection slice > slouse, inflected slices > slice
valve: pluralize valves > valve, inflection valves > valf, inflected valves > valf
sleeve: pluralize sleeves > sleeve, inflection sleeves > sleefe, inflected sleeves > sleefe
sieve: pluralize sieves > sieve, inflection sieves > siefe, inflected sieves > siefe
hoe: pluralize hoes > hoe, inflection hoes > ho, inflected hoes > ho
gas: pluralize gases > gas, inflection gas > ga, inflected gas > ga
trellis: pluralize trellis > trelli, inflection trellis > trelli, inflected trellis > trelli
bypass: pluralize bypasses > bypass, inflection bypasses > bypass, inflected bypasses > bypass
axis: pluralize axes > axe, inflection axes > ax, inflected axes > axis
analysis: pluralize analyses > analysis, inflection analyses > analyasis, inflected analyses > analysis
coping: pluralize copings > coping, inflection copings > coping, inflected copings > coping'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
