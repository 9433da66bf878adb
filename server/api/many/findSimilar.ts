import { foldText } from '#domain/foldText';
import { isSameAddress, streetWords } from '#domain/streetKey';
import { textOf } from '#domain/values';
import { digitsSql } from '../../db/digits';
import { foldedPattern, foldedSql } from '../../db/folded';
import { idOf, runText, type Row, type Runner } from '../../db/statement';
import type { Actor } from '../../access/actor';
import { ROOT } from '../read/compilePlan';
import { newValues } from '../read/fragment';
import { scopeOf } from '../read/readResource';
import { nameOf } from '../crud/partChanges';
import type { Resource } from '../resource';

/** What is known of a record that is about to be made. */
export interface NewRecord {
  name?: string | null | undefined;
  phones?: readonly string[] | null | undefined;
  emails?: readonly string[] | null | undefined;
  street?: string | null | undefined;
  city?: string | null | undefined;
  zip_code?: string | null | undefined;
  /** The record that it will belong to. */
  within?: number | null | undefined;
}

/** In what a stored record resembles a new one. */
type Likeness = 'name' | 'phone' | 'email' | 'address';

export interface SimilarRecord {
  id: number;
  name: string;
  /** What tells it from others of its name. */
  note: string;
  likeness: Likeness[];
  is_inactive: boolean;
}

/** So many are enough to see that a record is there already. */
const MAX_FOUND = 5;

/** Candidates of each kind that are looked at. */
const MAX_CANDIDATES = 50;

const PHONE_DIGITS = 10;

const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-PHONE_DIGITS);

/** A name without blanks: "Lark Mere" is "Larkmere". */
const closed = (name: string): string => foldText(name).replaceAll(' ', '');

const textsOf = (row: Row, columns: readonly string[]): string[] =>
  columns.flatMap((column) => textOf(row[column]) ?? []).filter((text) => text !== '');

const likenessOf = ({ title, similar = {} }: Resource, row: Row, wanted: NewRecord): Likeness[] => {
  const { phones = [], emails = [], address } = similar;
  const ownPhones = new Set((wanted.phones ?? []).map(digitsOf).filter((digits) => digits.length === PHONE_DIGITS));
  const ownEmails = new Set((wanted.emails ?? []).map(foldText).filter(Boolean));
  const isNamed = closed(wanted.name ?? '') !== '' && closed(nameOf(title, row)) === closed(wanted.name ?? '');
  const isWithin = similar.within === undefined || row[similar.within] === wanted.within;
  return [
    ...(isNamed && isWithin ? (['name'] as const) : []),
    ...(textsOf(row, phones).some((phone) => ownPhones.has(digitsOf(phone))) ? (['phone'] as const) : []),
    ...(textsOf(row, emails).some((email) => ownEmails.has(foldText(email))) ? (['email'] as const) : []),
    ...(address &&
    isSameAddress(
      { address_line_1: wanted.street ?? null, city: wanted.city ?? null, zip_code: wanted.zip_code ?? null },
      {
        address_line_1: textOf(row[address]),
        city: textOf(row.city),
        zip_code: textOf(row.zip_code),
      },
    )
      ? (['address'] as const)
      : []),
  ];
};

/**
 * The stored records that a new one resembles: the same name however it is written, a phone number, an e-mail or a street
 * address of theirs [KEY-020]. Inactive ones too; of those out of the actor's reach nothing is told.
 */
export const findSimilar = async (
  runner: Runner,
  resource: Resource,
  actor: Actor,
  wanted: NewRecord,
): Promise<SimilarRecord[]> => {
  const { entity, title, similar } = resource;
  if (!similar) return [];
  const { phones = [], emails = [], address, note = [] } = similar;
  const values = newValues();
  const own = (column: string): string => `${ROOT}."${column}"`;
  const name = closed(wanted.name ?? '');
  const numbers = (wanted.phones ?? []).map(digitsOf).filter((digits) => digits.length === PHONE_DIGITS);
  const mails = (wanted.emails ?? []).map(foldText).filter(Boolean);
  const street = address ? streetWords(wanted.street) : [];
  const full = foldedSql(`concat_ws(' ', ${title.map(own).join(', ')})`);
  const conditions = [
    ...(name === '' ? [] : [`replace(${full}, ' ', '') = ${values.add(name)}`]),
    ...phones.flatMap((column) =>
      numbers.map((digits) => `${digitsSql(own(column))} like ${values.add(`%${digits}`)}`),
    ),
    ...emails.flatMap((column) => mails.map((mail) => `${foldedSql(own(column))} = ${values.add(mail)}`)),
    ...(address && street.length > 0
      ? [
          `(${street.map((word) => `${foldedSql(own(address))} like ${values.add(foldedPattern(word))}`).join(' and ')})`,
        ]
      : []),
  ];
  if (conditions.length === 0) return [];
  const where = [
    `(${conditions.join(' or ')})`,
    ...(entity.isSoft ? [`${ROOT}.deleted_at is null`] : []),
    ...scopeOf(resource, actor).map((fragment) => fragment(values)),
  ];
  const rows = await runText(
    runner,
    `select ${ROOT}.* from "${entity.name}" ${ROOT} where ${where.join(' and ')} order by ${ROOT}.id desc limit ${MAX_CANDIDATES}`,
    values.list,
  );
  return rows
    .map((row) => ({ row, likeness: likenessOf(resource, row, wanted) }))
    .filter(({ likeness }) => likeness.length > 0)
    .toSorted((a, b) => b.likeness.length - a.likeness.length)
    .slice(0, MAX_FOUND)
    .map(({ row, likeness }) => ({
      id: idOf(row),
      name: nameOf(title, row),
      note: textsOf(row, note).join(', '),
      likeness,
      is_inactive: row.is_active === false,
    }));
};
