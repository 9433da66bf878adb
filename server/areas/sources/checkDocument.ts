import { Kind, parse, type DocumentNode, type SelectionSetNode } from 'graphql';
import { AppError } from '#domain/errors';
import type { SourceTable } from '#domain/sources/sourceTable';

/** Letters of a document, fields within fields, and fields in all: what the largest of our own client's needs, doubled. */
const MAX = { letters: 60_000, depth: 6, fields: 8_000 } as const;

const tooComplex = (): AppError => new AppError('QUERY_TOO_COMPLEX');
const unreadable = (words: string): AppError => new AppError('BAD_USER_INPUT', {}, words);

const parsed = (text: string): DocumentNode => {
  if (text.length > MAX.letters) throw tooComplex();
  try {
    return parse(text, { noLocation: true, maxTokens: MAX.letters });
  } catch {
    throw unreadable('This document cannot be read.');
  }
};

/** Counts the fields. @throws AppError for fragments, directives, and what lies too deep */
const fieldsIn = ({ selections }: SelectionSetNode, depth = 1): number =>
  selections.reduce((sum, selection) => {
    if (selection.kind !== Kind.FIELD || (selection.directives?.length ?? 0) > 0)
      throw unreadable('A document for a source has plain fields alone.');
    if (depth > MAX.depth) throw tooComplex();
    return sum + 1 + (selection.selectionSet ? fieldsIn(selection.selectionSet, depth + 1) : 0);
  }, 0);

/** What a checked document does. */
export interface CheckedDocument {
  writes: boolean;
  /** The root fields that it calls. */
  roots: readonly string[];
}

/**
 * What a document asks of a source: one query or mutation, of the root fields that its tables have and no others.
 * @throws AppError
 */
export const checkDocument = (text: string, tables: readonly SourceTable[]): CheckedDocument => {
  const [operation, ...others] = parsed(text).definitions;
  if (!operation || others.length > 0 || operation.kind !== Kind.OPERATION_DEFINITION)
    throw unreadable('A document for a source holds one query or mutation.');
  const writes = operation.operation === 'mutation';
  if (!writes && operation.operation !== 'query') throw unreadable('A source is asked by queries and mutations.');
  if (fieldsIn(operation.selectionSet) > MAX.fields) throw tooComplex();
  const roots = operation.selectionSet.selections.flatMap((field) =>
    field.kind === Kind.FIELD ? field.name.value : [],
  );
  const known = new Set(
    tables.flatMap(({ roots: { list, one, count, create, update, remove } }) =>
      (writes ? [create, update, remove] : [list, one, count]).flatMap((root) => root?.name ?? []),
    ),
  );
  if (!roots.every((name) => known.has(name))) throw new AppError('FORBIDDEN');
  return { writes, roots };
};
