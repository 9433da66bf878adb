import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { designTokens, ownColorsIn } from './designTokens';
import { TOKENS } from './tokens';

const stages = readFileSync(join(import.meta.dirname, '../boards/css/stages.css'), 'utf8');
const tokens = designTokens(ownColorsIn(stages));

interface ColorValue {
  hex: string;
  components: number[];
  alpha?: number;
}
interface Length {
  value: number;
  unit: string;
}
type TokenValue = ColorValue & { color?: ColorValue } & Partial<Record<'offsetX' | 'offsetY' | 'blur', Length>>;

/** A token as CSS has it, from the parts that the format splits it into. */
const inCss = ({ hex, components, alpha }: ColorValue): string =>
  alpha === undefined ? hex : `rgba(${components.map((part) => Math.round(part * 255)).join(', ')}, ${alpha})`;
const lengthOf = (length: Length | undefined): string => `${length?.value}${length?.unit}`;
const writtenAgain = (value: TokenValue | undefined): string | undefined =>
  value?.color
    ? `${[value.offsetX, value.offsetY, value.blur].map(lengthOf).join(' ')} ${inCss(value.color)}`
    : value && inCss(value);
/** Two ways to write the same: capitals, a length of nothing, noughts behind the point. */
const plain = (css: string): string =>
  css
    .toLowerCase()
    .replace(/^0 /, '0px ')
    .replace(/(\.\d*?)0+\)/, '$1)');

describe('the file of design tokens', () => {
  it('has every token of both modes and the colors of the stages, in the format of the W3C [UI-047]', () => {
    const { light, dark } = tokens as Record<'light' | 'dark', Record<string, { $type: string; $value: TokenValue }>>;
    for (const mode of ['light', 'dark'] as const)
      for (const [name, value] of Object.entries(TOKENS[mode])) {
        const { $type, $value } = (mode === 'light' ? light : dark)[name] ?? {};
        expect([name, $type]).toEqual([name, name.startsWith('shadow') ? 'shadow' : 'color']);
        expect([name, writtenAgain($value)]).toEqual([name, plain(value)]);
      }
    expect(light['stage-prep']?.$value.hex).toBe('#b58105');
    expect(dark['stage-prep']?.$value.hex).toBe('#e0b23c');
    expect(Object.keys(light)).toEqual(Object.keys(dark));
    expect(light.header).toEqual({
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0.051, 0.133, 0.29], hex: '#0d224a' },
    });
    expect(dark.shadow1?.$value).toMatchObject({ offsetY: { value: 1, unit: 'px' }, color: { alpha: 0.4 } });
  });

  it('has the scales with their units [UI-047]', () => {
    expect(tokens).toMatchObject({
      size: { $type: 'dimension', 14: { $value: { value: 14, unit: 'px' } } },
      weight: { $type: 'fontWeight', 600: { $value: 600 } },
      space: { $type: 'dimension', 12: { $value: { value: 12, unit: 'px' } } },
      motion: { $type: 'duration', usual: { $value: { value: 150, unit: 'ms' } } },
      layer: { $type: 'number', toasts: { $value: 1600 } },
    });
  });

  it('is as the theme is now [UI-047]', () => {
    const written: unknown = JSON.parse(readFileSync(join(import.meta.dirname, 'tokens.json'), 'utf8'));
    expect(written).toEqual(JSON.parse(JSON.stringify(tokens)));
  });
});

/** How light a color is, from its six digits. */
const lightness = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [lightness(one), lightness(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

describe('a text', () => {
  it('is read in the sun: 7 to 1 on every ground of both themes, in each color that texts have [FLD-012]', () => {
    const pale = (['light', 'dark'] as const).flatMap((mode) =>
      (['text', 'textMuted', 'primary', 'success', 'warning', 'error', 'info'] as const).flatMap((color) =>
        (['background', 'surface', 'surfaceSunken', 'surfaceRaised', 'hover', 'selected'] as const)
          .map(
            (ground) => [`${mode} ${color} on ${ground}`, contrast(TOKENS[mode][color], TOKENS[mode][ground])] as const,
          )
          .filter(([, ratio]) => ratio < 7),
      ),
    );
    expect(pale).toEqual([]);
  });
});
