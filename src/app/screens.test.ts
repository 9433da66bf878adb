import { describe, expect, it } from 'vitest';
import { ROUTES } from '#domain/access/routes';
import { SCREENS } from './screens';

describe('the screens', () => {
  it('exist for the routes that say they are built, and for no others', () => {
    const built = ROUTES.filter((route) => route.screen === 'built' && !route.signed_out).map(({ path }) => path);
    expect(Object.keys(SCREENS).sort()).toEqual(built.sort());
  });
  it('of the old addresses of the day views are the day boards themselves [BRD-011]', () => {
    expect(SCREENS['/DayView/Gunite']).toBe(SCREENS['/day/gunite']);
    expect(SCREENS['/DayView/Pebble']).toBe(SCREENS['/day/pebble']);
    expect(SCREENS['/day/gunite']).not.toBe(SCREENS['/day/pebble']);
  });
});
