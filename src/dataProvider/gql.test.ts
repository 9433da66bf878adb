import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { composed, gql } from './gql';
import { narrowed } from './narrowed';
import { serverOver, type Server } from './server';

/** Whose documents are put together at run time, from what the schema or the tables say of themselves. */
const COMPOSERS = [
  'admin/data/adminApi.ts',
  'app/offline/openWork.ts',
  'boards/store/writeDocument.ts',
  'crud/form/similarRecords.ts',
  'crud/layout/useListGroups.ts',
  'crud/many/manyDocuments.ts',
  'crud/merge/mergeDocuments.ts',
  'dataProvider/catalogue/catalogueQueries.ts',
  'dataProvider/dataProvider.ts',
  'dataProvider/narrowed.ts',
  'jobs/daily/data/dailyApi.ts',
  'jobs/form/JobFormPage.tsx',
  'jobs/form/data/serverJobFormApi.ts',
  'jobs/search/data/serverJobSearchApi.ts',
  'people/data/peopleApi.ts',
  'presite/schedule/assignDocument.ts',
  'reports/reportApi.ts',
  'workOrders/workOrderCalls.ts',
];

/** Where the calls themselves are declared. */
const UNTYPED_SERVER = new Set(['dataProvider/server.ts']);

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories|d)\./.test(name))
  .map((name) => ({ name, text: readFileSync(join('src', name), 'utf8') }));
const filesWith = (pattern: RegExp): string[] =>
  sources
    .filter(({ name, text }) => name !== 'dataProvider/gql.ts' && pattern.test(text))
    .map(({ name }) => name)
    .toSorted();

const VERSION = gql(`query ApiVersion { apiVersion }`);
const USER = gql(`query DevicePerson($id: Int!) { user(id: $id) { id first_name last_name } }`);

/** The compiler reads these lines, which no test runs: a line that it takes and should refuse fails the type check. */
export const refusedByTheCompiler = async ({ query, queryAll, mutate }: Server) => {
  const { user } = await query(USER, { id: 1 });
  const name: string | undefined = user?.first_name;
  // @ts-expect-error the document does not ask for it
  const email = user?.email;
  // @ts-expect-error a name is no number
  const figure: number | undefined = user?.first_name;
  // @ts-expect-error a user that is not there is null
  const { id } = user;
  // @ts-expect-error the variable is called id
  await query(USER, { user: 1 });
  // @ts-expect-error the caller does not say what the server answers
  await query<{ user: { email: string } }>(USER, { id: 1 });
  // @ts-expect-error this is no list of pages
  await queryAll(USER, {});
  // @ts-expect-error a text that the compiler does not know has no type
  await mutate(gql(`mutation ${String(name)} { readAllNotifications }`));
  // @ts-expect-error to narrow is to name texts and numbers, not other fields
  narrowed<{ apiVersion: string; email: string }>(VERSION);
  // @ts-expect-error nor what may not be null
  narrowed<{ user: { id: number } }>(USER);
  return [email, figure, id, narrowed<{ apiVersion: '1' | '2' }>(VERSION)];
};

describe('a document', () => {
  it('is typed by the schema, and no caller names what the server answers [API-040]', () => {
    expect(
      filesWith(/\b(?:query|queryAll|mutate|send|useFreshQuery)</).filter((name) => !UNTYPED_SERVER.has(name)),
    ).toEqual([]);
    expect(filesWith(/\bgql`/)).toEqual([]);
    expect(filesWith(/\bcomposed(?:<|\()/)).toEqual(COMPOSERS);
  });
  it('knows its name and its kind', () => {
    expect(VERSION).toMatchObject({ name: 'ApiVersion', kind: 'query' });
    expect(composed('mutation Save { save }')).toMatchObject({ name: 'Save', kind: 'mutation' });
    expect(narrowed(VERSION)).toEqual(VERSION);
  });
  it('has its pages read to the last', async () => {
    const pages: unknown[] = [];
    const server = serverOver(async ({ variables }) => {
      pages.push(variables.page);
      return {
        data: { found: { items: Array.from({ length: variables.page === 1 ? 100 : 3 }, (_, id) => ({ id })) } },
      };
    });
    const found = await server.queryAll(
      gql(`query orderVendors($page: Int!) {
      found: vendors(page: { number: $page, size: 100 }) { items { id } }
    }`),
    );
    expect([found.length, pages]).toEqual([103, [1, 2]]);
  });
});
