import { foldText } from '#domain/foldText';
import type { Likeness } from '#domain/fields/similarRecord';
import type { ImportSimilar } from '#domain/imports/importReport';
import { streetKey } from '#domain/streetKey';
import { numberOf, textOf } from '#domain/values';
import { nameOf } from '../api/crud/partChanges';
import { closed, comparedFor, digitsOf, likenessOf, PHONE_DIGITS, textsOf, type NewRecord } from '../api/many/likeness';
import { newValues } from '../api/read/fragment';
import { scopeOf } from '../api/read/readResource';
import type { Resource } from '../api/resource';
import { digitsSql } from '../db/digits';
import { foldedSql } from '../db/folded';
import { idOf, numberIn, runText, type Row } from '../db/statement';
import type { Mutation } from '../pipeline/mutation';
import type { Draft } from './draft';

/** So many are told; a file of doubles is seen from fewer. */
const MAX_TOLD = 100;

/** What new rows so far say of themselves, by what two records are compared by: the first row that said it. */
type FirstLines = Map<string, number>;

export interface SimilarRows {
  /** Looks at the new rows of a batch, before they are written. */
  look(drafts: readonly Draft[]): Promise<void>;
  list(): ImportSimilar[];
}

const newRecordOf = (resource: Resource, { values }: Draft): NewRecord => {
  const { phones = [], emails = [], address, within } = resource.similar ?? {};
  return {
    name: nameOf(resource.title, { ...values, id: 0 }),
    phones: textsOf(values, phones),
    emails: textsOf(values, emails),
    street: address ? textOf(values[address]) : null,
    city: textOf(values.city),
    zip_code: textOf(values.zip_code),
    within: within ? numberOf(values[within]) : null,
  };
};

/** By what a new record is compared with earlier rows of the file. */
const marksOf = ({ name, phones, emails, street, city, zip_code, within }: NewRecord): [Likeness, string][] => {
  const key = streetKey(street);
  const place = (zip_code ?? '').slice(0, 5) || foldText(city ?? '');
  return [
    ...(closed(name ?? '') === ''
      ? []
      : [['name', `name ${within ?? ''} ${closed(name ?? '')}`] as [Likeness, string]]),
    ...(phones ?? [])
      .map(digitsOf)
      .filter((digits) => digits.length === PHONE_DIGITS)
      .map((digits): [Likeness, string] => ['phone', `phone ${digits}`]),
    ...(emails ?? []).map((mail): [Likeness, string] => ['email', `email ${foldText(mail)}`]),
    ...(key === '' ? [] : [['address', `address ${key} ${place}`] as [Likeness, string]]),
  ];
};

/** The stored records that may resemble some new ones, in one statement. */
const candidates = async (
  { client, actor }: Mutation,
  resource: Resource,
  wanted: readonly NewRecord[],
  last: number,
): Promise<Row[]> => {
  const { entity, title, similar = {} } = resource;
  const { phones = [], emails = [], address } = similar;
  const values = newValues();
  const own = (column: string): string => `t0."${column}"`;
  const listed = (texts: readonly string[]): string => `any(${values.add([...new Set(texts)])}::text[])`;
  const names = wanted.map(({ name }) => closed(name ?? '')).filter(Boolean);
  const numbers = wanted
    .flatMap((one) => (one.phones ?? []).map(digitsOf))
    .filter((one) => one.length === PHONE_DIGITS);
  const mails = wanted.flatMap((one) => (one.emails ?? []).map(foldText)).filter(Boolean);
  const houses = wanted.map(({ street }) => streetKey(street).split(' ')[0] ?? '').filter(Boolean);
  const full = foldedSql(`concat_ws(' ', ${title.map(own).join(', ')})`);
  const conditions = [
    ...(names.length > 0 ? [`replace(${full}, ' ', '') = ${listed(names)}`] : []),
    ...(numbers.length > 0 ? phones.map((column) => `right(${digitsSql(own(column))}, 10) = ${listed(numbers)}`) : []),
    ...(mails.length > 0 ? emails.map((column) => `${foldedSql(own(column))} = ${listed(mails)}`) : []),
    ...(address && houses.length > 0 ? [`split_part(${foldedSql(own(address))}, ' ', 1) = ${listed(houses)}`] : []),
  ];
  if (conditions.length === 0) return [];
  const where = [
    `(${conditions.join(' or ')})`,
    // Not those that this very import has made.
    `t0.id <= ${values.add(last)}`,
    ...(entity.isSoft ? ['t0.deleted_at is null'] : []),
    ...scopeOf(resource, actor).map((fragment) => fragment(values)),
  ];
  return runText(
    client,
    `select t0.* from "${entity.name}" t0 where ${where.join(' and ')} order by t0.id desc`,
    values.list,
  );
};

/**
 * Tells which new rows of a file resemble a stored record or an earlier row, by name, phone, e-mail or address, before
 * anything is written for good [KEY-020]. It changes nothing of what becomes of them.
 */
export const similarRows = async (mutation: Mutation, whole: Resource): Promise<SimilarRows> => {
  const resource = comparedFor(whole, mutation.actor);
  const told: ImportSimilar[] = [];
  const said: FirstLines = new Map();
  const { similar } = resource;
  if (!similar) return { look: async () => undefined, list: () => [] };
  const [row] = await runText(
    mutation.client,
    `select coalesce(max(id), 0)::int as last from "${resource.entity.name}"`,
    [],
  );
  const last = row ? numberIn(row, 'last') : 0;
  const earlierOf = (wanted: NewRecord, number: number): { row: number; likeness: Likeness[] } | null => {
    const marks = marksOf(wanted);
    const met = marks.flatMap(([likeness, mark]) => {
      const first = said.get(mark);
      return first === undefined ? [] : [{ first, likeness }];
    });
    for (const [, mark] of marks) if (!said.has(mark)) said.set(mark, number);
    const [one] = met;
    return one
      ? { row: one.first, likeness: met.filter(({ first }) => first === one.first).map(({ likeness }) => likeness) }
      : null;
  };
  return {
    look: async (drafts) => {
      const fresh = drafts
        .filter(({ outcome, isRefused }) => outcome === 'c' && !isRefused)
        .map((draft) => ({ draft, wanted: newRecordOf(resource, draft) }));
      if (fresh.length === 0 || told.length >= MAX_TOLD) return;
      const stored = await candidates(
        mutation,
        resource,
        fresh.map(({ wanted }) => wanted),
        last,
      );
      for (const { draft, wanted } of fresh) {
        const alike = stored
          .map((one) => ({ one, likeness: likenessOf(resource, one, wanted) }))
          .filter(({ likeness }) => likeness.length > 0)
          .toSorted((a, b) => b.likeness.length - a.likeness.length)[0];
        const earlier = earlierOf(wanted, draft.number);
        if ((!alike && !earlier) || told.length >= MAX_TOLD) continue;
        const of = alike
          ? [nameOf(resource.title, alike.one), ...textsOf(alike.one, similar.note ?? [])].join(', ')
          : '';
        told.push({
          row: draft.number,
          name: wanted.name ?? '',
          id: alike ? idOf(alike.one) : null,
          of,
          of_row: alike ? null : (earlier?.row ?? null),
          is_inactive: alike?.one.is_active === false,
          likeness: [...new Set(alike ? alike.likeness : (earlier?.likeness ?? []))],
        });
      }
    },
    list: () => told,
  };
};
