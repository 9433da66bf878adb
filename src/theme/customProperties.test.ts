import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { applyTokens } from './applyTokens';

const ROOT = join(import.meta.dirname, '../..');
const sources = ['src', 'stories'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(css|tsx?)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => ({ name: join(folder, name), text: readFileSync(join(ROOT, folder, name), 'utf8') })),
);

/** What applyTokens puts on the page in both modes. */
const tokens = (['light', 'dark'] as const).map((mode) => {
  const names = new Set<string>();
  const style = { setProperty: (name: string) => names.add(name), colorScheme: '' };
  applyTokens(mode, false, Object.assign(Object.create(null), { dataset: {}, style }));
  return names;
});

describe('custom properties of CSS', () => {
  it('exist wherever a style reads one [UI-039]', () => {
    const own = new Set(
      sources.flatMap(({ text }) =>
        [...text.matchAll(/(?:['"]|[\s;{])(--[\w-]+)['"]?\]?\s*[:,]/g)].map((match) => match[1]),
      ),
    );
    const unknown = sources.flatMap(({ name, text }) =>
      [...text.matchAll(/var\(\s*(--[\w-]+)/g)]
        .map((match) => match[1] ?? '')
        .filter((property) => !own.has(property) && !tokens.every((names) => names.has(property)))
        .map((property) => `${name}: ${property}`),
    );
    expect(unknown).toEqual([]);
  });

  it('come with more contrast where a screen takes them as values: the theme alone knows those without [UI-043]', () => {
    const taking = sources.filter(
      ({ name, text }) => !/theme|stories/.test(name) && /\bTOKENS\b.*theme\/tokens'/.test(text),
    );
    expect(taking.map(({ name }) => name)).toEqual([]);
  });

  it('are the same in light and dark', () => {
    expect([...(tokens[0] ?? [])].sort()).toEqual([...(tokens[1] ?? [])].sort());
  });
});
