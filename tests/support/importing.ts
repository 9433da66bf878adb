import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportLook, ImportReport } from '#domain/imports/importReport';
import type { testApp } from './app';

type App = Awaited<ReturnType<typeof testApp>>;
export type ImportFile = string | Uint8Array<ArrayBuffer>;

interface Refused {
  error?: { code: string; message: string; rule?: string; fields?: { path: string; message: string }[] };
}
export type ImportAnswer<T> = T & Refused & { status: number };

/** How a file is imported; what is absent is as the look suggests it. */
interface Wanted {
  account?: string;
  mode?: 'dry' | 'all' | 'good';
  match?: string;
  mapping?: readonly (string | null)[];
  /** Further parts of the query. */
  [part: string]: unknown;
}

/** A file of tests/fixtures/imports: what real programs wrote, with invented data. */
export const importFixture = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(join(import.meta.dirname, '../fixtures/imports', name)));

/** Sends files to the import of a server, as its dialog does. */
export const importing = (app: App) => {
  const send = async (account: string, path: string, body: ImportFile): Promise<Response> =>
    fetch(`${app.url}/v1/import/${path}`, {
      method: 'POST',
      body,
      headers: {
        authorization: `Bearer ${await app.token(account)}`,
        'content-type': 'application/octet-stream',
        'idempotency-key': randomUUID(),
      },
    });
  const post = async <T>(account: string, path: string, body: ImportFile): Promise<ImportAnswer<T>> => {
    const response = await send(account, path, body);
    const answer: T & Refused = await response.json();
    return { ...answer, status: response.status };
  };
  const queryOf = (parts: Readonly<Record<string, unknown>>): string =>
    new URLSearchParams(
      Object.entries(parts).map(([name, part]): [string, string] => [
        name,
        typeof part === 'string' ? part : JSON.stringify(part),
      ]),
    ).toString();
  /** Whoever looks is not who imports: requests are counted by user. */
  const look = (resource: string, file: ImportFile, choices: Readonly<Record<string, unknown>> = {}) =>
    post<ImportLook>(
      ['product', 'employee', 'pebble_color.recipe'].includes(resource) ? 'admin' : 'manager',
      `${resource}/look?${queryOf(choices)}`,
      file,
    );
  const wantedOf = async (
    resource: string,
    file: ImportFile,
    { account: _account, mapping, match, ...more }: Wanted,
  ): Promise<string> => {
    const seen = mapping && match !== undefined ? null : await look(resource, file);
    return queryOf({
      mode: 'dry',
      mapping: mapping ?? seen?.columns.map(({ field }) => field),
      match: match ?? seen?.match,
      ...more,
    });
  };
  /** Imports a file, as its look suggests where nothing else is said. */
  const run = async (resource: string, file: ImportFile, wanted: Wanted = {}) =>
    post<ImportReport>(wanted.account ?? 'admin', `${resource}?${await wantedOf(resource, file, wanted)}`, file);
  /** The rows that are refused, as a file. */
  const refused = async (resource: string, file: ImportFile, wanted: Wanted = {}): Promise<string> =>
    (await send('admin', `${resource}/refused?${await wantedOf(resource, file, wanted)}`, file)).text();
  return { look, run, refused };
};

/** The columns of a look with what they are meant for: `Zip > zip_code`. */
export const mappedColumns = ({ columns }: ImportLook): string[] =>
  columns.flatMap(({ header, field }) => (field === null ? [] : [`${header} > ${field}`]));
