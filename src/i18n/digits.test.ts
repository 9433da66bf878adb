import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '..');

it('writes digits as the office does in both languages: 1,234.5, never 1.234,5 [UI-009]', () => {
  const found = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .filter((name) => /(NumberFormat|toLocaleString)\((?!'en-US')/.test(readFileSync(join(SRC, name), 'utf8')));
  expect(found).toEqual([]);
});
