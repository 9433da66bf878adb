import type { FieldError } from '../errors';
import { isRecord, textOf } from '../values';
import type { SourceTable } from './sourceTable';

/** An error as a source answers it. */
export interface SourceError {
  message: string;
  extensions?: Readonly<Record<string, unknown>> | undefined;
}

/** How sources name a field within their words; the first group is its name. */
const NAMED: readonly RegExp[] = [
  // graphql-js, of variables and of literals
  /[Ff]ield "(\w+)" of required type/g,
  /[Ff]ield "\w+\.(\w+)" of required type/g,
  /invalid value .* at "[\w.]*?\.?(\w+)"/g,
  // PostgreSQL, by way of PostGraphile or Hasura
  /column "(\w+)"/g,
  // Keystone: "  - Vendor.name: Name must not be empty"
  /^\s*- \w+\.(\w+): /gm,
  // Payload: "The following field is invalid: name"
  /following fields? (?:is|are) invalid: (\w+)/g,
];

const plain = (name: string): string => name.replaceAll(/[_\s]/g, '').toLowerCase();

/** The fields that an error names beside its words: Payload's list of errors, Directus' field. */
const listed = ({ message, extensions = {} }: SourceError): { name: string; words: string }[] => {
  const data = isRecord(extensions.data) ? extensions.data : extensions;
  const errors: unknown[] = Array.isArray(data.errors) ? data.errors : [];
  const each = errors.flatMap((error) => {
    const name = isRecord(error) ? (textOf(error.path) ?? textOf(error.field)) : null;
    return isRecord(error) && name !== null ? [{ name, words: textOf(error.message) ?? message }] : [];
  });
  const field = textOf(extensions.field);
  return field === null ? each : [...each, { name: field, words: message }];
};

/** A constraint of a database is named for its columns: `invoice_number_key`. */
const constrained = (message: string, table: SourceTable): string[] => {
  const [, constraint] = /constraint "(\w+)"/.exec(message) ?? [];
  if (constraint === undefined) return [];
  const found = table.fields
    .filter(({ path }) => path !== table.id && plain(constraint).includes(plain(path)))
    .toSorted((one, other) => other.path.length - one.path.length);
  return found.slice(0, 1).map(({ path }) => path);
};

/** The words of one field, where an error has a line for it. */
const wordsFor = (message: string, name: string): string => {
  const line = message.split('\n').find((one) => new RegExp(`^\\s*- \\w+\\.${name}: `).test(one));
  return line?.replace(/^\s*- \w+\.\w+: /, '') ?? message;
};

/** The fields of a table that a source refuses, in its own words; empty when it names none of them. */
export const refusedFields = (errors: readonly SourceError[], table: SourceTable): FieldError[] => {
  const refused = errors.flatMap((error) => {
    const { message } = error;
    const named = NAMED.flatMap((pattern) => [...message.matchAll(pattern)].flatMap(([, name]) => name ?? []));
    const all = [
      ...listed(error),
      ...[...named, ...constrained(message, table)].map((name) => ({ name, words: wordsFor(message, name) })),
    ];
    return all.flatMap(({ name, words }) => {
      const field = table.fields.find(({ path }) => plain(path) === plain(name.split('.')[0] ?? name));
      return field ? [{ path: field.name, message: words }] : [];
    });
  });
  return refused.filter(({ path }, at) => refused.findIndex((other) => other.path === path) === at);
};
