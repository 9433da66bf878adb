/** A place on the earth in degrees. */
export interface TypedPlace {
  lat: number;
  lon: number;
}

const DECIMALS = 1e7;
const rounded = (degrees: number): number => Math.round(degrees * DECIMALS) / DECIMALS;

const placed = (lat: number, lon: number): TypedPlace | null =>
  Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat: rounded(lat), lon: rounded(lon) } : null;

const NUMBER = String.raw`[+\-−]?\d{1,3}(?:\.\d+)?`;
const numberOf = (text: string): number => Number(text.replace('−', '-'));

/** Where map programs write the place in a link: @29.7,-95.8 and q=29.7,-95.8 and the like, and geo:29.7,-95.8. */
const IN_LINK = new RegExp(
  `(?:@|!3d|geo:|[?&/](?:q|ll|sll|query|center|destination|daddr|dest)=(?:loc:)?)(${NUMBER})(?:,|%2C|!4d)\\s*(${NUMBER})`,
  'i',
);

const PAIR = new RegExp(`^(${NUMBER})\\s*°?\\s*[,;\\s]\\s*(${NUMBER})\\s*°?$`);

/** One coordinate with its letter: 29°46'52.4"N, N 29.78, 95.81 W. */
const LETTERED =
  /^(?:(?<before>[NSEWO])\s*)?(?<degrees>\d{1,3}(?:\.\d+)?)\s*°?\s*(?:(?<minutes>\d{1,2}(?:\.\d+)?)\s*['’′]\s*)?(?:(?<seconds>\d{1,2}(?:\.\d+)?)\s*(?:"|”|″|'')\s*)?(?<after>[NSEWO])?$/i;

const letteredOf = (text: string): { degrees: number; isLat: boolean } | null => {
  const { before, degrees, minutes = '0', seconds = '0', after } = LETTERED.exec(text.trim())?.groups ?? {};
  const letter = (before ?? after ?? '').toUpperCase();
  if (degrees === undefined || letter === '' || (before && after) || Number(minutes) >= 60 || Number(seconds) >= 60)
    return null;
  const value = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  // "O" is oeste: people paste from maps in Spanish too.
  return { degrees: 'SWO'.includes(letter) ? -value : value, isLat: 'NS'.includes(letter) };
};

/** Between two lettered coordinates: a comma, or the blank after a letter or before one. */
const halves = (text: string): [string, string] | null => {
  const found =
    /^(.+?)\s*[,;]\s*(.+)$/.exec(text) ??
    /^([NSEWO].+?)\s+([NSEWO].+)$/i.exec(text) ??
    /^(.+?[NSEWO])\s+(.+)$/i.exec(text);
  return found?.[1] && found[2] ? [found[1], found[2]] : null;
};

/**
 * The place that was typed or pasted: "29.7812, -95.8123", 29°46'52.4"N 95°48'44.4"W, or a link of a map program. Null
 * for anything else: nothing is guessed [KEY-020].
 */
export const parsePlace = (typed: string): TypedPlace | null => {
  const text = typed.trim();
  const link = /^(https?:|geo:)/i.test(text) ? IN_LINK.exec(text) : PAIR.exec(text);
  if (link?.[1] && link[2]) return placed(numberOf(link[1]), numberOf(link[2]));
  const [one, other] = (halves(text) ?? []).map(letteredOf);
  if (!one || !other || one.isLat === other.isLat) return null;
  return one.isLat ? placed(one.degrees, other.degrees) : placed(other.degrees, one.degrees);
};

/** A place as it is shown in a field: five decimals are a yard. */
export const placeText = ({ lat, lon }: TypedPlace): string => `${lat}, ${lon}`;

/** The United States with Alaska and Hawaii, roughly: whoever forgets the minus stands in Asia. */
export const isInUnitedStates = ({ lat, lon }: TypedPlace): boolean => lat > 18 && lat < 72 && lon > -180 && lon < -65;
