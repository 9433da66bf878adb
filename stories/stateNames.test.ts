import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** One name for one state (docs/guides/storybook.md): what it was called elsewhere, and what it is called. */
const NAMES: Readonly<Record<string, string>> = {
  OnATelephone: 'Phone',
  OnAPhone: 'Phone',
  Telephone: 'Phone',
  InSpanish: 'Spanish',
  DarkInSpanish: 'SpanishDark',
  Fails: 'Failed',
  WithoutTheRight: 'NoRight',
  WithoutRights: 'NoRight',
  WithoutRight: 'NoRight',
  NotAllowed: 'NoRight',
  VeryLongNames: 'LongTexts',
  LongNames: 'LongTexts',
  LongText: 'LongTexts',
  Long: 'LongTexts',
};

const stories = ['src', 'stories'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => ({ name, text: readFileSync(join(ROOT, folder, name), 'utf8') })),
);

describe('the states of components', () => {
  it('are named alike in all stories [UI-046]', () => {
    const other = stories.flatMap(({ name, text }) =>
      [...text.matchAll(/^export const (\w+): Story/gm)].flatMap(([, state = '']) =>
        Object.hasOwn(NAMES, state) ? [`${name}: ${state} is ${NAMES[state]}`] : [],
      ),
    );
    expect(other).toEqual([]);
  });

  it('are drawn of every component of the catalogue: at rest, under the pointer, by the keyboard and in both themes [UI-048]', () => {
    const catalogue = stories.filter(({ text }) => text.includes("title: 'States/"));
    const kinds = new Set(catalogue.map(({ text }) => text.match(/title: 'States\/([^']+)'/)?.[1]));
    expect(kinds).toEqual(
      new Set([
        'Buttons',
        'Icon buttons',
        'Chips',
        'Choices',
        'Fields',
        'Cards',
        'Rows',
        'Menu entries',
        'Tabs',
        'Links',
      ]),
    );
    const always = ['Rest', 'Hover', 'FocusVisible', 'Shows', 'ShowsInDark'];
    const lacking = catalogue.flatMap(({ name, text }) => {
      const wanted = [
        ...always,
        ...(text.includes('isTyped: true') ? [] : ['Pressed']),
        ...(/^ {2}disabled: /m.test(text) ? ['Disabled'] : []),
      ];
      return wanted
        .filter((state) => !text.includes(`export const ${state}: Story`))
        .map((state) => `${name}: ${state}`);
    });
    expect(lacking).toEqual([]);
  });
});
