import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CodeWorld } from './fetchedFile';
import { whenFetched } from './whenFetched';

const gone = new TypeError('Failed to fetch dynamically imported module: http://app.test/assets/keys-1.js');

/** A file that fails so often while the server stands as told. */
const fetchOf = async (failures: number, standing: 'away' | 'gone') => {
  const used: string[] = [];
  let [left, pauses] = [failures, 0];
  const world: CodeWorld = {
    look: async () => standing,
    pause: async () => void (pauses += 1),
    addStyle: async () => undefined,
    reload: () => false,
  };
  await whenFetched(
    async () => {
      if ((left -= 1) >= 0) throw gone;
      return 'keys';
    },
    (file) => used.push(file),
    world,
  );
  return { used, pauses };
};

/** What takes the failure of a file, or hands it to whoever waits. */
const TAKEN =
  /\bawait\s*\(?\s*$|\b(fetchedLater|fetchedFile|whenFetched|preloadable|themed|withMui|ofRecords|withForm|drawnTogether|formFile|Promise\.all)\b(<[^;]*>)?\([^;]*$/;
const HANDLED = /^\s*\.(catch\(|then\(\s*(\([^]*?\)|\w+) =>[^;]*?,\s*\((error: unknown)?\) =>)/;

/** They give the promise to a caller that waits for it, which a test of their own holds. */
const GIVEN_ON = new Set(['auth/identity.ts', 'theme/themed.tsx']);

const untaken = (text: string): string[] =>
  [...text.matchAll(/\bimport\((['"][^'"]+['"])\)/g)].flatMap(({ 0: whole, 1: file = '', index }) =>
    TAKEN.test(text.slice(0, index)) || HANDLED.test(text.slice(index + whole.length)) ? [] : [file],
  );

describe('a file that a page can do without', () => {
  it('is used once the server is back, whose absence is no uncaught error [NET-003]', async () => {
    expect(await fetchOf(3, 'away')).toEqual({ used: ['keys'], pauses: 3 });
  });

  it('that is gone is left out, without an error and without loading the page anew [NET-003]', async () => {
    expect(await fetchOf(9, 'gone')).toEqual({ used: [], pauses: 0 });
  });

  it('is told apart from its own faults', async () => {
    const use = (): never => {
      throw new Error('x is not a function');
    };
    await expect(whenFetched(async () => 'keys', use)).rejects.toThrow('x is not a function');
  });
});

describe('every file that the app fetches later', () => {
  it('has somebody who takes its failure [NET-003]', () => {
    expect(untaken("void import('./keys').then((keys) => keys.listen());")).toEqual(["'./keys'"]);
    expect(untaken("const fetchKeys = () => import('./keys');")).toEqual(["'./keys'"]);
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$|(^|\/)stories\//.test(file),
    );
    expect(files.length).toBeGreaterThan(500);
    const found = files
      .filter((file) => !GIVEN_ON.has(file))
      .flatMap((file) => untaken(readFileSync(`src/${file}`, 'utf8')).map((one) => `${file}: ${one}`));
    expect(found).toEqual([]);
  });
});
