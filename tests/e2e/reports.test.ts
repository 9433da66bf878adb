import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { eventually, test } from '../support/browserTest';
import { printed, withoutBlanks } from '../support/printedPaper';

const ADDRESSES: readonly (readonly [path: string, title: string])[] = [
  ['/reports/year-over-year/gunite', 'Year Over Year Gunite'],
  ['/reports/year-over-year/Remodel', 'Year Over Year Remodel'],
  ['/reports/top-contacts', 'Customer Top 50 Contacts'],
  ['/reports/customer-contact-list', 'Customer Contact List'],
  ['/reports/coverage?from=&to=', 'Coverage'],
  ['/reports/per-company-job', 'Per Company Job'],
  ['/reports/warranty-aging', 'Warranty Aging'],
  ['/reports/slurry-pickup?from=&to=', 'Slurry Pickup'],
  ['/reports/color-location?color_id=1&is_can_show=', 'Color Location'],
  ['/reports/warranty-jobs-outstanding', 'Warranty Jobs Outstanding'],
];

describe('the reports', () => {
  test('open from their menu in a tab of their own, and lead to the jobs behind their rows [RPT-004]', async ({
    open,
  }) => {
    const page = await open('manager', { path: '/' });
    await page.getByRole('button', { name: 'Reports' }).click();
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: /^Warranty Aging/ }).click(),
    ]);
    const table = tab.getByRole('table', { name: 'Warranty Aging' });
    await table.waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    const job = table.getByRole('link', { name: /^\d+$/ }).first();
    const id = await job.textContent();
    await job.click();
    await tab.waitForURL(`**/job/${id}/edit**`);
  });

  test('stand at their addresses with rows, and as files with the same rows [NAV-115 NAV-116 NAV-117 NAV-118 NAV-119 NAV-120 NAV-121 NAV-122 NAV-123]', async ({
    open,
  }) => {
    const page = await open('manager', { path: '/' });
    for (const [path, title] of ADDRESSES) {
      await page.goto(path);
      const table = page.getByRole('table', { name: title });
      await table.waitFor();
      await eventually(() => table.locator('tbody tr').count()).toBeGreaterThan(1);
      expect(await page.title()).toContain(title);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export CSV' }).click(),
      ]);
      const lines = readFileSync(await file.path(), 'utf8')
        .trim()
        .split('\r\n');
      expect(file.suggestedFilename()).toMatch(/^[a-z-]+-\d{4}-\d\d-\d\d\.csv$/);
      expect(lines.length).toBeGreaterThan(1);
    }
  });

  test('keep their filters through a reload, and are refused to others [RPT-005]', async ({ open }) => {
    const page = await open('scheduler', { path: '/reports/per-company-job' });
    await page.getByRole('table', { name: 'Per Company Job' }).waitFor();
    await page.getByRole('combobox', { name: 'Category' }).fill('gun');
    await page.keyboard.press('Tab');
    await page.waitForURL('**/reports/per-company-job?category_id=1');
    await page.reload();
    await eventually(() => page.getByRole('combobox', { name: 'Category' }).inputValue()).toBe('Gunite');
    // A scheduler may see the report, but not take the data out.
    expect(await page.getByRole('button', { name: 'Export CSV' }).count()).toBe(0);
    await page.goto('/reports/top-contacts');
    await page
      .getByText(/permission/i)
      .first()
      .waitFor();
  });

  test('are printed whole on landscape pages, each with the heads of its columns, the last with the total [RPT-013]', async ({
    open,
  }) => {
    const page = await open('manager', { path: '/reports/warranty-jobs-outstanding' });
    await page.getByRole('table', { name: 'Warranty Jobs Outstanding' }).waitFor();
    const heads = await page.getByRole('columnheader').allTextContents();
    const { size, pages, smallest, cut } = await printed(page);
    expect(size[0]).toBeGreaterThan(size[1]);
    expect(cut).toEqual([]);
    expect(smallest).toBeGreaterThanOrEqual(7);
    expect(pages.length).toBeGreaterThan(1);
    for (const paper of pages) for (const head of heads) expect(paper).toContain(withoutBlanks(head));
    expect(pages.at(-1)).toMatch(/Total·\d+rows/);
    expect(pages.map((text, at) => text.includes(`${at + 1}/${pages.length}`))).not.toContain(false);
  });

  test.for([
    ['/reports/coverage?from=2026-01-01&to=2026-12-31', 'App date from: 01/01/2026 · App date to: 12/31/2026'],
    ['/reports/per-company-job?from=2026-10-01&to=2026-11-30', 'Entered from: 10/01/2026 · Entered to: 11/30/2026'],
    ['/reports/inventory/1/1', 'Current Inventory'],
  ])(
    'print %s with its filters on numbered pages, none of them empty [RPT-013]',
    async ([path = '', said = ''], { open }) => {
      const page = await open('manager', { path });
      await page.getByRole('table').first().waitFor();
      const { size, pages, cut } = await printed(page);
      expect(size).toEqual([792, 612]);
      expect(cut).toEqual([]);
      expect(pages[0]).toContain(withoutBlanks(said));
      const numbers = pages.map((_text, at) => `${at + 1}/${pages.length}`);
      expect(pages.map((text, at) => text.includes(numbers[at] ?? ''))).not.toContain(false);
      expect(pages.filter((text, at) => text === numbers[at])).toEqual([]);
    },
  );

  test.for(['year-over-year/gunite', 'top-contacts', 'warranty-aging', 'coverage'])(
    'keep the chart of %s inside its frame on paper, however wide the window was [RPT-013]',
    async (report, { open }) => {
      const page = await open('manager', { path: `/reports/${report}`, viewport: { width: 1900, height: 900 } });
      const surface = page.locator('.tally-chart [class*="ChartsSurface"]').first();
      await surface.waitFor();
      // The room between the margins of a landscape letter, as the browser gives it when it prints.
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      await page.setViewportSize({ width: 980, height: 720 });
      await eventually(async () => {
        const [frame, chart] = [await page.locator('.tally-chart').first().boundingBox(), await surface.boundingBox()];
        return frame && chart ? Math.max(0, chart.x + chart.width - frame.x - frame.width) : null;
      }).toBe(0);
    },
  );
});
