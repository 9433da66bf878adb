import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../server/db/migrate';

const drizzleKit = (...args: string[]): string =>
  execFileSync(join(projectRoot(), 'node_modules/.bin/drizzle-kit'), args, { cwd: projectRoot(), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

describe('the schema', () => {
  it('schema.sql is what the tables say', () => {
    expect(readFileSync(join(projectRoot(), 'server/db/schema.sql'), 'utf8').trim()).toBe(drizzleKit('export').trim());
  });

  it('the migrations lead to the tables: nothing is left to generate', () => {
    expect(drizzleKit('generate', '--name', 'nothing')).toContain('No schema changes');
  });
});
