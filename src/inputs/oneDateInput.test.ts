import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** An input of the browser's own for days or times of day, or its type in a table of inputs. */
const OF_THE_BROWSER = /\btype(=|: )['"{]*(date|datetime-local|month|week)\b/;

it('every date is typed into the date input of the product, never into one of the browser [KEY-004]', () => {
  const others = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !/\.(stories|test)\.tsx$|(^|\/)stories\//.test(file))
    .filter((file) => OF_THE_BROWSER.test(readFileSync(`src/${file}`, 'utf8')));
  expect(others).toEqual([]);
});
