import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { projectRoot } from './db/migrate';
import { removeFolder } from '../scripts/removeFolder.mjs';
import { assertCommandLine, helpOf, readCommandLine } from './commandLine';

describe('a command of the operator', () => {
  test.each(['check', 'backup', 'restore', 'move', 'user'])(
    '%s says how it is typed, and does nothing, for --help, -h and help [OPS-013]',
    (name) => {
      const help = helpOf([name, '--help']);
      expect(help).toContain(`npm run ${name}`);
      expect([helpOf([name, '-h']), helpOf([name, 'help']), helpOf([name, 'file', '--help'])]).toEqual([
        help,
        help,
        help,
      ]);
      expect(helpOf([name])).toBeNull();
    },
  );

  test('names the others where none is meant [OPS-013]', () => {
    expect(helpOf(['--help'])).toContain('Commands: user, check, backup, restore, move.');
    expect(() => assertCommandLine(['bakcup'])).toThrow('There is no command "bakcup". Commands: user, check, backup');
  });

  test.each([
    [['backup', '--foo'], "Unknown option '--foo'"],
    [['backup', '--to', 'postgres://db'], "Unknown option '--to'"],
    [['backup', 'one.tar.gz', 'two.tar.gz'], '"two.tar.gz" is more than it takes.'],
    [['restore', '--at'], "Option '--at <value>' argument missing"],
    [['restore', '--at', 'yesterday'], '--at: "yesterday" is no moment.'],
    [['restore', '--at', '2026-03-11', '14:59'], '--at: "2026-03-11" is no moment.'],
    [['restore', '--at', '2026-03-11'], '--at: "2026-03-11" is no moment.'],
    [['restore', '--at', '1'], '--at: "1" is no moment.'],
    [['restore', '--at', 'backup 3'], '--at: "backup 3" is no moment.'],
    [['restore', '--at', '2026-02-30 10:00'], '--at: "2026-02-30 10:00" is no moment.'],
    [['restore', '--at', '2026-03-11 24:59'], '--at: "2026-03-11 24:59" is no moment.'],
    [['restore', '--at', '2026-03-11 14:59 CST'], '--at: "2026-03-11 14:59 CST" is no moment.'],
    [['restore', '--at', '2026-03-11 14:59', 'a.tar.gz'], '--at "2026-03-11 14:59" is given alone.'],
    [['restore', '--csv', '--at', '2026-03-11 14:59'], '--at "2026-03-11 14:59" is given alone.'],
    [['restore', '--at', '2026-03-11 14:59', '--without-keys'], '--at "2026-03-11 14:59" is given alone.'],
    [['user'], 'npm run user -- create'],
    [['user', 'creat', '--email', 'a@example.com'], 'npm run user -- create'],
    [['user', 'create', '--emial', 'a@example.com'], "Unknown option '--emial'"],
    [['user', 'create', '--email'], "Option '--email <value>' argument missing"],
    [['user', 'link', '--email', 'a@example.com', '--role', 'King'], "Unknown option '--role'"],
    [['user', 'link'], '--email is missing.'],
    [['user', 'create', '--email', 'a@example.com', '--first-name', 'Ada'], '--last-name is missing.'],
    [['user', 'forget-demo', 'now'], "Unexpected argument 'now'"],
    [['move', 'postgres://db'], '"postgres://db" is more than it takes.'],
    [['check', '--mail'], "Option '--mail <value>' argument missing"],
  ])('%j is refused before a database is opened, with how it is typed [OPS-013]', (args, text) => {
    expect(() => assertCommandLine(args)).toThrow(text);
    expect(() => assertCommandLine(args)).toThrow(`npm run ${args[0]}`);
  });

  test.each([
    '2026-03-11 14:59',
    '2026-03-11 14:59:30',
    '2026-03-11T14:59',
    '2026-03-11T14:59:30Z',
    '2026-03-11T20:59:30.125Z',
    '2026-03-11T14:59-06:00',
  ])('goes back to %s [OPS-013]', (at) => {
    expect(readCommandLine('restore', ['--at', at])).toEqual({ values: { at }, file: undefined });
  });

  test('of users is run as it is typed [OPS-013]', () => {
    const name = ['--first-name', 'Ada', '--last-name', 'Quinn'];
    for (const args of [
      ['create', '--email', 'a@example.com', ...name, '--role', 'Estimator', '--password-stdin'],
      ['link', '--email', 'a@example.com'],
      ['unlink', '--email=a@example.com'],
      ['forget-demo'],
    ])
      expect(() => assertCommandLine(['user', ...args])).not.toThrow();
  });

  test('is given its options and its file in any order [OPS-013]', () => {
    expect(readCommandLine('restore', ['--without-keys', 'a.tar.gz', '--csv'])).toMatchObject({
      values: { csv: true, 'without-keys': true },
      file: 'a.tar.gz',
    });
    expect(readCommandLine('restore', ['--at', '2026-03-11 14:59']).values.at).toBe('2026-03-11 14:59');
    expect(readCommandLine('backup', [])).toMatchObject({ file: undefined });
  });

  test.each([['restore', '--help'], ['restore', '-h'], ['user', 'help'], ['backup', 'file', '--help'], ['--help']])(
    '"%s %s" is answered by the built server alone: no settings are read, no folder is made or held, nothing is built [OPS-013]',
    (...args) => {
      const folder = mkdtempSync(join(tmpdir(), 'trowel-help-'));
      onTestFinished(() => removeFolder(folder));
      cpSync(join(projectRoot(), 'scripts/start.mjs'), join(folder, 'scripts/start.mjs'));
      for (const name of ['folderLock.mjs', 'serviceSettings.mjs'])
        cpSync(join(projectRoot(), 'scripts', name), join(folder, 'scripts', name));
      writeFileSync(join(folder, 'scripts/prepare.mjs'), "throw new Error('something is built');");
      mkdirSync(join(folder, 'dist/server'), { recursive: true });
      writeFileSync(join(folder, 'dist/server/main.js'), 'export const usageOf = (args) => JSON.stringify(args);');
      const said = execFileSync(process.execPath, [join(folder, 'scripts/start.mjs'), ...args], {
        encoding: 'utf8',
        env: { ...process.env, DATA_DIR: join(folder, 'data'), TROWEL_ENV_FILE: join(folder, 'none.env') },
      });
      expect(JSON.parse(said)).toEqual(args);
      expect(existsSync(join(folder, 'data'))).toBe(false);
    },
  );
});
