import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { api } from '../support/browserApi';
import { eventually, test } from '../support/browserTest';

const rows = (page: Page) => page.getByRole('grid').getByRole('row').filter({ has: page.getByRole('gridcell') });
const found = (page: Page, text: string): Promise<void> => page.getByRole('main').getByRole('status').filter({ hasText: new RegExp(`^${text}$`) }).waitFor();
const column = (page: Page, name: string): Promise<string[]> =>
  page.getByRole('grid').evaluate((grid, wanted) => {
    const heads = [...grid.querySelectorAll('[role="columnheader"]')];
    const field = heads.find((head) => head.querySelector('.MuiDataGrid-columnHeaderTitle')?.textContent === wanted)?.getAttribute('data-field');
    return [...grid.querySelectorAll(`[role="gridcell"][data-field="${field}"]`)].map((cell) => cell.textContent ?? '');
  }, name);
const shownRows = (page: Page): Promise<string | null> => page.locator('.MuiTablePagination-displayedRows').textContent();
const headings = (page: Page): Promise<string[]> => page.locator('.MuiDataGrid-columnHeaderTitle').allTextContents();
const inOrder = (values: readonly string[], direction: 1 | -1): string[] => [...values].sort((a, b) => direction * a.localeCompare(b, 'en'));

describe('the homeowner list', () => {
  test('finds by a word as one types, and says how many there are [HOM-001 HOM-008]', async ({ open }) => {
    const name = `Zyx${randomUUID().slice(0, 6)}`;
    await api('manager', 'mutation ($homeowner: HomeownerInput!) { createHomeowner(homeowner: $homeowner) { id } }', { homeowner: { first_name: 'Quill', last_name: name } });
    const page = await open('office', { path: '/homeowner' });
    await page.getByRole('searchbox', { name: 'Search homeowners…' }).fill(name);
    await found(page, 'One record');
    expect(await column(page, 'Name')).toEqual([`Quill ${name}`]);
    await page.getByRole('searchbox').fill('no such homeowner anywhere');
    await page.getByText('Nothing matches').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await eventually(() => shownRows(page)).toMatch(/^1–25 of \d+$/);
  });

  test('is sorted by a click on a heading, turned round by the next, and a reload keeps it', async ({ open }) => {
    const page = await open('office', { path: '/homeowner' });
    const city = page.getByRole('columnheader', { name: 'City' });
    await city.click();
    await eventually(() => city.getAttribute('aria-sort')).toBe('ascending');
    await eventually(async () => { const shown = await column(page, 'City'); return shown.length > 0 && shown.join() === inOrder(shown, 1).join(); }).toBe(true);
    await city.click();
    await eventually(() => city.getAttribute('aria-sort')).toBe('descending');
    const last = await column(page, 'City');
    await page.reload();
    await eventually(() => column(page, 'City')).toEqual(last);
  });

  test('goes through its pages, and back from a record to the same page', async ({ open }) => {
    const page = await open('office', { path: '/homeowner' });
    await rows(page).first().waitFor();
    const first = await column(page, 'Name');
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await eventually(() => shownRows(page)).toMatch(/^26–50 of \d+$/);
    await eventually(async () => (await column(page, 'Name')).filter((name) => !first.includes(name)).length).toBeGreaterThan(10);
    const second = await column(page, 'Name');
    await rows(page).first().getByRole('link').first().click();
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
    await page.goBack();
    await eventually(() => column(page, 'Name')).toEqual(second);
  });

  test('filters by a field, shows the filter as a chip that can be taken away, and keeps it in the address', async ({ open }) => {
    const page = await open('office', { path: '/homeowner' });
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitem', { name: 'City' }).click();
    await page.getByRole('dialog', { name: 'City' }).getByRole('textbox').fill('sugar');
    await page.keyboard.press('Enter');
    await eventually(async () => [...new Set(await column(page, 'City'))]).toEqual(['Sugar Land']);
    await page.goto(page.url());
    await eventually(async () => [...new Set(await column(page, 'City'))]).toEqual(['Sugar Land']);
    await page.getByRole('button', { name: /^City/ }).locator('[class*=deleteIcon], svg').last().click();
    await eventually(() => shownRows(page)).toMatch(/^1–25 of \d+$/);
  });

  test('shows the columns that are chosen, in the chosen order, and remembers them', async ({ open }) => {
    const page = await open('office', { path: '/homeowner' });
    await rows(page).first().waitFor();
    await page.getByRole('button', { name: 'Columns' }).click();
    const chooser = page.getByRole('dialog', { name: 'Columns' });
    await chooser.getByRole('checkbox', { name: 'Note' }).check();
    await chooser.getByRole('checkbox', { name: 'Jobs' }).uncheck();
    await chooser.getByRole('button', { name: 'Move City up' }).click();
    await chooser.getByRole('button', { name: 'Close' }).click();
    const wanted = ['Name', 'Phone', 'Secondary Phone', 'City', 'Email', 'Note'];
    await eventually(() => headings(page)).toEqual(wanted);
    await page.reload();
    await eventually(() => headings(page)).toEqual(wanted);
    await page.getByRole('button', { name: 'Columns' }).click();
    await chooser.getByRole('button', { name: 'Reset' }).click();
    await eventually(() => headings(page)).toEqual(['Name', 'Phone', 'Secondary Phone', 'Email', 'City', 'Jobs']);
  });

  test('exports what it shows as CSV: the chosen columns and the filtered rows, for those who may export [AUTH-053]', async ({ open }) => {
    const filter = encodeURIComponent(JSON.stringify({ city: { contains: 'Houston' } }));
    const page = await open('manager', { path: `/homeowner?filter=${filter}` });
    await rows(page).first().waitFor();
    const shown = await column(page, 'Name');
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export CSV' }).click()]);
    expect(file.suggestedFilename()).toMatch(/^homeowner-\d{4}-\d{2}-\d{2}\.csv$/);
    const [head, ...lines] = readFileSync(await file.path(), 'utf8').replace('\uFEFF', '').trim().split(/\r?\n/);
    expect(head).toBe('Name,Phone,Secondary Phone,Email,City,Jobs');
    expect(lines.map((line) => line.split(',')[0])).toEqual(shown);
    const office = await open('office', { path: '/homeowner' });
    await rows(office).first().waitFor();
    expect(await office.getByRole('button', { name: 'Export CSV' }).count()).toBe(0);
  });

  test('is used with the keyboard alone: search, walk to a row, open it with Enter, change it, save it', async ({ open }) => {
    const name = `Kbd${randomUUID().slice(0, 6)}`;
    await api('manager', 'mutation ($homeowner: HomeownerInput!) { createHomeowner(homeowner: $homeowner) { id } }', { homeowner: { first_name: 'Ada', last_name: name } });
    const page = await open('manager', { path: '/homeowner' });
    await page.getByRole('searchbox', { name: 'Search homeowners…' }).focus();
    await page.keyboard.type(name);
    await found(page, 'One record');
    await page.getByRole('columnheader', { name: 'Name' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: `Ada ${name}` }).waitFor();
    await page.getByRole('combobox', { name: 'City' }).focus();
    await page.keyboard.type('Baytown');
    await page.keyboard.press('Control+s');
    await page.getByRole('status').filter({ hasText: 'Homeowner saved!' }).waitFor();
  });
});

describe('a homeowner\'s form', () => {
  test('checks its fields in words, then saves [HOM-001 HOM-003 HOM-004 HOM-008]', async ({ open }) => {
    const page = await open('office', { path: '/homeowner/new' });
    await page.getByRole('textbox', { name: 'Last Name' }).fill('Ferris');
    await page.getByRole('textbox', { name: 'Email' }).fill('nope');
    await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('713');
    await page.getByRole('textbox', { name: 'Zip Code' }).fill('12');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    for (const text of ['First name is required', 'Please enter a valid email address.', 'Please enter a 10-digit phone number.', 'Zip code must be 5 to 10 characters.']) await page.getByText(text, { exact: true }).waitFor();
    await page.getByRole('textbox', { name: 'First Name' }).fill('June');
    await page.getByRole('textbox', { name: 'Email' }).fill('june@mailbox.example');
    await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('7135550111');
    await page.getByRole('textbox', { name: 'Zip Code' }).fill('77002');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('status').filter({ hasText: 'Homeowner saved!' }).waitFor();
    await eventually(() => new URL(page.url()).pathname).toMatch(/^\/homeowner\/\d+\/edit$/);
    await page.reload();
    await eventually(() => page.getByRole('textbox', { name: 'Phone', exact: true }).inputValue()).toBe('(713) 555-0111');
  });
});

describe('the builder list', () => {
  test('starts with the active ones, by company name', async ({ open }) => {
    const page = await open('office', { path: '/customer' });
    await rows(page).first().waitFor();
    await page.getByRole('button', { name: /^Active Yes/ }).waitFor();
    const names = await column(page, 'Company Name');
    expect(names).toEqual(inOrder(names, 1));
    expect(await headings(page)).toEqual(expect.arrayContaining(['Company Name', 'Customer No', 'City', 'Business Phone', 'Schedule Contact Email', 'Contacts', 'Active']));
  });

  test('has rows 60 px high under a header of 30 px [UI-025]', async ({ open }) => {
    const page = await open('office', { path: '/customer' });
    await rows(page).first().waitFor();
    expect((await rows(page).first().boundingBox())?.height).toBe(60);
    expect((await page.getByRole('columnheader', { name: 'City' }).boundingBox())?.height).toBe(30);
  });
});

describe('the lookup lists', () => {
  test('are edited on generated screens that nobody wrote by hand', async ({ open }) => {
    const page = await open('admin', { path: '/admin/lookups/priority' });
    const name = `Soon ${randomUUID().slice(0, 6)}`;
    await page.getByRole('link', { name: 'New' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await eventually(() => new URL(page.url()).pathname).toMatch(/^\/admin\/lookups\/priority\/\d+\/edit$/);
    const { lookupPriority } = await api<{ lookupPriority: { name: string }[] }>('office', '{ lookupPriority { name } }');
    expect(lookupPriority.map((each) => each.name)).toContain(name);
  });

  test('are the administrator\'s alone', async ({ open }) => {
    const page = await open('scheduler', { path: '/admin/lookups/priority' });
    await page.getByRole('heading', { name: 'You do not have permission to view this page.' }).waitFor();
  });
});
