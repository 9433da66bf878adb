import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OUTLINES_FILE, outlinesText } from './mapOutlines';

describe('the outlines that the map shows without streets', () => {
  it('are those that the package us-atlas gives: `npx tsx scripts/mapOutlines.ts` writes them', () => {
    expect(readFileSync(OUTLINES_FILE, 'utf8')).toBe(outlinesText());
  });
  it('name the 254 counties of Texas', () => {
    const { counties }: { counties: [string, number, number][] } = JSON.parse(outlinesText());
    expect(counties).toHaveLength(254);
    expect(counties.find(([name]) => name === 'Harris')).toEqual([
      'Harris',
      expect.closeTo(29.86, 1),
      expect.closeTo(-95.39, 1),
    ]);
  });
});
