import { describe, expect, test } from 'vitest';
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
    [['restore', '--at', 'yesterday'], '--at: "yesterday" is no time.'],
    [['move', 'postgres://db'], '"postgres://db" is more than it takes.'],
    [['check', '--mail'], "Option '--mail <value>' argument missing"],
  ])('%j is refused before a database is opened, with how it is typed [OPS-013]', (args, text) => {
    expect(() => assertCommandLine(args)).toThrow(text);
    expect(() => assertCommandLine(args)).toThrow(`npm run ${args[0]}`);
  });

  test('is given its options and its file in any order [OPS-013]', () => {
    expect(readCommandLine('restore', ['--without-keys', 'a.tar.gz', '--csv'])).toMatchObject({
      values: { csv: true, 'without-keys': true },
      file: 'a.tar.gz',
    });
    expect(readCommandLine('restore', ['--at', '2026-03-11 14:59']).values.at).toBe('2026-03-11 14:59');
    expect(readCommandLine('backup', [])).toMatchObject({ file: undefined });
  });
});
