import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '../../server/db/migrate';
import { drizzleKit } from '../support/drizzleKit';

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
