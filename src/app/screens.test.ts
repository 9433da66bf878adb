import { describe, expect, it } from 'vitest';
import { ROUTES } from '#domain/access/routes';
import { SCREENS } from './screens';

describe('the screens', () => {
  it('exist for the routes that say they are built, and for no others', () => {
    const built = ROUTES.filter((route) => route.screen === 'built' && !route.signed_out).map(({ path }) => path);
    expect(Object.keys(SCREENS).sort()).toEqual(built.sort());
  });
});
