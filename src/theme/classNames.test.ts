import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/**
 * The selectors that are one class and nothing else, outside of media queries and inside, with the file that has them.
 */
const bareClasses = (path: string): string[] =>
  [
    ...readFileSync(path, 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/([^{}]+)\{/g),
  ]
    .flatMap(([, selectors = '']) => selectors.replaceAll(/\([^)]*\)/g, '()').split(','))
    .map((selector) => selector.trim())
    .filter((selector) => /^\.[\w-]+$/.test(selector));

const roomOf = (path: string): string => path.split('/').slice(0, 2).join('/');

/** States of the whole document. */
const OF_THE_DOCUMENT = ['.is-carrying', '.is-large-text'];

/**
 * The styles of every screen that was opened stay in the page: what is said of a class alone is said on all screens.
 */
describe('the classes of the styles', () => {
  const paths = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => `src/${path.replaceAll('\\', '/')}`);

  it('are each styled alone by one room', () => {
    const rooms = new Map<string, Set<string>>();
    for (const path of paths)
      for (const name of bareClasses(path)) rooms.set(name, (rooms.get(name) ?? new Set()).add(roomOf(path)));
    const shared = [...rooms].filter(([, owners]) => owners.size > 1).map(([name, owners]) => [name, ...owners]);
    expect(shared).toEqual([]);
  });

  it('say what an element is like only together with what it is', () => {
    const loose = paths.flatMap((path) =>
      bareClasses(path)
        .filter((name) => /^\.(is|of|has)-/.test(name) && !OF_THE_DOCUMENT.includes(name))
        .map((name) => `${path} ${name}`),
    );
    expect(loose).toEqual([]);
  });
});
