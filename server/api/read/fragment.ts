import type { SQL } from 'drizzle-orm';
import { textOfSql } from '../../db/statement';

/** The values of a statement in the making. */
export interface Values {
  readonly list: unknown[];
  /** Adds a value and answers its placeholder. */
  add(value: unknown): string;
}

/** A piece of SQL: puts its values among those of the statement that it stands in. */
export type Fragment = (values: Values) => string;

export const newValues = (): Values => {
  const list: unknown[] = [];
  return { list, add: (value) => `$${list.push(value)}` };
};

export const constant =
  (text: string): Fragment =>
  () =>
    text;

/** A condition made with Drizzle: worked out once, for however many statements. */
export const fragmentOf = (statement: SQL): Fragment => {
  const { text, values } = textOfSql(statement);
  return ({ add }) => {
    const placeholders = values.map(add);
    return text.replaceAll(/\$(\d+)/g, (_found, at: string) => placeholders[Number(at) - 1] ?? '');
  };
};
