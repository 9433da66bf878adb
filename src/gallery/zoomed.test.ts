import { expect, it } from 'vitest';
import { zoomed } from './zoomed';

it('zooms by 100 px a step, to 2500 px at most and 90 px at least [DOC-033]', () => {
  expect([zoomed(640, 1), zoomed(640, -1), zoomed(2450, 1), zoomed(2500, 1), zoomed(150, -1), zoomed(90, -1)]).toEqual([
    740, 540, 2500, 2500, 90, 90,
  ]);
});
