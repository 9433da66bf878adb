#!/usr/bin/env bash
# @universe/address-parser 4.0.0 and addressit 1.8.2 take an address of the United States apart, @sroussey/parse-address 2.4.2 as well.
# One expects the street of the address. The first takes the La of "12 La Costa Dr" for the short form of Lane at the end of a name, and
# answers "Lane Costa"; "15 West Ct" is "W Ct"; of "12 State Hwy 6" the highway is "State" and 6 a unit, and of "Ranch Road 620 S" the
# unit is 620S. addressit has no number in front of a lettered avenue, "1112 Avenue" with M as a town, no street at all of "28000 FM
# 1463", a Texas farm road, and of "345 Rue De St Germain Ct" leaves "Germain Ct". No error. The third has all of these, and of "12 W
# Lake Houston Pkwy" without a town the street W of the kind Lake. A program keeps the line as it was typed, and asks a geocoder for its
# place.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @universe/address-parser@4.0.0 addressit@1.8.2 @sroussey/parse-address@2.4.2
cat > try.mjs <<'JS'
import addressit from 'addressit';
import parseAddress from '@sroussey/parse-address';
import { parse } from '@universe/address-parser';
const third = new parseAddress.AddressParser();
const words = (...parts) => parts.filter(Boolean).join(' ');
for (const line of ['12 La Costa Dr, Missouri City, TX 77459', '15 West Ct, Houston, TX 77005', '12 State Hwy 6, Alvin, TX 77511', '12 Ranch Road 620 S, Austin, TX 78734', '1112 Avenue M, Galveston, TX 77550', '28000 FM 1463, Katy, TX 77494', '345 Rue De St Germain Ct, Katy, TX 77494', '12 W Lake Houston Pkwy']) {
  const first = parse(line);
  const second = addressit(line);
  const found = third.parseLocation(line);
  console.log(line);
  console.log(`  @universe/address-parser: ${first.number} | ${words(first.streetPreDir, first.streetName, first.streetType, first.streetPostDir)}${first.unitNum ? ` | unit ${first.unitNum}` : ''} | ${first.city}`);
  console.log(`  addressit: ${second.number} | ${second.street} | ${second.regions.join(', ')}`);
  console.log(`  @sroussey/parse-address: ${found.number} | ${words(found.prefix, found.street, found.type, found.suffix)} | ${found.city}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='12 La Costa Dr, Missouri City, TX 77459
  @universe/address-parser: 12 | Lane Costa DR | Missouri City
  addressit: 12 | La Costa Dr | Missouri City
  @sroussey/parse-address: 12 | La Costa Dr | Missouri City
15 West Ct, Houston, TX 77005
  @universe/address-parser: 15 | W CT | Houston
  addressit: 15 | West Ct | Houston
  @sroussey/parse-address: 15 | West Ct | Houston
12 State Hwy 6, Alvin, TX 77511
  @universe/address-parser: 12 | State HWY | unit 6 | Alvin
  addressit: 12 | State Hwy | 6, Alvin
  @sroussey/parse-address: 12 | State Hwy 6 | Alvin
12 Ranch Road 620 S, Austin, TX 78734
  @universe/address-parser: 12 | Ranch RD | unit 620S | Austin
  addressit: 12 | Ranch Road | 620 S, Austin
  @sroussey/parse-address: 12 | Ranch Road 620 S | Austin
1112 Avenue M, Galveston, TX 77550
  @universe/address-parser: 1112 | M AVE | Galveston
  addressit:  | 1112 Avenue | M, Galveston
  @sroussey/parse-address: 1112 | Avenue M | Galveston
28000 FM 1463, Katy, TX 77494
  @universe/address-parser: 28000 | 1463 FM | Katy
  addressit: undefined | undefined | 28000 FM 1463, Katy
  @sroussey/parse-address: 28000 | FM 1463 | Katy
345 Rue De St Germain Ct, Katy, TX 77494
  @universe/address-parser: 345 | Rue De St Germain CT | Katy
  addressit:  | Germain Ct | Katy
  @sroussey/parse-address: 345 | Rue De St Germain Ct | Katy
12 W Lake Houston Pkwy
  @universe/address-parser: 12 | W Lake Houston PKWY | null
  addressit: 12 | W Lake Houston Pkwy | 
  @sroussey/parse-address: 12 | W Lk | undefined'
if [ "$seen" != "$expected" ]; then echo "This has changed: the finding is to be looked at again."; exit 1; fi
