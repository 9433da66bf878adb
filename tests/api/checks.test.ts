import { createServer, type Server } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { checkBackups, checkDisk, checkModes } from '../../server/check/checkFolders';
import { checkDatabase } from '../../server/check/checkDatabase';
import { checkMail } from '../../server/check/checkMail';
import { checkProxy } from '../../server/check/checkProxy';
import { findingLines, type Finding } from '../../server/check/finding';
import { openDatabase } from '../../server/db/database';
import { runChecks } from '../../server/check/runChecks';
import { readEnv } from '../../server/env';
import { testApp } from '../support/app';
import { freePort } from '../support/freePort';

const folder = mkdtempSync(join(tmpdir(), 'trowel-check-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const app = await testApp({ env: { TRUST_PROXY: 'on' } });
const now = () => new Date();
const stateOf = (findings: readonly Finding[]) => findings.map(({ state, subject }) => `${state} ${subject}`);

/** A proxy in front of the server, as somebody has set it up. */
const behind = async (change: { adds?: string; maxBody?: number } = {}): Promise<string> => {
  const server: Server = createServer((request, response) => {
    if (change.maxBody !== undefined && Number(request.headers['content-length'] ?? 0) > change.maxBody) {
      request.resume();
      response.writeHead(413, { 'content-type': 'text/html' }).end('<h1>413 Request Entity Too Large</h1>');
      return;
    }
    const given = request.headers['x-forwarded-for'];
    const forwarded = [given, change.adds].filter(Boolean).join(', ');
    request.resume();
    void fetch(`${app.url}${request.url ?? ''}`, {
      method: request.method === 'PUT' ? 'PUT' : 'GET',
      headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
    }).then(async (answer) => {
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type }).end(await answer.text());
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${port}`;
};

describe('npm run check [OPS-014]', () => {
  it('says what database it is, whether it is set up, and that the clocks agree', async () => {
    const found = await checkDatabase(app.database.pool, 'db.example.com/trowel', now);
    expect(stateOf(found)).toEqual(['ok database', 'ok clock']);
    expect(found[0]?.text).toMatch(
      /^PostgreSQL 1\d.* at db\.example\.com\/trowel, schema \d+, that of Trowel [\d.]+\.$/,
    );
    const late = await checkDatabase(app.database.pool, 'x', () => new Date(Date.now() - 3_600_000));
    expect(late.at(-1)).toMatchObject({ state: 'warning', text: expect.stringContaining('3600 s ahead of') });
  });

  it('says whether the database is of an earlier or a later version [OPS-015]', async () => {
    const { pool } = app.database;
    const stated = async () => (await checkDatabase(pool, 'x', now))[0];
    await pool.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)");
    expect(await stated()).toMatchObject({ state: 'failed', text: expect.stringContaining('start the newer version') });
    await pool.query("delete from drizzle.__drizzle_migrations where hash = 'later'");
    const { rows } = await pool.query(
      'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations) returning hash, created_at',
    );
    expect(await stated()).toMatchObject({
      state: 'warning',
      text: expect.stringContaining('makes a backup and migrates'),
    });
    await pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      rows[0].hash,
      rows[0].created_at,
    ]);
    expect(await stated()).toMatchObject({ state: 'ok' });
  });

  it('says that a database does not answer', async () => {
    const open = openDatabase({ url: `postgres://trowel@127.0.0.1:${await freePort()}/trowel` }, 1);
    const found = await checkDatabase(open.pool, 'this machine/trowel', now);
    await open.close();
    expect(found).toEqual([
      { state: 'failed', subject: 'database', text: expect.stringContaining('this machine/trowel does not answer') },
    ]);
  });

  it('looks at disk, backups and modes', async () => {
    const env = readEnv({ DATA_DIR: folder });
    expect((await checkDisk(folder)).text).toMatch(/^(Only )?\d+\.\d GB \(\d+ %\) are free on the disk of /);
    expect((await checkDisk(join(folder, 'gone'))).state).toBe('failed');
    expect((await checkBackups(env, now())).text).toContain('There is none in');
    expect((await checkBackups(readEnv({ DATA_DIR: folder, BACKUP_HOURS: '0' }), now())).text).toContain('makes none');
    expect(stateOf(await checkModes(env))).toEqual(['ok modes']);
    const open = await checkModes(readEnv({ DATA_DIR: folder, PUBLIC_URL: 'http://trowel.example.com' }));
    expect(open.at(-1)).toMatchObject({ state: 'warning', text: expect.stringContaining('is not encrypted') });
  });

  it('goes on without a database, and without the folder of the data', async () => {
    const gone = join(folder, 'gone');
    const env = readEnv({ DATA_DIR: gone, PUBLIC_URL: app.url });
    const found = await runChecks(env, { fault: `There is no database in ${gone}.` }, { mailTo: null, clock: now });
    expect(stateOf(found).slice(0, 4)).toEqual(['failed database', 'failed disk', 'warning backups', 'failed modes']);
    expect(found[0]?.text).toBe(`There is no database in ${gone}.`);
    expect(found[3]?.text).toContain(`${gone} is not there: set DATA_DIR as the server has it`);
    expect(stateOf(found)).toEqual(expect.arrayContaining(['warning mail', expect.stringContaining(' proxy')]));
  });

  it('says that the files are not in the folder of the settings', async () => {
    const { pool } = app.database;
    await pool.query(
      "insert into stored_file (key, storage_key, file_type, created_by, claimed_at) values ('x', 'check/logo.png', 'image/png', 1, now())",
    );
    const found = async (dataDir: string): Promise<Finding | undefined> =>
      (
        await runChecks(
          readEnv({ DATA_DIR: dataDir, PUBLIC_URL: app.url }),
          { pool, place: 'x' },
          { mailTo: null, clock: now },
        )
      ).find(({ subject }) => subject === 'files');
    expect(await found(join(folder, 'other'))).toMatchObject({
      state: 'failed',
      text: expect.stringContaining('None of the 1 files that the rows name is in'),
    });
    mkdirSync(join(folder, 'files/check'), { recursive: true });
    writeFileSync(join(folder, 'files/check/logo.png'), 'x');
    expect(await found(folder)).toMatchObject({ state: 'ok' });
    await pool.query("delete from stored_file where key = 'x'");
  });

  it('says that no mail leaves, and that a mail server does not answer', async () => {
    expect(await checkMail(readEnv({ DATA_DIR: folder }), null)).toMatchObject({ state: 'warning', subject: 'mail' });
    const SMTP_URL = `smtp://127.0.0.1:${await freePort()}`;
    expect(await checkMail(readEnv({ DATA_DIR: folder, SMTP_URL }), null)).toMatchObject({
      state: 'failed',
      text: expect.stringContaining('does not take mail'),
    });
  });

  it('says whether clients can choose their address behind the proxy, and whether uploads come through [OPS-016]', async () => {
    expect(stateOf(await checkProxy(await behind({ adds: '198.51.100.7' })))).toEqual(['ok proxy']);
    // Nobody adds an address: what the client says is taken for what a proxy said.
    expect((await checkProxy(await behind()))[0]).toMatchObject({
      state: 'failed',
      text: expect.stringContaining('Clients can choose their own address'),
    });
    // Seen from the machine of the proxy itself, whose address counts as a proxy's: it cannot be told from here.
    expect((await checkProxy(await behind({ adds: '10.1.2.3' })))[0]).toMatchObject({
      state: 'warning',
      text: expect.stringContaining("curl -H 'X-Forwarded-For"),
    });
    const small = await checkProxy(await behind({ adds: '198.51.100.7', maxBody: 1_048_576 }));
    expect(small.at(-1)).toMatchObject({ state: 'failed', text: expect.stringContaining('client_max_body_size') });
    const gone = await checkProxy(`http://127.0.0.1:${await freePort()}`);
    expect(gone).toMatchObject([{ state: 'failed', text: expect.stringContaining('does not answer') }]);
    expect(findingLines(gone)).toMatch(/^failed {3}proxy {6}http/);
  });
});
