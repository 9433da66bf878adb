import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '..');
const sheetsOf = (folder: string): string =>
  readdirSync(join(SRC, folder), { encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(SRC, folder, name), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''))
    .join('\n');

/** The rules of a sheet that stand in a query for forced colors, and the others. */
const divided = (css: string): { forced: string; usual: string } => {
  const BLOCK = /@media \(forced-colors: active\) \{((?:[^{}]*\{[^{}]*\})*)\s*\}/g;
  return { forced: [...css.matchAll(BLOCK)].map(([, rules]) => rules).join('\n'), usual: css.replaceAll(BLOCK, '') };
};

/** What the system takes away: faces, shadows and the colors of lines. */
const TAKEN = /(?:background|box-shadow|border-color|--face|filter): /;
/** States of a card as selectors say them. */
const statesIn = (css: string, card: string, does: RegExp): Set<string> =>
  new Set(
    [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, , rules = '']) => does.test(rules))
      .flatMap(([, selectors = '']) =>
        [
          ...selectors.matchAll(new RegExp(`\\.${card}((?:[.:[][^\\s,>]*(?:, [^\\s,>)]*)*\\)?)+)(?=,|\\s*$)`, 'g')),
        ].flatMap(([, said = '']) => said.match(/\.is-[a-z-]+|\[data-[a-z]+/g) ?? []),
      ),
  );

/** States that a word, an icon or a broken line tells as well. */
const TOLD_OTHERWISE: Readonly<Record<string, string>> = {
  '.is-past-due': 'the mark "Past due"',
  '.is-doubled': 'the words "Double booked"',
  '.is-lifted': 'a dashed line',
  '[data-lifted': 'a dashed line',
};

describe('the cards of the boards', () => {
  it.each([
    ['boards/css', 'card'],
    ['presite/css', 'presite-card'],
  ])('tell each state of theirs by a line where the system gives the colors (%s) [UI-043]', (folder, card) => {
    const { forced, usual } = divided(sheetsOf(folder));
    const colored = statesIn(usual, card, TAKEN);
    const lined = statesIn(forced, card, /outline: |border-style: /);
    expect(colored).toContain('.is-selected');
    expect([...colored].filter((state) => !lined.has(state) && !(state in TOLD_OTHERWISE))).toEqual([]);
  });
});
