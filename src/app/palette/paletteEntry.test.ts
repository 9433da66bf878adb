import { describe, expect, it } from 'vitest';
import { paletteWords } from '#domain/palette/rank';
import { rankEntries, type PaletteEntry } from './paletteEntry';

const entry = (kind: PaletteEntry['kind'], label: string, note = ''): PaletteEntry => ({
  id: `${kind} ${label}`,
  kind,
  label,
  note,
});
const labels = (entries: readonly PaletteEntry[], text: string): string[] =>
  rankEntries(entries, paletteWords(text)).map(({ label }) => label);

describe('the palette', () => {
  it('lists records, screens and commands by how well they answer, records first among equals', () => {
    expect(
      labels(
        [
          entry('command', 'Pebble help'),
          entry('screen', 'Pebble Week'),
          entry('builder', 'Pebble Pools'),
          entry('job', 'The Pebble House'),
          entry('screen', 'Homeowners'),
        ],
        'pebble',
      ),
    ).toEqual(['Pebble Pools', 'Pebble Week', 'Pebble help', 'The Pebble House']);
  });
  it('keeps what the server found by what is not shown', () => {
    expect(labels([entry('homeowner', 'Núñez'), entry('screen', 'Map')], 'elm')).toEqual(['Núñez']);
  });
});
