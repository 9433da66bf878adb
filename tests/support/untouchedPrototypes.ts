import { afterAll, expect } from 'vitest';

/**
 * The files of a step share their processes: what one of them, or a package that it imports, adds to all arrays and objects is met
 * by those after it, as pdf.js did, which reads no paper then. The file that added it fails.
 */
afterAll(() => {
  const added = [
    ...Object.keys(Array.prototype).map((key) => `Array.prototype.${key}`),
    ...Object.keys(Object.prototype).map((key) => `Object.prototype.${key}`),
  ];
  expect(added).toEqual([]);
});
