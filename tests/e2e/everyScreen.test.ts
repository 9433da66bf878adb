import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { eventually, test } from '../support/browserTest';
import { aWholeJob, screenAddresses } from '../support/screenAddresses';
import { HEADINGS, PAPERS } from '../support/screenProofs';

const keysIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
const textsIn = (page: Page): Promise<string> =>
  page.evaluate(() => [...Object.values(localStorage), ...Object.values(sessionStorage)].join('\n'));

/** Goes to another address as a link of the product does: the app stays, the screen is fetched and drawn anew. */
const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

describe('every screen', () => {
  test(`opens for an administrator at its own address, says what it is, fetches its own paper and logs no error
    [NAV-045 NAV-046 NAV-049 NAV-050 NAV-051 NAV-052 NAV-053 NAV-054 NAV-055 NAV-056 NAV-057 NAV-058 NAV-059 NAV-060 NAV-061 NAV-062 NAV-063 NAV-064 NAV-065 NAV-066 NAV-067 NAV-068 NAV-069 NAV-070 NAV-071 NAV-072 NAV-073 NAV-074 NAV-075 NAV-076 NAV-077 NAV-078 NAV-079 NAV-080 NAV-081 NAV-084 NAV-085 NAV-086 NAV-087 NAV-088 NAV-089 NAV-090 NAV-091 NAV-096 NAV-097 NAV-098 NAV-099 NAV-100 NAV-101 NAV-102 NAV-103 NAV-105 NAV-106 NAV-107 NAV-109 NAV-111 NAV-112 NAV-113 NAV-114 WO-022 RPT-006 OFF-009]`, async ({
    open,
  }) => {
    const addresses = await screenAddresses(await aWholeJob());
    const page = await open('admin');
    const papers: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/v1/pdf/') && response.ok() && response.headers()['content-type'] === 'application/pdf')
        papers.push(pathname);
    });
    const heading = page.locator('main h1, main h2, h1, h2, [role="dialog"] h2').first();
    const wrong: string[] = [];
    for (const { path, address } of addresses) {
      papers.length = 0;
      await goTo(page, address);
      const expected = HEADINGS[path] ?? 'a heading in screenProofs.ts';
      const shown = page.getByRole('heading', { name: expected, exact: true }).first();
      await shown.waitFor().catch(async () => {
        wrong.push(`${address}: ${(await heading.textContent().catch(() => null)) ?? 'nothing'}, not ${expected}`);
      });
      const paper = PAPERS[path];
      if (paper !== undefined) await eventually(() => papers.join(' ')).toMatch(new RegExp(`^/v1/pdf/${paper}(/|$)`));
    }
    expect(wrong).toEqual([]);
    const keys = await keysIn(page);
    expect(keys.length).toBeGreaterThan(3);
    expect(keys.filter((key) => !key.startsWith('trowel'))).toEqual([]);
    expect(await textsIn(page)).not.toMatch(/eyJ[\w-]{20,}\./);
  }, 300_000);
});
