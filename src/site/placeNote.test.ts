import { describe, expect, it } from 'vitest';
import { placeNote } from './placeNote';

describe('what paper says of a place', () => {
  it('is the pin that was set by hand, or that the address is not verified, and nothing of a known one [KEY-020]', () => {
    const note = (site: { pin?: string | null; is_place_known?: boolean }): string | null =>
      placeNote(site, (message) => message);
    expect(note({ pin: '29.78,-95.81', is_place_known: true })).toBe('pin 29.78,-95.81');
    expect(note({ pin: null, is_place_known: false })).toBe('place_unknown');
    expect(note({ pin: null, is_place_known: true })).toBeNull();
  });
});
