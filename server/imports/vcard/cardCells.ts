import ICAL from 'ical.js';
import { z } from 'zod';

/** The names of the columns that the contacts of a file make. */
export const CARD_HEADS = [
  'Display Name',
  'First Name',
  'Last Name',
  'Organization',
  'Job Title',
  'Main Phone',
  'Alt. Phone',
  'Fax',
  'Email',
  'Address',
  'City',
  'State',
  'Zip',
  'Website',
  'Notes',
] as const;

const property = z.tuple([z.string(), z.record(z.string(), z.unknown()), z.string()]).rest(z.unknown());
const parsed = z.tuple([z.literal('vcard'), z.array(property)]).rest(z.unknown());
type Property = z.infer<typeof property>;

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap(textsIn) : typeof value === 'string' ? [value.trim()] : [];

const typesOf = ([, { type = [] }]: Property): string[] => textsIn([type]).map((one) => one.toLowerCase());

/** `tel:+1-832-555-0177;ext=5` as people write it. */
const phoneText = (value: string): string => value.replace(/^tel:/i, '').replace(/;ext=/i, ' x');

const withPreferred = (all: readonly Property[]): Property[] =>
  all.toSorted((a, b) => Number(typesOf(b).includes('pref')) - Number(typesOf(a).includes('pref')));

const parse = (lines: readonly string[]): Property[] | null => {
  try {
    const card = parsed.safeParse(ICAL.parse(`${lines.join('\r\n')}\r\n`));
    return card.success ? card.data[1] : null;
  } catch {
    return null;
  }
};

/**
 * The cells of a contact, under CARD_HEADS. Several phones or mails stand in one cell, as other programs join them.
 * @param lines of one card, from BEGIN to END, as they were folded
 * @returns null for what is no vCard of version 3.0 or 4.0
 */
export const cardCells = (lines: readonly string[]): string[] | null => {
  const all = parse(lines);
  if (!all) return null;
  const of = (name: string): Property[] => all.filter(([own]) => own === name);
  const first = (name: string): string => textsIn(of(name)[0]?.slice(3)).find((text) => text !== '') ?? '';
  if (!['3.0', '4.0'].includes(first('version'))) return null;
  const name: unknown = of('n')[0]?.[3];
  const [last, given]: unknown[] = Array.isArray(name) ? name : [];
  const phones = withPreferred(of('tel')).map((one) => ({
    text: phoneText(textsIn(one.slice(3))[0] ?? ''),
    types: typesOf(one),
  }));
  const isFax = ({ types }: { types: string[] }): boolean => types.includes('fax');
  const spoken = phones.filter((one) => !isFax(one) && one.text !== '');
  const address = withPreferred(of('adr'))[0]?.[3];
  const [box, extended, street, city, state, zip] = (Array.isArray(address) ? address : []).map((part: unknown) =>
    textsIn([part]).filter(Boolean).join(', '),
  );
  const [, ...more] = spoken;
  return [
    first('org') || first('fn'),
    textsIn([given]).join(' '),
    textsIn([last]).join(' '),
    first('org'),
    first('title'),
    spoken[0]?.text ?? '',
    more.map(({ text }) => text).join(' ::: '),
    phones.find(isFax)?.text ?? '',
    withPreferred(of('email'))
      .flatMap((one) => textsIn(one.slice(3)))
      .join(' ::: '),
    [box, street, extended]
      .filter(Boolean)
      .join(', ')
      .replaceAll(/\s*\n\s*/g, ', '),
    city ?? '',
    state ?? '',
    zip ?? '',
    first('url'),
    of('note')
      .flatMap((one) => textsIn(one.slice(3)))
      .join('\n'),
  ];
};
