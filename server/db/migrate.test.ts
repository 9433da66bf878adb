import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { describe, expect, it } from 'vitest';
import { migrationsFolder, projectRoot } from './migrate';

const FROZEN = 'server/db/migrations/frozen.json';
const frozen = JSON.parse(readFileSync(join(projectRoot(), FROZEN), 'utf8')) as Record<string, string>;

const names = readdirSync(migrationsFolder())
  .filter((name) => name.endsWith('.sql'))
  .toSorted((a, b) => a.localeCompare(b));
const hashes = readMigrationFiles({ migrationsFolder: migrationsFolder() }).map(({ hash }) => hash);

/** What the main branch says, where there is one to ask. */
const onMain = (): Record<string, string> => {
  const { status, stdout } = spawnSync('git', ['show', `main:${FROZEN}`], { cwd: projectRoot(), encoding: 'utf8' });
  return status === 0 ? (JSON.parse(stdout) as Record<string, string>) : {};
};

describe('a migration that has landed', () => {
  it('keeps its text: a change is a migration of its own [OPS-002]', () => {
    const present = Object.fromEntries(names.map((name, at) => [name, hashes[at]]));
    // A new migration gets its line in frozen.json by `npm run codegen`.
    expect(present).toEqual(frozen);
  });

  it('keeps its line among the frozen ones', () => {
    expect(frozen).toMatchObject(onMain());
  });
});
