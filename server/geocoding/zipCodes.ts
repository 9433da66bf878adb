import lines from './zipCodes.json';

/** The middle of a ZIP code, with its city. */
export interface ZipCode {
  zip: string;
  city: string;
  county: string;
  state: string;
  lat: number;
  lon: number;
}

export const STATE_NAMES: Readonly<Record<string, string>> = {
  TX: 'Texas',
  LA: 'Louisiana',
  OK: 'Oklahoma',
  AR: 'Arkansas',
  NM: 'New Mexico',
};

const read = (line: string): ZipCode => {
  const [zip = '', city = '', county = '', state = '', lat, lon] = line.split('|');
  return { zip, city, county, state, lat: Number(lat), lon: Number(lon) };
};

const plain = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');

let known: { byZip: Map<string, ZipCode>; byCity: Map<string, ZipCode[]> } | null = null;

/** Read when the first address is looked up. */
const all = () => {
  if (known) return known;
  const codes = lines.map(read);
  const byCity = new Map<string, ZipCode[]>();
  for (const code of codes) byCity.set(plain(code.city), [...(byCity.get(plain(code.city)) ?? []), code]);
  known = { byZip: new Map(codes.map((code) => [code.zip, code])), byCity };
  return known;
};

/** A ZIP code of Texas, Louisiana, Oklahoma, Arkansas or New Mexico, also written as ZIP+4. */
export const zipCode = (zip: string): ZipCode | undefined => all().byZip.get(zip.trim().slice(0, 5));

/** The ZIP codes of a city's name, in whatever state. */
export const citiesZipCodes = (city: string): readonly ZipCode[] => all().byCity.get(plain(city)) ?? [];

const middle = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The ZIP code nearest to the middle of a city; of a city in several states that of the given one, else of Texas. */
export const cityZipCode = (city: string, state: string): ZipCode | undefined => {
  const codes = citiesZipCodes(city);
  const wanted = plain(state);
  const ofState = codes.filter(
    ({ state: code }) => wanted === plain(code) || wanted === plain(STATE_NAMES[code] ?? ''),
  );
  const texan = codes.filter((code) => code.state === 'TX');
  const among = wanted === '' ? (texan.length > 0 ? texan : codes) : ofState;
  const [lat, lon] = [middle(among.map((code) => code.lat)), middle(among.map((code) => code.lon))];
  const away = (code: ZipCode): number => Math.hypot(code.lat - lat, code.lon - lon);
  return among.toSorted((a, b) => away(a) - away(b))[0];
};
