import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('no field cuts what is typed or pasted: a text that is too long stays, and says so [KEY-012]', () => {
  const cutting = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test)\.tsx?$|(^|\/)stories\//.test(file))
    // The words of react-admin's own rule of that name.
    .filter((file) => file !== 'app/reactAdmin/raSpanish.ts')
    .filter((file) => /\bmaxLength\b/.test(readFileSync(`src/${file}`, 'utf8')));
  expect(cutting).toEqual([]);
});
