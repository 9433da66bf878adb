import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { designTokens, ownColorsIn } from './designTokens';
import { TOKENS } from './tokens';

const stages = readFileSync(join(import.meta.dirname, '../boards/css/stages.css'), 'utf8');
const tokens = designTokens(ownColorsIn(stages));

describe('the file of design tokens', () => {
  it('has every token of both modes and the colors of the stages, in the format of the W3C [UI-047]', () => {
    const { light, dark } = tokens as Record<
      'light' | 'dark',
      Record<string, { $type: string; $value: { hex?: string } }>
    >;
    for (const mode of ['light', 'dark'] as const)
      for (const [name, value] of Object.entries(TOKENS[mode])) {
        const { $type, $value } = (mode === 'light' ? light : dark)[name] ?? {};
        expect([name, $type]).toEqual([name, name.startsWith('shadow') ? 'shadow' : 'color']);
        const hex = value.startsWith('#') ? value.toLowerCase() : $value?.hex;
        expect($value?.hex).toBe(hex);
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
      motion: { $type: 'duration', usual: { $value: { value: 150, unit: 'ms' } } },
      layer: { $type: 'number', toasts: { $value: 1600 } },
    });
  });

  it('is as the theme is now [UI-047]', () => {
    const written: unknown = JSON.parse(readFileSync(join(import.meta.dirname, 'tokens.json'), 'utf8'));
    expect(written).toEqual(JSON.parse(JSON.stringify(tokens)));
  });
});
