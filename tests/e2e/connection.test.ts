import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { TELEPHONE } from '../support/browser';
import { test } from '../support/browserTest';

const SERVER = /\/(graphql|v1|readyz|healthz|assets)(\/|$|\?)/;

/** From here on nobody answers this browser. */
const die = async (page: Page): Promise<void> => {
  await page.context().route(SERVER, (route) => route.abort('connectionrefused'));
};
const comeBack = (page: Page): Promise<void> => page.context().unroute(SERVER);
const bar = (page: Page) => page.getByText('No connection. Your changes are kept here.');

describe('a server that dies and returns', () => {
  for (const [name, number, viewport] of [
    ['a desk', 'A-77', undefined],
    ['a telephone', 'B-78', TELEPHONE],
  ] as const) {
    test(`is told of at ${name}, keeps what is typed, and the screen that waited for it comes by itself [NET-002]`, async ({
      open,
      allow,
    }) => {
      allow(/^console .*(ERR_|Failed to load)/, /^http 50[234] /);
      const page = await open('admin', { path: '/customer/7/edit', ...(viewport ? { viewport } : {}) });
      await page.getByRole('textbox', { name: 'Customer No' }).fill(number);
      await die(page);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await bar(page).waitFor();
      const box = await bar(page).boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 9999) <= (viewport?.width ?? 1440)).toBe(true);
      expect(await page.getByRole('textbox', { name: 'Customer No' }).inputValue()).toBe(number);
      await comeBack(page);
      await page.getByRole('status').filter({ hasText: 'Builder saved!' }).waitFor();
      await bar(page).waitFor({ state: 'detached' });
    }, 60_000);
  }

  test('brings a list that gave up meanwhile without a reload [NET-002]', async ({ open, allow }) => {
    allow(/^console .*(ERR_|Failed to load)/, /^http 50[234] /);
    const page = await open('admin', { path: '/homeowner' });
    const row = page.getByRole('grid').getByRole('row').nth(1);
    await row.waitFor();
    await die(page);
    await page.getByRole('searchbox', { name: 'Search homeowners…' }).fill('a');
    await bar(page).waitFor();
    // Longer than a request is tried.
    await page.getByRole('button', { name: 'Retry' }).first().waitFor({ timeout: 60_000 });
    await comeBack(page);
    await row.waitFor();
    await bar(page).waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0);
  }, 120_000);
});
