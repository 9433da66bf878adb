import { foldText } from '#domain/foldText';
import { badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { streetWords } from '#domain/streetKey';
import { digitsSql } from '../../db/digits';
import { foldedPattern, foldedSql } from '../../db/folded';
import { idOf, runText, type Runner } from '../../db/statement';
import type { Actor } from '../../access/actor';
import { ROOT } from '../read/compilePlan';
import { newValues } from '../read/fragment';
import { scopeOf } from '../read/readResource';
import { nameOf } from '../crud/partChanges';
import type { Resource } from '../resource';
import { closed, comparedFor, digitsOf, likenessOf, PHONE_DIGITS, textsOf, type NewRecord } from './likeness';
import type { SimilarRecord } from '#domain/fields/similarRecord';

/** So many are enough to see that a record is there already. */
const MAX_FOUND = 5;

/**
 * Numbers and mails that a record has at most, and letters of each text: every one is looked for in every column, and
 * compared with every candidate [SEC-007].
 */
const MAX_GIVEN = 20;
const MAX_LETTERS = 500;

/** @throws AppError BAD_USER_INPUT that names what is too much */
const assertBounded = (wanted: NewRecord): void => {
  const lists = (['phones', 'emails'] as const).map((name) => [name, wanted[name] ?? []] as const);
  const texts = (['name', 'street', 'city', 'zip_code'] as const).map((name) => [name, [wanted[name] ?? '']] as const);
  const faults = [
    ...lists
      .filter(([, list]) => list.length > MAX_GIVEN)
      .map(([name]) => fieldIssue(name, 'max_entries', { max: MAX_GIVEN })),
    ...[...lists, ...texts]
      .filter(([, list]) => list.some((text) => text.length > MAX_LETTERS))
      .map(([name]) => fieldIssue(name, 'max_length', { max: MAX_LETTERS })),
  ];
  if (faults.length > 0) throw badInput(faults);
};

/** Candidates of each kind that are looked at. */
const MAX_CANDIDATES = 50;

/**
 * The stored records that a new one resembles: the same name however it is written, a phone number, an e-mail or a street
 * address of theirs [KEY-020]. Inactive ones too; of those out of the actor's reach nothing is told.
 * @throws AppError BAD_USER_INPUT for more numbers, mails or letters than a record has
 */
export const findSimilar = async (
  runner: Runner,
  whole: Resource,
  actor: Actor,
  wanted: NewRecord,
): Promise<SimilarRecord[]> => {
  assertBounded(wanted);
  const resource = comparedFor(whole, actor);
  const { entity, title, similar } = resource;
  if (!similar) return [];
  const { phones = [], emails = [], address, note = [] } = similar;
  const values = newValues();
  const own = (column: string): string => `${ROOT}."${column}"`;
  const name = closed(wanted.name ?? '');
  const numbers = [...new Set((wanted.phones ?? []).map(digitsOf))].filter((digits) => digits.length === PHONE_DIGITS);
  const mails = [...new Set((wanted.emails ?? []).map(foldText))].filter(Boolean);
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
