import { describe, expect, it } from 'vitest';
import { sameSettings } from './sameSettings';
import { viewSettings, type ViewSettings } from './savedView';

const VIEW: ViewSettings = {
  filter: { city: { eq: 'Katy' }, is_active: { eq: true } },
  sort: { field: 'name', order: 'ASC' },
  columns: { shown: ['name', 'city'], widths: { name: 200 } },
  per_page: 25,
};

describe('what a view holds', () => {
  it('is the same whatever the order in which its filters were set', () => {
    expect(sameSettings(VIEW, { ...VIEW, filter: { is_active: { eq: true }, city: { eq: 'Katy' } } })).toBe(true);
    expect(sameSettings(VIEW, { ...VIEW, filter: { ...VIEW.filter, search: undefined } })).toBe(true);
  });

  it.each<[string, Partial<ViewSettings>]>([
    ['filter', { filter: { city: { eq: 'Spring' }, is_active: { eq: true } } }],
    ['order', { sort: { field: 'name', order: 'DESC' } }],
    ['order of columns', { columns: { shown: ['city', 'name'], widths: { name: 200 } } }],
    ['width of a column', { columns: { shown: ['name', 'city'], widths: { name: 210 } } }],
    ['page size', { per_page: 50 }],
  ])('differs by another %s', (_what, change) => {
    expect(sameSettings(VIEW, { ...VIEW, ...change })).toBe(false);
  });

  it('is refused when it is none, or too large to be one', () => {
    expect(viewSettings.safeParse(VIEW).success).toBe(true);
    expect(viewSettings.safeParse({ ...VIEW, per_page: 1_000 }).success).toBe(false);
    expect(viewSettings.safeParse({ ...VIEW, filter: { note: { contains: 'x'.repeat(20_000) } } }).success).toBe(false);
    expect(viewSettings.safeParse({ ...VIEW, script: 'x' }).success).toBe(false);
  });
});
