import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BREAKPOINTS, LAYERS, MOTION, RADII, SPACING, TURNS, TYPE, WEIGHTS } from './scales';

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
const COLOR_NAMES =
  'aliceblue antiquewhite aqua aquamarine azure beige bisque blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod dark(?:slate)?gr[ae]y darkgreen darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkturquoise darkviolet deeppink deepskyblue dimgr[ae]y dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gr[ae]y green greenyellow honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon light(?:slate)?gr[ae]y lightblue lightcoral lightcyan lightgoldenrodyellow lightgreen lightpink lightsalmon lightseagreen lightskyblue lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategr[ae]y snow springgreen steelblue tan teal thistle tomato turquoise violet wheat whitesmoke yellow yellowgreen'.split(
    ' ',
  );
/** By what MUI multiplies the corners of a screen: the theme's shape. */
const SHAPE = 8;
/** And the distances. */
const SPACE = 8;
/** Seconds, with or without a point; what has milliseconds has its own letter before the s. */
const SECONDS = /(?<![\w.#-])(\d*\.?\d+)s\b/g;
/** All names of CSS for colors but black and white, which are ink, paper and shade in both modes. */
const NAMED = new RegExp(`(?<![\\w-])(?:${COLOR_NAMES.join('|')})(?![\\w-])`, 'gi');
/** What a property says, without the names of selectors, addresses and custom properties. */
const valuesIn = (css: string): string[] =>
  [
    ...css
      .replaceAll(/--[\w-]+: [^;]+;/g, '')
      .replaceAll(/url\([^)]*\)/g, '')
      .matchAll(/[\w-]+: ([^;{}]+);/g),
  ].map(([, value = '']) => value.replaceAll(/var\(--[\w-]+/g, 'var('));
const among = (steps: readonly number[]) => (value: number) => steps.includes(value);

describe('the styles', () => {
  it('have the sizes and weights of texts from their scales [UI-045]', () => {
    expect(strange(styles, /font-size: ([\d.]+)px/g, (size) => size === 0 || among(TYPE)(size))).toEqual([]);
    expect(strange(styles, /font: (?:italic )?(?:\d{3} )?([\d.]+)px/g, among(TYPE))).toEqual([]);
    expect(strange(styles, /font(?:-weight)?: (?:italic )?(\d{3})\b/g, among(WEIGHTS))).toEqual([]);
    // Icons are as large as the place that they stand in.
    const texts = screens.map(({ name, text }) => ({ name, text: text.replaceAll(/<\w*Icon[^>]*>/g, '') }));
    expect(strange(texts, /fontWeight: (\d{3})\b/g, among(WEIGHTS))).toEqual([]);
    expect(strange(texts, /fontSize: '?([\d.]+)(?:px')?[,\s}]/g, (size) => size > 30 || among(TYPE)(size))).toEqual([]);
  });

  it('have the distances between parts and inside of them from their scale, but for what is worked out [UI-045]', () => {
    const isSpace = (space: number): boolean => space === 0 || among(SPACING)(Math.abs(space));
    const distances = styles.flatMap(({ name, text }) =>
      [...text.matchAll(/(?<![\w-])(?:(?:row-|column-)?gap|(?:padding|margin)(?:-[a-z]+)*): ([^;{}]+);/g)].map(
        ([, value = '']) => ({ name, text: value.replaceAll(/calc\((?:[^()]|\([^()]*\))*\)/g, '') }),
      ),
    );
    expect(strange(distances, /(-?[\d.]+)px/g, isSpace)).toEqual([]);
    // MUI multiplies what a screen says; the theme and plain styles say pixels.
    const isStep = (times: number): boolean => isSpace(times) || isSpace(times * SPACE);
    const inScreens =
      /(?<![\w.])(?:[mp][xytrbl]?|gap|rowGap|columnGap|(?:padding|margin)(?:Top|Bottom|Left|Right|X|Y|Block|Inline)?): (-?[\d.]+)\b/g;
    expect(strange(screens, inScreens, isStep)).toEqual([]);
    const written = screens.flatMap(({ name, text }) =>
      [...text.matchAll(/(?:padding|margin|gap)[A-Za-z]*: '([^'(]*px[^'(]*)'/g)].map(([, value = '']) => ({
        name,
        text: value,
      })),
    );
    expect(strange(written, /(-?[\d.]+)px/g, isSpace)).toEqual([]);
  });

  it('have corners, motion and layers from their scales [UI-045]', () => {
    const corners = styles.flatMap(({ name, text }) =>
      [...text.matchAll(/border(?:-[a-z]+)*-radius: ([^;]+);/g)].map(([, value = '']) => ({ name, text: value })),
    );
    expect(strange(corners, /([\d.]+)px/g, among(RADII))).toEqual([]);
    expect(strange(screens, /borderRadius: '([\d.]+)px/g, among(RADII))).toEqual([]);
    // The theme says pixels; what a screen says is multiplied by its shape.
    const isTheme = ({ name }: { name: string }): boolean => name.startsWith(`theme${sep}`);
    const inPixels = /borderRadius: ([\d.]+)\b(?!px)/g;
    expect(strange(screens.filter(isTheme), inPixels, among(RADII))).toEqual([]);
    const isShape = (times: number): boolean => times === 0 || among(RADII)(times * SHAPE);
    const others = screens.filter((one) => !isTheme(one));
    expect(strange(others, inPixels, isShape)).toEqual([]);
    expect(strange(screens, /borderRadius=\{([\d.]+)\}/g, among(RADII))).toEqual([]);
    const times = [...styles, ...screens.filter(({ text }) => /\b(?:transition|animation)\w*:/.test(text))].map(
      ({ name, text }) => ({
        name,
        text: text.replaceAll(SECONDS, (_, value) => `${Math.round(Number(value) * 1000)}ms`),
      }),
    );
    const known = [0, ...Object.values(MOTION), ...TURNS];
    expect(strange(times, /(?<![\d.])(\d+)ms\b/g, among(known))).toEqual([]);
    const layers: readonly number[] = Object.values(LAYERS);
    const isLayer = (layer: number): boolean => layer <= 10 || layers.includes(layer);
    expect(strange(styles, /z-index: (\d+)/g, isLayer)).toEqual([]);
    expect(strange(screens, /zIndex(?:: |=\{|\] = |\s*= )['"]?(\d+)/g, isLayer)).toEqual([]);
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
    const named = styles.flatMap(({ name, text }) =>
      valuesIn(text).flatMap((value) => [...value.matchAll(NAMED)].map(([color]) => `${name}: ${color}`)),
    );
    expect(named).toEqual([]);
  });

  it('come from the theme where a screen says them in its own code: it has no color of its own but black and white [UI-045]', () => {
    const own = screens
      .filter(({ name }) => !name.startsWith(`theme${sep}`) && !/stor(?:y|ies)/i.test(name))
      .flatMap(({ name, text }) =>
        [...text.matchAll(/(?<=['"`\s])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?=['"`\s;])|\b(?:rgb|hsl)a?\(/gi)].map(
          ([color]) => `${name}: ${color}`,
        ),
      );
    expect(own).toEqual([]);
  });
});
