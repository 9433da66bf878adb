import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, Lexer, parse, Source, TokenKind, type DocumentNode, type SelectionSetNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { BoardCall } from '#domain/boards/calls';
import { RESOURCES } from '#domain/generated/resources';
import { documentSize } from '../../server/api/documentSize';
import { newEngine } from '../../server/api/engine';
import { LIMITS } from '../../server/api/limits';
import { productSchema } from '../../server/areas';
import { BOARD_QUERY, WARRANTY_QUERY } from '../../src/boards/store/boardQuery';
import { writeDocument } from '../../src/boards/store/writeDocument';
import { MAX_AT_ONCE } from '../../src/presite/schedule/createSchedule';
import { assignDocument } from '../../src/presite/schedule/assignDocument';
import {
  createRequest,
  deleteRequest,
  updateManyRequest,
  updateRequest,
} from '../../src/dataProvider/documents/mutations';
import { listRequest, manyRequest, oneRequest, PAGE_LIMIT } from '../../src/dataProvider/documents/queries';

/** What one document of ours is built for at most: a page of records changed at once, and so many cards dropped at once. */
const [MAX_RECORDS, MAX_CARDS] = [PAGE_LIMIT, 200];

const find = (name: string) => RESOURCES.find((resource) => resource.name === name);
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** A text in backticks or quotes, behind what stands before it. */
const TEXT = "\\(?\\s*(?:`([^`]*)`|'([^']*)')";

/** The documents of a source, with the constants that they take from it; one that is put together otherwise is left out. */
const documentsOf = (source: string): string[] => {
  const named = new Map(
    [...source.matchAll(new RegExp(`const (\\w+) =${TEXT}`, 'g'))].map(([, name = '', text, quoted = '']) => [
      name,
      text ?? quoted,
    ]),
  );
  const whole = (text: string): string =>
    text.replaceAll(/\$\{(\w+)\}/g, (slot, name: string) => (named.has(name) ? whole(named.get(name) ?? '') : slot));
  return [...source.matchAll(new RegExp(`\\bgql${TEXT}`, 'g'))]
    .map(([, text, quoted = '']) => whole(text ?? quoted))
    .filter((text) => !text.includes('${') && /^\s*(query|mutation|subscription|\{)/m.test(text));
};

/** The documents that stand in the sources as they are sent. */
const written = (): string[] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\./.test(name))
    .flatMap((name) => documentsOf(readFileSync(join('src', name), 'utf8')));

const ofResources = (): string[] =>
  RESOURCES.flatMap((resource) => {
    const { operations, columns, fields } = resource;
    return [
      listRequest(
        resource,
        { columns: fields.map(({ name }) => name), filter: {}, page: { number: 1, size: PAGE_LIMIT } },
        find,
      ),
      manyRequest(resource, upTo(MAX_RECORDS), columns, find),
      oneRequest(resource, 1, find),
      ...(operations.create === undefined ? [] : [createRequest(resource, {}, find)]),
      ...(operations.update === undefined
        ? []
        : [
            updateRequest(resource, 1, {}, find),
            updateManyRequest(
              resource,
              upTo(MAX_RECORDS).map((id) => ({ id, patch: {} })),
            ),
          ]),
      ...(operations.remove === undefined ? [] : [deleteRequest(resource, upTo(MAX_RECORDS))]),
    ].map(({ text }) => text);
  });

const CALLS: readonly BoardCall[] = [
  {
    mutation: 'updatePebbleWeeklyBoardCrewInfoEntry',
    argument: 'crewInfoEntryInput',
    input: {
      id: 1,
      job_detail_id: 1,
      phase_type_id: 2,
      date: null,
      crew_id: null,
      status: { id: 2 },
      awaiting_builder: false,
    },
  },
  {
    mutation: 'updateWarrantySchedule',
    argument: 'schedule',
    id: 1,
    input: { job_detail_id: 1, fieldworker_id: null, start: null, end: null },
  },
];
const ofBoards = (): string[] =>
  [
    BOARD_QUERY,
    WARRANTY_QUERY,
    ...CALLS.map((call) => writeDocument({ kind: 'calls', calls: upTo(MAX_CARDS).map(() => call) }).document),
  ].map(({ text }) => text);

const tokensOf = (text: string): number => {
  const lexer = new Lexer(new Source(text));
  let count = 0;
  while (lexer.advance().kind !== TokenKind.EOF) count += 1;
  return count;
};

const depthOf = (document: DocumentNode): number => {
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one.selectionSet] as const] : [],
    ),
  );
  const below = (set: SelectionSetNode | undefined): number =>
    Math.max(
      0,
      ...(set?.selections ?? []).map((selection) => {
        if (selection.kind === Kind.FIELD)
          return selection.name.value === '__schema' ? 0 : 1 + below(selection.selectionSet);
        return below(
          selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : fragments.get(selection.name.value),
        );
      }),
    );
  return Math.max(
    ...document.definitions.map((one) => (one.kind === Kind.OPERATION_DEFINITION ? below(one.selectionSet) : 0)),
  );
};

const ofPresites = (): string[] => [
  assignDocument(
    upTo(MAX_AT_ONCE).map((presite_id) => ({ presite_id, employee_id: 1, scheduled_date: '2026-03-04', version: 1 })),
  ).document.text,
];
const documents = [...written(), ...ofResources(), ...ofBoards(), ...ofPresites()];

describe('the limits of a document', () => {
  it('are one and a half times the largest that our own client sends, in depth and in tokens', () => {
    expect(documents.length).toBeGreaterThan(100);
    expect(LIMITS.depth).toBe(Math.ceil(Math.max(...documents.map((text) => depthOf(parse(text)))) * 1.5));
    expect(LIMITS.tokens).toBe(Math.ceil(Math.max(...documents.map(tokensOf)) * 1.5));
    expect(LIMITS.aliases).toBe(MAX_CARDS * 1.5);
  });

  it('leave room for ten times what our own client spreads out, and for all that the tokens may say without fragments', () => {
    expect(LIMITS.size).toBeGreaterThanOrEqual(10 * Math.max(...documents.map((text) => documentSize(parse(text)))));
    expect(LIMITS.size).toBe(LIMITS.tokens);
  });

  it('let every document of our own client pass', () => {
    const engine = newEngine(productSchema().schema);
    const refused = documents.flatMap((text) => {
      try {
        engine.prepare(text);
        return [];
      } catch (error) {
        return [`${text.slice(0, 80)}: ${String(error)}`];
      }
    });
    expect(refused).toEqual([]);
  });
});
