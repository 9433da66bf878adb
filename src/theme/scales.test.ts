import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BREAKPOINTS, LAYERS, MOTION, RADII, TURNS, TYPE, WEIGHTS } from './scales';

const SRC = join(import.meta.dirname, '..');
const namesIn = (pattern: RegExp): string[] =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) => pattern.test(name));
const read = (name: string): string => readFileSync(join(SRC, name), 'utf8');
/** Without its comments: they name values too. */
const styles = namesIn(/\.css$/).map((name) => ({ name, text: read(name).replaceAll(/\/\*[\s\S]*?\*\//g, '') }));
const screens = namesIn(/\.tsx?$/)
  .filter((name) => !/\.(test|stories)\.tsx?$/.test(name))
  .map((name) => ({ name, text: read(name) }));

type Sources = readonly { name: string; text: string }[];
/** What `pattern` finds whose first group, a number, is not allowed. */
const strange = (sources: Sources, pattern: RegExp, isKnown: (value: number) => boolean): string[] =>
  sources.flatMap(({ name, text }) =>
    [...text.matchAll(pattern)]
      .filter(([, value]) => !isKnown(Number(value)))
      .map(([whole]) => `${name}: ${whole.trim()}`),
  );
const among = (steps: readonly number[]) => (value: number) => steps.includes(value);

describe('the styles', () => {
  it('have the sizes and weights of texts from their scales [UI-045]', () => {
    expect(strange(styles, /font-size: ([\d.]+)px/g, (size) => size === 0 || among(TYPE)(size))).toEqual([]);
    expect(strange(styles, /font: (?:italic )?(?:\d{3} )?([\d.]+)px/g, among(TYPE))).toEqual([]);
    expect(strange(styles, /font(?:-weight)?: (?:italic )?(\d{3})\b/g, among(WEIGHTS))).toEqual([]);
    // Icons are as large as the place that they stand in.
    const texts = screens.map(({ name, text }) => ({ name, text: text.replaceAll(/<\w*Icon[^>]*>/g, '') }));
    expect(strange(texts, /fontWeight: (\d{3})\b/g, among(WEIGHTS))).toEqual([]);
    expect(strange(texts, /fontSize: ([\d.]+)[,\s}]/g, (size) => size > 30 || among(TYPE)(size))).toEqual([]);
  });

  it('have corners, motion and layers from their scales [UI-045]', () => {
    const corners = styles.flatMap(({ name, text }) =>
      [...text.matchAll(/border(?:-[a-z]+)*-radius: ([^;]+);/g)].map(([, value = '']) => ({ name, text: value })),
    );
    expect(strange(corners, /([\d.]+)px/g, among(RADII))).toEqual([]);
    expect(strange(screens, /borderRadius: '([\d.]+)px/g, among(RADII))).toEqual([]);
    const times = styles.map(({ name, text }) => ({ name, text: text.replaceAll(/(\d)\.(\d)s\b/g, '$1$200ms') }));
    const known = [...Object.values(MOTION), ...TURNS];
    expect(strange(times, /(?<![\d.])(\d+)ms\b/g, among(known))).toEqual([]);
    const layers: readonly number[] = Object.values(LAYERS);
    expect(strange(styles, /z-index: (\d+)/g, (layer) => layer <= 10 || layers.includes(layer))).toEqual([]);
  });

  it('change at the widths of the scale, under, up to, from or above them [UI-045]', () => {
    const isWidth = (value: number): boolean =>
      [value - 1, value, value + 1, value + 0.05].some((width) => among(BREAKPOINTS)(Math.round(width * 100) / 100));
    const queries = styles.flatMap(({ name, text }) =>
      [...text.matchAll(/@(?:media|container)[^{]+/g)].map(([query]) => ({ name, text: query })),
    );
    expect(strange(queries, /width[^)\d]*([\d.]+)px/g, isWidth)).toEqual([]);
  });

  it('name each color: a value of its own stands in a custom property alone [UI-045]', () => {
    const bare = styles.flatMap(({ name, text }) =>
      [...text.replaceAll(/--[\w-]+: [^;]+;/g, '').matchAll(/#[\da-f]{3,8}\b(?!['")])|\b(?:rgb|hsl)a?\([^)]*\)/gi)].map(
        ([color]) => `${name}: ${color}`,
      ),
    );
    expect(bare).toEqual([]);
  });
});
