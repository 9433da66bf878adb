import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'trowel-install-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const put = (path: string, value: object): void => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(value));
};

describe('a clone that is started with NODE_ENV=production', () => {
  it('gets the packages that build it [OPS-010]', () => {
    put('tool/package.json', { name: 'tool', version: '1.0.0' });
    const own = { name: 'clone', version: '1.0.0', devDependencies: { tool: 'file:tool' } };
    put('package.json', own);
    put('package-lock.json', {
      name: 'clone',
      version: '1.0.0',
      lockfileVersion: 3,
      requires: true,
      packages: {
        '': own,
        'node_modules/tool': { resolved: 'tool', link: true },
        tool: { version: '1.0.0', dev: true },
      },
    });
    const install = `import { ensureInstalled } from ${JSON.stringify(join(import.meta.dirname, 'install.mjs'))}; ensureInstalled(${JSON.stringify(root)})`;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', install], {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(existsSync(join(root, 'node_modules/tool/package.json'))).toBe(true);
  });

  it('holds every file that is built and started: none of them is kept out of the repository [OPS-010]', () => {
    const parts = ['domain', 'public', 'scripts', 'server', 'src', 'index.html', 'package.json', 'package-lock.json'];
    const { status, stdout } = spawnSync(
      'git',
      ['ls-files', '--others', '--ignored', '--exclude-standard', '--', ...parts],
      { cwd: join(import.meta.dirname, '..'), encoding: 'utf8' },
    );
    expect([status, stdout]).toEqual([0, '']);
  });
});
