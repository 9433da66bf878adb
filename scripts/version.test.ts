import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { VERSION } from '#domain/version';
import { ownSchema } from '../server/db/schemaVersion';

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

it('lists each release with its day and the schema of its database, which never goes back [OPS-015]', () => {
  const released = [...read('CHANGELOG.md').matchAll(/^## (\d+\.\d+\.\d+), (\d{4}-\d\d-\d\d)$/gm)].map(
    ([, ...head]) => head,
  );
  const rows = [
    ...read('docs/guides/operating.md').matchAll(/^\| (\d+\.\d+\.\d+) +\| (\d{4}-\d\d-\d\d) +\| (\d+) +\|$/gm),
  ];
  expect(rows.map(([, version, day]) => [version, day])).toEqual(released);
  expect(released.length).toBeGreaterThan(3);
  const schemas = [ownSchema(), ...rows.map(([, , , schema]) => Number(schema))];
  expect(schemas).toEqual(schemas.toSorted((a, b) => b - a));
});

it('says under which license it stands', () => {
  expect(named.parse(JSON.parse(read('package.json'))).license).toBe('SEE LICENSE IN LICENSE');
  expect(read('LICENSE')).toMatch(/^Copyright \(c\) \d{4} the owners of Trowel\. All rights reserved\./);
});
