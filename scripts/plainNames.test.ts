import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Itself left out: it spells the names that it bans. */
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((name) => name !== '' && !name.includes('/generated/') && name !== 'scripts/plainNames.test.ts')
  .filter((name) => existsSync(`${root}${name}`));
const texts = files.map((name) => ({ name, text: readFileSync(`${root}${name}`, 'utf8') }));

/** Tests may still have a listener called `tell`; the product has none. */
const isProduct = (name: string): boolean =>
  /^(domain|server|src)\//.test(name) && !/\.(test|stories)\.tsx?$/.test(name);

const namesIn = (pattern: RegExp, includes: (name: string) => boolean = () => true): string[] =>
  texts
    .filter(({ name }) => includes(name))
    .flatMap(({ name, text }) => [...text.matchAll(pattern)].map(([, found]) => `${name}: ${found}`));

describe('plain names', () => {
  it('looks at the whole code', () => {
    expect(files.length).toBeGreaterThan(1_000);
    expect(namesIn(/\binterface (FactorDeps)\b/g)).toHaveLength(1);
    expect(namesIn(/\b(?:const|let) (MAX_AT_ONCE)\b/g).length).toBeGreaterThan(1);
  });

  it('of types say what they hold, not that somebody asked or told it', () => {
    expect(namesIn(/\b(?:interface|type) ((?:Asked|Told|Said)(?:[A-Z]\w*)?|\w+(?:Asked|Told|Said))\b/g)).toEqual([]);
  });

  it('of functions are publish, send, notify or report, not tell', () => {
    const declared = /\b(?:const|let|function) (tell(?:[A-Z]\w*)?) ?[=(<]/g;
    const member = /^\s+(tell(?:[A-Z]\w*)?)(?:: |\()[^;]*=>|^\s+(?:async )?(tell(?:[A-Z]\w*)?)\([^)]*\): /gm;
    expect([...namesIn(declared, isProduct), ...namesIn(member, isProduct)]).toEqual([]);
  });

  it('of functions are query, fetch, send or request, not ask, unless a user is asked', () => {
    expect(namesIn(/\b(?:const|let|function) (ask(?!To[A-Z]|User\b)(?:[A-Z]\w*)) ?[=(<]/g, isProduct)).toEqual([]);
  });

  it('of limits begin with MAX_ or MIN_, not with a superlative', () => {
    expect(
      namesIn(/\b(?:const|let) ((?:MOST|LONGEST|LARGEST|FARTHEST|PATIENCE|SHORTEST)(?:_\w+)?|\w+_MOST)\b/g),
    ).toEqual([]);
  });

  it('settle nothing but sub-jobs and what an undo takes along', () => {
    // The job form settles its sub-jobs, and drafts that browsers keep have a field of that name.
    const isScreen = (name: string): boolean =>
      isProduct(name) && name.startsWith('src/') && !/^src\/(saving\/drafts|jobs\/form\/state)\//.test(name);
    expect(namesIn(/\b(?:const|let|function|type|interface) ([sS]ettled?)\b/g, isScreen)).toEqual([]);
  });

  it('are of fields whose comments stand above them', () => {
    expect(namesIn(/\*\/ ([a-z_]+)\??: /g, isProduct)).toEqual([]);
  });

  it('are explained by sentences that need no other file', () => {
    expect(namesIn(/\/\*\* ((?:Its|Of|And|The same|The other)\b[^.*]{0,25}\.) \*\//g, isProduct)).toEqual([]);
  });
});
