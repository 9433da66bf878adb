import { describe, expect, it } from 'vitest';
import { shownName } from './shownName';

describe('the name of a status, job type or category', () => {
  it('is in the language of the screen, and as it was written where somebody named it', () => {
    expect(['Scheduled', 'Cave In', 'Pool and Spa', 'Gunite'].map((name) => shownName(name, 'es'))).toEqual([
      'Programado',
      'Derrumbe',
      'Piscina y spa',
      'Gunita',
    ]);
    expect(shownName('Scheduled', 'en')).toBe('Scheduled');
    expect(shownName('Esperando al HOA', 'es')).toBe('Esperando al HOA');
    expect(shownName('constructor', 'es')).toBe('constructor');
  });
});
