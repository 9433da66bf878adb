import { describe, expect, it } from 'vitest';
import { ROLES } from '../access/roles';
import { ROLES_ES, shownName } from './shownName';

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

  it('is there in Spanish for each role of the start, not for a role that an office made', () => {
    expect(ROLES.map(({ name }) => name).filter((name) => !Object.hasOwn(ROLES_ES, name))).toEqual([]);
    expect(shownName('Crew Member', 'es')).toBe('Miembro de cuadrilla');
    expect(shownName('Yard', 'es')).toBe('Yard');
  });
});
