import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { checkBackups, checkDisk, checkModes } from '../../server/check/checkFolders';
import { checkDatabase } from '../../server/check/checkDatabase';
import { checkMail } from '../../server/check/checkMail';
import { checkProxy } from '../../server/check/checkProxy';
import { findingLines, type Finding } from '../../server/check/finding';
import { openDatabase } from '../../server/db/database';
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
    expect(found[0]?.text).toMatch(/^PostgreSQL 1\d.* at db\.example\.com\/trowel\.$/);
    const late = await checkDatabase(app.database.pool, 'x', () => new Date(Date.now() - 3_600_000));
    expect(late.at(-1)).toMatchObject({ state: 'warning', text: expect.stringContaining('3600 s ahead of') });
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
