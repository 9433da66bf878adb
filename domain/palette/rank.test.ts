import { describe, expect, it } from 'vitest';
import { paletteRank, paletteWords } from './rank';

const rank = (text: string, label: string, more = ''): number => paletteRank(label, more, paletteWords(text));

describe('the rank of a palette entry', () => {
  it('puts the whole label before its start, a word of it, its middle, and what stands beside it', () => {
    const ranks = [
      rank('pebble', 'Pebble'),
      rank('pebble', 'Pebble Week'),
      rank('week', 'Pebble Week'),
      rank('bble', 'Pebble Week'),
      rank('katy', 'Alvarez Residence', '12 Elm St, Katy'),
    ];
    expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
    expect(new Set(ranks).size).toBe(5);
  });
  it('is nothing when a word is found nowhere, or nothing was typed', () => {
    expect([
      rank('alvarez dallas', 'Alvarez Residence', 'Katy'),
      rank('  ', 'Alvarez'),
      rank('zzz', 'Alvarez'),
    ]).toEqual([0, 0, 0]);
  });
  it('does not care for case, accents, the order of words, or signs of patterns', () => {
    expect(
      [rank('NUNEZ', 'Señora Núñez'), rank('residence alvarez', 'Alvarez Residence'), rank('(a+', 'Mix (A+B)')].every(
        (each) => each > 0,
      ),
    ).toBe(true);
  });
});
