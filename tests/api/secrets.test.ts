import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '#domain/access/permissions';
import { visibleEntities } from '../../server/api/visibleEntities';
import { productSchema } from '../../server/areas';
import { makeArchive } from '../../server/backup/archive';
import { KEY_TABLES, secretColumns } from '../../server/db/keyTables';
import { projectRoot } from '../../server/db/migrate';
import { testApp } from '../support/app';
import { proofOf, setUpApp } from '../support/security';
import { removeFolder } from '../../scripts/removeFolder.mjs';

const app = await testApp();
const { pool } = app.database;
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => removeFolder(folder)));
const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'trowel-secrets-'));
  folders.push(folder);
  return folder;
};

const MADE_WITH_PROOF = /^(createApiToken|createWebhook|renewWebhookSecret|renewCalendarFeed)$/;
const call = async (field: string, given: string, fields: string): Promise<Record<string, unknown>> => {
  const proof = MADE_WITH_PROOF.test(field) ? `, proof: "${await proofOf(app, 'admin')}")` : ')';
  const args = given.replace(/\)$/, proof);
  const { data, errors } = await app.graphql<Record<string, Record<string, unknown>>>(
    'admin',
    `mutation { ${field}${args} { ${fields} } }`,
  );
  if (!data?.[field]) throw new Error(JSON.stringify(errors));
  return data[field];
};
const behind = (address: unknown, param: string): string =>
  new URL(String(address), app.url).searchParams.get(param) ?? '';
const idOf = async (account: string): Promise<number> =>
  (await pool.query<{ id: number }>('select id from app_user where email = $1', [`${account}@trowel.test`])).rows[0]
    ?.id ?? 0;

/** Every kind of key that the server gives out, by what is given out of it. */
const MAKERS: readonly (readonly [name: string, make: () => Promise<readonly string[]>])[] = [
  [
    'API token',
    async () => [
      String((await call('createApiToken', '(name: "Any", codes: ["CAN_VIEW_JOB"], days: 2)', 'token')).token),
    ],
  ],
  [
    'webhook secret, and the one that takes its place',
    async () => {
      const { id, secret } = await call('createWebhook', '(name: "Any", url: "https://hook.test/x")', 'id secret');
      return [String(secret), String((await call('renewWebhookSecret', `(id: ${Number(id)})`, 'secret')).secret)];
    },
  ],
  [
    'calendar feed',
    async () => {
      const { rows } = await pool.query<{ id: number }>(
        "insert into crew (name, subdivision, lookup_company_division_id) select 'Any', 'Any', min(id) from lookup_company_division returning id",
      );
      return [behind((await call('renewCalendarFeed', `(crew_id: ${rows[0]?.id})`, 'path')).path, 'key')];
    },
  ],
  [
    'view as another user',
    async () => [String((await call('viewAsUser', `(user_id: ${await idOf('scheduler')})`, 'key')).key)],
  ],
  [
    'password reset link',
    async () => [behind((await call('resetUserPassword', `(id: ${await idOf('scheduler')})`, 'link')).link, 'token')],
  ],
  [
    'authenticator app and recovery codes',
    async () => {
      const { secret, codes } = await setUpApp(app, 'office');
      return [secret, ...codes];
    },
  ],
  ['session', async () => [await app.token('warehouse')]],
];

const tables = async (): Promise<string[]> =>
  (
    await pool.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss') order by 1",
    )
  ).rows.map(({ name }) => name);
const textOf = async (table: string): Promise<string> =>
  (await pool.query<{ text: string }>(`select coalesce(string_agg(t::text, E'\\n'), '') as text from ${table} t`))
    .rows[0]?.text ?? '';

const given = new Map<string, readonly string[]>();
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** What is kept of keys: hashes, sealed texts, keys of the server. */
const kept: { at: string; value: string }[] = [];
beforeAll(async () => {
  for (const [name, make] of MAKERS) given.set(name, await make());
  await pool.query(
    "insert into email_log (status, recipients, subject, kept_message) values ('failed', 'a@b.test', 'Tomorrow', '{\"text\":\"/stop-answer?token=1.2026-03-12.kept-until-it-has-left-0123456789-abc\"}')",
  );
  const entities = [...productSchema().registry.entities.values()];
  for (const { name, columns } of entities) {
    const secret = KEY_TABLES.has(name) ? columns.map((column) => column.name) : secretColumns(name);
    for (const column of secret) {
      const { rows } = await pool.query<{ value: string | null }>(`select "${column}"::text as value from "${name}"`);
      for (const { value } of rows)
        // Ids, days, addresses and names are no keys: they are shorter.
        for (const word of (value ?? '').match(/[\w+/=-]{30,}/g) ?? [])
          if (/\d/.test(word) && !UUID.test(word)) kept.push({ at: name, value: word });
    }
  }
});

describe('a key', () => {
  it.each(MAKERS.map(([name]) => name))(
    'that is given out, of %s, stands in clear in no table [SEC-006]',
    async (name) => {
      const values = given.get(name) ?? [];
      expect(values.length).toBeGreaterThan(0);
      for (const value of values) expect(value.length).toBeGreaterThanOrEqual(10);
      for (const table of await tables()) {
        const text = await textOf(table);
        expect([table, values.filter((value) => text.includes(value))]).toEqual([table, []]);
      }
    },
  );

  it('as it is kept, hashed or sealed, stands in its own table alone: not in history, answers or work [SEC-006]', async () => {
    expect(new Set(kept.map(({ at }) => at))).toEqual(
      new Set(
        [...KEY_TABLES]
          .filter((name) => !['calendar_told', 'passkey', 'sign_in_step'].includes(name))
          .concat(['app_user', 'email_log', 'webhook']),
      ),
    );
    for (const table of await tables()) {
      const [, name = ''] = table.split('.');
      if (KEY_TABLES.has(name)) continue;
      const text = await textOf(table);
      const found = kept.filter(({ at, value }) => at !== name && text.includes(value));
      expect([table, found]).toEqual([table, []]);
    }
    const { rows } = await pool.query<{ entity: string; fields: string[] }>(
      `select entity, array(select jsonb_object_keys(coalesce(before, '{}') || coalesce(after, '{}'))) as fields from change_log`,
    );
    for (const { entity, fields } of rows)
      expect([
        entity,
        fields.filter((field) => secretColumns(entity).includes(field) || field === 'secret_hash'),
      ]).toEqual([entity, []]);
  });

  it('is in no screen, export or history that anybody may see, and in no type of the API [SEC-006]', () => {
    const { registry } = productSchema();
    const everything = { permissions: new Set(PERMISSIONS) };
    expect([...registry.byTable.keys()].filter((name) => KEY_TABLES.has(name))).toEqual([]);
    const seen = visibleEntities(registry, everything).map(({ name }) => name);
    expect(seen.filter((name) => KEY_TABLES.has(name))).toEqual([]);
    const schema = readFileSync(join(projectRoot(), 'schema.graphql'), 'utf8');
    const resources = readFileSync(join(projectRoot(), 'domain/generated/resources.ts'), 'utf8');
    for (const name of [
      'password_hash',
      'secret_hash',
      'token_hash',
      'key_hash',
      'code_hash',
      'old_secret:',
      'kept_message',
      'grant_id',
    ])
      expect([name, schema.includes(name), resources.includes(`'${name}'`)]).toEqual([name, false, false]);
  });

  it('is not forgotten: a column that looks like one is in a table of keys, made by secret(), or named here [SEC-006]', async () => {
    /** What looks like a key, and is none. */
    const NO_KEYS = new Set([
      'idempotency.key', // chosen by the sender, of use to nobody else
      'idempotency.body_hash', // of a body without its passwords
      'email_log.key',
      'builder_email.email_key',
      'report_mail_week.mail_key',
      'webhook_delivery.key',
      'stop_message.stop_key',
      'stop_notice.stop_key',
      'stop_notice.email_key',
      'stop_promise.stop_key',
      'schedule_override.stop_key',
      'browser_error.fingerprint',
      'stored_file.key',
      'app_user.tokens_valid_from',
      'webhook.old_secret_until',
    ]);
    const { rows } = await pool.query<{ table: string; column: string }>(
      `select table_name as "table", column_name as "column" from information_schema.columns
       where table_schema = 'public' and column_name ~ '(secret|token|hash|password|credential|private|salt|seal|^material$|payload|fingerprint|_key$|^key$|passphrase)'
         and column_name !~ 'storage_key' order by 1, 2`,
    );
    const open = rows
      .filter(({ table, column }) => !KEY_TABLES.has(table) && !secretColumns(table).includes(column))
      .map(({ table, column }) => `${table}.${column}`);
    expect(open.filter((name) => !NO_KEYS.has(name))).toEqual([]);
  });
});

describe('an archive', () => {
  /** All files of an archive but those of uploads, by name. */
  const unpacked = async (options: { csv?: boolean; passphrase?: string }): Promise<Map<string, string>> => {
    const [folder, file] = [aFolder(), join(aFolder(), 'all.tar.gz')];
    const client = await pool.connect();
    await makeArchive({ client, dataDir: aFolder(), file, app_version: 'test', ...options }).finally(() =>
      client.release(),
    );
    execFileSync('tar', ['-xzf', file, '-C', folder]);
    const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return new Map(
      found.map((entry) => [
        join(entry.parentPath, entry.name).slice(folder.length + 1),
        readFileSync(join(entry.parentPath, entry.name), 'latin1'),
      ]),
    );
  };
  const openIn = (files: ReadonlyMap<string, string>): string[] =>
    [...files].flatMap(([name, text]) =>
      kept.filter(({ value }) => text.includes(value)).map(({ at }) => `${name}: ${at}`),
    );

  it('with CSV has no key in any of its files: no table of keys, no column with one [SEC-006]', async () => {
    const files = await unpacked({ csv: true, passphrase: 'a long passphrase' });
    expect([...files.keys()].filter((name) => KEY_TABLES.has(name.replace(/^.*\/|\..*$/g, '')))).toEqual([]);
    expect(files.get('csv/app_user.csv')).not.toContain('password_hash');
    expect(files.get('csv/webhook.csv')).not.toMatch(/secret[,\r]/);
    expect(files.get('csv/webhook.csv')).toContain('hook.test');
    expect(openIn(files)).toEqual([]);
  });

  it('under a passphrase has its keys sealed, and in no other file [SEC-006]', async () => {
    const files = await unpacked({ passphrase: 'a long passphrase' });
    expect(files.has('keys/signing_key.sealed')).toBe(true);
    expect(files.get('tables/app_user.ndjson')).toContain('admin@trowel.test');
    expect(openIn(files)).toEqual([]);
    expect(openIn(await unpacked({}))).not.toEqual([]);
  });
});
