import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { FieldKind } from '../../../domain/fields/descriptor';

/** What is offered in a list, by its name and what is stored of it. */
export interface HandOption {
  name: string;
  stored: string | number;
}

/** What a hand needs to know of a field. */
export interface HandField {
  /** Where its value stands in what is stored: `gunite_details.gunite_history.0.yardage`. */
  name: string;
  /** By which its input is found; by `name` where it has none. */
  label?: string;
  /** Which one of several inputs of that label, from the top, 0 the first. */
  nth?: number;
  kind: FieldKind;
  max?: number | undefined;
  min?: number | undefined;
  scale?: number | undefined;
  unit?: string | undefined;
  required?: boolean;
  /** A text that stands for a number, as the quantities of orders do. */
  isWhole?: boolean;
  /** The largest number, where a rule bounds it. */
  most?: number | undefined;
  /** Takes sums, as counts do. */
  takesSums?: boolean;
  /** Of a picker, all that it offers. */
  options?: readonly HandOption[];
  /** Its entries are searched by the server: nothing can be chosen while that is away. */
  isSearched?: boolean;
  /** All that is typed into it, where its kind does not say that. */
  meanings?: readonly Meaning[];
  /** An empty box that adds to a list: it is empty again once it was saved. */
  isBox?: boolean;
}

/** A text that is typed, and what it means: the stored value, or nothing at all. */
export type Meaning = { text: string; stored: Stored } | { text: string; isRefused: true };
export type Stored = string | number | boolean | null;

export const isRefused = (meaning: Meaning): meaning is { text: string; isRefused: true } => 'isRefused' in meaning;

const means = (text: string, stored: Stored): Meaning => ({ text, stored });
const refused = (text: string): Meaning => ({ text, isRefused: true });

const two = (value: number): string => String(value).padStart(2, '0');
const grouped = (value: number): string => value.toLocaleString('en-US');
const LETTERS = Array.from("abcdefghij klmnop qrstuvwxyz ABCDEFGHIJ KLMNOPQRSTUVWXYZ 0123456789 -.,'&/ñéüç");

/** Names that must be unique are not those of an earlier run on the same server. */
const RUN = randomUUID().slice(0, 3);
let named = 0;
/** Begins each text: no two of them are the same, so that none is a name that is taken. */
const unique = (): string => {
  named += 1;
  return `Q${RUN}${named.toString(36)}`;
};

/** A line of words, of one blank between them and none at its ends, of at most so many characters. */
const words = (most: number): fc.Arbitrary<string> =>
  fc
    .string({ unit: fc.constantFrom(...LETTERS), minLength: 4, maxLength: Math.min(most, 24) })
    .map((text) => `${unique()} ${text.replaceAll(/\s+/g, ' ').trim()}`.slice(0, most).trim());

const texts = ({ max = 100 }: HandField): fc.Arbitrary<Meaning> =>
  fc.oneof(
    { weight: 6, arbitrary: words(max).map((text) => means(text, text)) },
    { weight: 2, arbitrary: words(max - 2).map((text) => means(` ${text} `, text)) },
    ...(max <= 50 ? [{ weight: 1, arbitrary: fc.constant(refused('W'.repeat(max + 1))) }] : []),
  );

const wholes = ({ min, most = 90_000 }: HandField): fc.Arbitrary<Meaning> => {
  const least = Math.max(min ?? 0, 0);
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.integer({ min: least, max: Math.min(900, most) }).map((value) => means(String(value), value)),
    },
    ...(most >= 90_000
      ? [{ weight: 1, arbitrary: fc.integer({ min: 1000, max: 90_000 }).map((value) => means(grouped(value), value)) }]
      : [
          {
            weight: 1,
            arbitrary: fc.integer({ min: most + 1, max: most + 900 }).map((value) => refused(String(value))),
          },
        ]),
    { weight: 1, arbitrary: fc.integer({ min: least, max: 90 }).map((value) => means(` ${value}`, value)) },
    {
      weight: 2,
      arbitrary: fc.constantFrom('1.5', '850-900', 'abc', '3 1/2', '1e3', '12x', '99999999999').map(refused),
    },
    ...(min !== undefined && min >= 0
      ? [{ weight: 1, arbitrary: fc.integer({ min: 1, max: 50 }).map((value) => refused(`-${value}`)) }]
      : []),
  );
};

const lengths = (unit: string): fc.Arbitrary<Meaning> => {
  const [feet, inches] = [fc.integer({ min: 1, max: 40 }), fc.constantFrom(0, 3, 6, 9)];
  return fc
    .tuple(feet, inches, fc.constantFrom(`F'I"`, `F' I"`, 'F ft I in', 'Fft Iin'))
    .map(([f, i, form]) =>
      means(form.replace('F', String(f)).replace(/I(?=["i ])/, String(i)), unit === 'ft' ? f + i / 12 : f * 12 + i),
    );
};

const decimals = ({ min, most = 90_000, scale = 2, unit }: HandField): fc.Arbitrary<Meaning> => {
  const least = Math.max(1, min ?? 1);
  // A half is added to some of them.
  const whole = fc.integer({ min: least, max: Math.min(900, most - 1) });
  return fc.oneof(
    { weight: 3, arbitrary: whole.map((value) => means(String(value), value)) },
    {
      weight: 2,
      arbitrary: fc.tuple(whole, fc.integer({ min: 1, max: 9 })).map(([a, b]) => means(`${a}.${b}`, a + b / 10)),
    },
    { weight: 2, arbitrary: whole.map((value) => means(`${value} 1/2`, value + 0.5)) },
    { weight: 1, arbitrary: whole.map((value) => means(`${value},5`, value + 0.5)) },
    ...(scale < 3 && most > 1000
      ? [{ weight: 1, arbitrary: fc.integer({ min: 1000, max: 90_000 }).map((value) => means(grouped(value), value)) }]
      : []),
    ...(unit === 'ft' || unit === 'in' ? [{ weight: 3, arbitrary: lengths(unit) }] : []),
    {
      weight: 2,
      arbitrary: fc.constantFrom('850-900', '1.23456', 'abc', '5/2', '1e3', '..', '12 7', '$5$').map(refused),
    },
    ...(min !== undefined && min >= 0 ? [{ weight: 1, arbitrary: fc.constantFrom('-5', '(15)').map(refused) }] : []),
  );
};

const money: fc.Arbitrary<Meaning> = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 900 }).map((value) => means(String(value), value)) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.integer({ min: 1000, max: 9000 }), fc.integer({ min: 10, max: 99 }))
      .map(([dollars, cents]) => means(`$${grouped(dollars)}.${cents}`, dollars + cents / 100)),
  },
  { weight: 2, arbitrary: fc.constantFrom('1.234', 'abc', '5-6', '12 7', '-3').map(refused) },
);

const phones: fc.Arbitrary<Meaning> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(
        fc.integer({ min: 201, max: 989 }),
        fc.integer({ min: 0, max: 9999 }),
        fc.constantFrom('A-555-N', 'A.555.N', 'A555N', '1-A-555-N', '+1 A 555 N', '(A) 555-N', '(A)555-N'),
      )
      .map(([area, number, form]) => {
        const last = String(number).padStart(4, '0');
        return means(form.replace('A', String(area)).replace('N', last), `(${area}) 555-${last}`);
      }),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('555-0190', '713-555-01901', '+52 81 8555 0142', '713-555-POOL', '71').map(refused),
  },
);

const addresses: fc.Arbitrary<Meaning> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.stringMatching(/^[a-z]{3,8}$/).map((name) => `${unique().toLowerCase()}${name}`),
        fc.stringMatching(/^[a-z]{3,8}$/),
      )
      .map(([name, host]) => means(`${name}@${host}.test`, `${name}@${host}.test`)),
  },
  { weight: 1, arbitrary: fc.constantFrom('nope', 'a@b', 'a b@c.test', '@pools.test').map(refused) },
);

const sites: fc.Arbitrary<Meaning> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .stringMatching(/^[a-z]{3,8}$/)
      .map((host) => means(`https://${host}.test/a`, `https://${host}.test/a`)),
  },
  {
    weight: 1,
    arbitrary: fc.stringMatching(/^[a-z]{3,8}$/).map((host) => means(`www.${host}.test`, `https://www.${host}.test`)),
  },
  { weight: 1, arbitrary: fc.constantFrom('nope', 'ftp://a.test', 'http://').map(refused) },
);

const states: fc.Arbitrary<Meaning> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(['TX', 'TX'], ['ok', 'OK'], ['Texas', 'TX'], ['Louisiana', 'LA'], ['new mexico', 'NM'])
      .map(([text = '', code = '']) => means(text, code)),
  },
  { weight: 1, arbitrary: fc.constantFrom('ZZ', 'Texs', 'Ontario').map(refused) },
);

const zips: fc.Arbitrary<Meaning> = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 10_000, max: 99_999 }).map((zip) => means(String(zip), String(zip))) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.integer({ min: 10_000, max: 99_999 }),
        fc.integer({ min: 1000, max: 9999 }),
        fc.constantFrom('-', ' - ', ' '),
      )
      .map(([zip, more, between]) => means(`${zip}${between}${more}`, `${zip}-${more}`)),
  },
  { weight: 1, arbitrary: fc.constantFrom('7744', 'ABCDE', '77441-04').map(refused) },
);

const dates: fc.Arbitrary<Meaning> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(
        fc.integer({ min: 2025, max: 2027 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 28 }),
        fc.constantFrom('M/D/Y', '0M/0D/Y', '0M0DY', 'M-D-Y', 'M/D/y'),
      )
      .map(([year, month, day, form]) =>
        means(
          form
            .replace('0M', two(month))
            .replace('0D', two(day))
            .replace('M', String(month))
            .replace('D', String(day))
            .replace('Y', String(year))
            .replace('y', String(year % 100)),
          `${year}-${two(month)}-${two(day)}`,
        ),
      ),
  },
  { weight: 2, arbitrary: fc.constantFrom('13/45/2026', '2/30/2026', '12', '99/99').map(refused) },
);

const times: fc.Arbitrary<Meaning> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.integer({ min: 1, max: 11 }), fc.constantFrom(0, 15, 30, 45), fc.constantFrom('a', 'p', ' AM', ' PM'))
      .map(([hour, minute, half]) =>
        means(`${hour}:${two(minute)}${half}`, `${two(/p/i.test(half) ? hour + 12 : hour)}:${two(minute)}`),
      ),
  },
  { weight: 1, arbitrary: fc.constantFrom('24:00', '7:60', 'noon').map(refused) },
);

/** A count: whole numbers, and sums of them as one walks along the shelves. */
const counts: fc.Arbitrary<Meaning> = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 40 }).map((value) => means(String(value), value)) },
  {
    weight: 3,
    arbitrary: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 2, maxLength: 4 }).map((all) =>
      means(
        all.join('+'),
        all.reduce((sum, one) => sum + one, 0),
      ),
    ),
  },
  // What was broken or counted twice is taken off.
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.integer({ min: 5, max: 40 }), fc.integer({ min: 1, max: 5 }))
      .map(([all, off]) => means(`${all}-${off}`, all - off)),
  },
  { weight: 2, arbitrary: fc.constantFrom('1.5', '2 1/2', '12 7', 'abc', '1+', '--3').map(refused) },
);

const flags: fc.Arbitrary<Meaning> = fc.boolean().map((value) => means(String(value), value));

/** The names that no other name of the list begins with or holds: any rule of choosing means the same by them. */
const picks = (options: readonly HandOption[]): fc.Arbitrary<Meaning> | null => {
  const clear = options.filter(
    ({ name }) => options.filter((other) => other.name.toLowerCase().includes(name.toLowerCase())).length === 1,
  );
  return clear.length === 0
    ? null
    : fc.oneof(
        {
          weight: 4,
          arbitrary: fc
            .tuple(fc.constantFrom(...clear), fc.boolean())
            .map(([{ name, stored }, isLower]) => means(isLower ? name.toLowerCase() : name, stored)),
        },
        { weight: 1, arbitrary: fc.constantFrom('zzqq', 'none of these').map(refused) },
      );
};

/** What may be typed into a field, and what it means, by its kind: the table of meanings [KEY-010 KEY-011 KEY-012 KEY-004]. */
const meaningsOf = (field: HandField): fc.Arbitrary<Meaning> | null => {
  if (field.meanings) return fc.constantFrom(...field.meanings);
  if (field.options) return picks(field.options);
  if (field.takesSums) return counts;
  switch (field.kind) {
    case 'String':
    case 'LongText':
      return texts(field);
    case 'Int':
      return wholes(field);
    case 'Quantity':
      return field.isWhole ? wholes(field) : decimals(field);
    case 'Money':
      return money;
    case 'PhoneNumber':
      return phones;
    case 'EmailAddress':
      return addresses;
    case 'URL':
      return sites;
    case 'StateCode':
      return states;
    case 'PostalCode':
      return zips;
    case 'Date':
      return dates;
    case 'Time':
      return times;
    case 'Boolean':
      return flags;
    default:
      return null;
  }
};

export const isTyped = (field: HandField): boolean => meaningsOf(field) !== null;

/**
 * One meaning for a field.
 * @param seed the same seed is the same meaning
 * @param wish `good` for one that is stored
 */
export const meaningOf = (field: HandField, seed: number, wish: 'any' | 'good'): Meaning => {
  const all = meaningsOf(field);
  if (!all) throw new Error(`nothing is typed into ${field.name}`);
  const wanted = wish === 'good' ? all.filter((meaning) => !isRefused(meaning)) : all;
  const [one] = fc.sample(wanted, { seed, numRuns: 1 });
  if (!one) throw new Error(`no meaning for ${field.name}`);
  return one;
};

/** Whether what is stored is what was meant: fractions are rounded to the digits that the field keeps. */
export const isStored = (field: HandField, wanted: Stored, found: unknown): boolean => {
  if (typeof wanted !== 'number')
    return typeof found === 'string' && field.kind === 'Time'
      ? found.slice(0, 5) === wanted
      : (found ?? null) === wanted;
  return Math.abs(Number(found) - wanted) <= 0.5 * 10 ** -(field.scale ?? 2) + 1e-9;
};
