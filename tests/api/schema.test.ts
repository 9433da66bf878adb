import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '../../server/db/migrate';

const drizzleKit = (...args: string[]): string =>
  execFileSync(join(projectRoot(), 'node_modules/.bin/drizzle-kit'), args, {
    cwd: projectRoot(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });

describe('the schema', () => {
  it('schema.sql is what the tables say', () => {
    expect(readFileSync(join(projectRoot(), 'server/db/schema.sql'), 'utf8').trim()).toBe(drizzleKit('export').trim());
  });

  it('the migrations lead to the tables: nothing is left to generate', () => {
    const copy = mkdtempSync(join(tmpdir(), 'trowel-migrations-'));
    onTestFinished(() => rmSync(copy, { recursive: true }));
    cpSync(join(projectRoot(), 'server/db/migrations'), copy, { recursive: true });
    const said = drizzleKit(
      'generate',
      '--dialect',
      'postgresql',
      '--schema',
      './server/db/tables/index.ts',
      '--out',
      relative(projectRoot(), copy),
    );
    expect(said).toContain('No schema changes');
  });
});
