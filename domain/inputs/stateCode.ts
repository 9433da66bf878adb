import { plainInput } from './plainInput';

/** The states and territories of the United States as the post writes them, by name. */
const CODES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    AL: 'Alabama',
    AK: 'Alaska',
    AZ: 'Arizona',
    AR: 'Arkansas',
    CA: 'California',
    CO: 'Colorado',
    CT: 'Connecticut',
    DE: 'Delaware',
    DC: 'District of Columbia',
    FL: 'Florida',
    GA: 'Georgia',
    HI: 'Hawaii',
    ID: 'Idaho',
    IL: 'Illinois',
    IN: 'Indiana',
    IA: 'Iowa',
    KS: 'Kansas',
    KY: 'Kentucky',
    LA: 'Louisiana',
    ME: 'Maine',
    MD: 'Maryland',
    MA: 'Massachusetts',
    MI: 'Michigan',
    MN: 'Minnesota',
    MS: 'Mississippi',
    MO: 'Missouri',
    MT: 'Montana',
    NE: 'Nebraska',
    NV: 'Nevada',
    NH: 'New Hampshire',
    NJ: 'New Jersey',
    NM: 'New Mexico',
    NY: 'New York',
    NC: 'North Carolina',
    ND: 'North Dakota',
    OH: 'Ohio',
    OK: 'Oklahoma',
    OR: 'Oregon',
    PA: 'Pennsylvania',
    RI: 'Rhode Island',
    SC: 'South Carolina',
    SD: 'South Dakota',
    TN: 'Tennessee',
    TX: 'Texas',
    UT: 'Utah',
    VT: 'Vermont',
    VA: 'Virginia',
    WA: 'Washington',
    WV: 'West Virginia',
    WI: 'Wisconsin',
    WY: 'Wyoming',
    AS: 'American Samoa',
    GU: 'Guam',
    MP: 'Northern Mariana Islands',
    PR: 'Puerto Rico',
    VI: 'Virgin Islands',
  }).flatMap(([code, name]) => [
    [code, code],
    [name.toUpperCase(), code],
  ]),
);

/** Names that Spanish and old abbreviations give a state, where they are not its own. */
const ALSO: ReadonlyMap<string, string> = new Map([
  ['TEX', 'TX'],
  ['TEJAS', 'TX'],
  ['LUISIANA', 'LA'],
  ['NUEVO MEXICO', 'NM'],
  ['NUEVA YORK', 'NY'],
  ['WASHINGTON DC', 'DC'],
]);

/**
 * The two letters of a state that is written as its code, with points, or in full; null for anything else
 * [KEY-012 BLDR-007 HOM-004].
 */
export const stateCodeOf = (text: string): string | null => {
  const written = plainInput(text)
    .normalize('NFD')
    .replaceAll(/[\p{Diacritic}.,]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toUpperCase();
  const bare = /^[A-Z] [A-Z]$/.test(written) ? written.replace(' ', '') : written;
  return CODES.get(bare) ?? ALSO.get(bare) ?? null;
};
