import { describe, expect, it } from 'vitest';
import { matchRoute } from './matchRoute';
import { ROUTES } from './routes';
import { sampleAddresses } from './sampleAddress';

describe('the addresses that stand for a route', () => {
  it('are addresses of that route', () => {
    for (const route of ROUTES)
      for (const address of sampleAddresses(route))
        expect([address, matchRoute(address)?.route]).toEqual([address, route]);
  });

  it('are one for each value that a param may have', () => {
    const [route] = ROUTES.filter(({ path }) => path === '/reports/year-over-year/:category');
    expect(route && sampleAddresses(route)).toContain('/reports/year-over-year/gunite');
  });
});
