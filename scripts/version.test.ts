import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { VERSION } from '#domain/version';

const root = join(import.meta.dirname, '..');
const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const named = z.object({ version: z.string(), license: z.string() });

/** npm takes no zeros in front. */
const npmVersion = VERSION.split('.').map(Number).join('.');

it('is one version, in the app, the packages and the head of the changelog', () => {
  expect(named.parse(JSON.parse(read('package.json'))).version).toBe(npmVersion);
  const { packages } = z
    .object({ packages: z.record(z.string(), z.unknown()) })
    .parse(JSON.parse(read('package-lock.json')));
  expect(named.parse(packages[''])).toEqual({ ...named.parse(JSON.parse(read('package.json'))) });
  const heads = [...read('CHANGELOG.md').matchAll(/^## (.*)$/gm)].map(([, head]) => head);
  expect(heads[0]).toMatch(new RegExp(`^${VERSION.replaceAll('.', String.raw`\.`)}(,|$)`));
  expect(heads.filter((head) => !/^\d+\.\d+\.\d+(, (not yet released|\d{4}-\d\d-\d\d))?$/.test(head ?? ''))).toEqual(
    [],
  );
});

it('says under which license it stands', () => {
  expect(named.parse(JSON.parse(read('package.json'))).license).toBe('SEE LICENSE IN LICENSE');
  expect(read('LICENSE')).toMatch(/^Copyright \(c\) \d{4} the owners of Trowel\. All rights reserved\./);
});
