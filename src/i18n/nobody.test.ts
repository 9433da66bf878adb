import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

it('calls nobody "?": who is not known is "Someone", in the language of the reader [BRD-012]', () => {
  const found = ['domain', 'server', 'src'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`)
      .filter((name) => readFileSync(join(ROOT, name), 'utf8').includes("?? '?'")),
  );
  expect(found).toEqual([]);
});
