import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { handForms } from '../support/hands/forms';
import { eventually, test } from '../support/browserTest';

/** So many fields stand beside one another, at most. A state and its ZIP code share a line on a telephone, too. */
const beside = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const inputs = [
      ...document.querySelectorAll<HTMLElement>(
        'main form :is(input, textarea), .daily-body :is(input, textarea), .work-order :is(input, textarea)',
      ),
    ].filter(
      (input) => input.offsetParent !== null && !input.matches('[type="checkbox"], [type="radio"], [type="file"]'),
    );
    const tops = inputs
      .filter((input) => !/state|zip/i.test(input.getAttribute('name') ?? ''))
      .map((input) => Math.round(input.getBoundingClientRect().top));
    return Math.max(0, ...tops.map((top) => tops.filter((other) => other === top).length));
  });

const pathOf = async (name: string): Promise<string> => {
  const form = await handForms.find((one) => one.name === name)?.make();
  if (!form) throw new Error(`no form of ${name}`);
  return form.path;
};

describe('a form', () => {
  test('of work orders, batches and administration is one column under 800 px, and not at 800 [UI-036]', async ({
    open,
  }) => {
    const page = await open('admin', { path: '/' });
    const paths = {
      'Prep Work Order': await pathOf('Prep Work Order'),
      'Daily Batches': await pathOf('Daily Batches'),
      'Daily Yardage': await pathOf('Daily Yardage'),
      Employee: '/employee/new',
    };
    for (const [name, path] of Object.entries(paths)) {
      await page.setViewportSize({ width: 800, height: 900 });
      await page.goto(path);
      await eventually(() => beside(page).then((most) => `${name}: ${most > 1 ? 'beside' : most}`)).toBe(
        `${name}: beside`,
      );
      await page.setViewportSize({ width: 799, height: 900 });
      await eventually(() => beside(page).then((most) => `${name}: ${most}`)).toBe(`${name}: 1`);
    }
  });
});

/** A screen, its widest narrow form, and what stands there in that form alone. */
const SCREENS = [
  ['the menu', '/', 875, (page: Page) => page.getByRole('button', { name: 'Open menu' })],
  ['the job search', '/job', 1254, (page: Page) => page.getByRole('button', { name: /^Filters/ })],
  ['the map', '/map', 1366, (page: Page) => page.getByRole('button', { name: /^Filters/ })],
] as const;

describe('a screen', () => {
  test.for(SCREENS)(
    '%s is narrow up to its width, and wide one pixel further [UI-036]',
    async ([, path, width, narrow], { open }) => {
      const page = await open('admin', { path, viewport: { width, height: 900 } });
      await narrow(page).waitFor();
      await page.setViewportSize({ width: width + 1, height: 900 });
      await narrow(page).waitFor({ state: 'hidden' });
    },
  );
});
