import { describe, expect } from 'vitest';
import { eventually, test } from '../support/browserTest';

/** A test that is tried again makes others. */
const aWord = (): string => Math.random().toString(36).slice(2, 8);

describe('people who are not known yet', () => {
  test('are added from the pickers of a new job by keys alone, and picked [KEY-020]', async ({ open }) => {
    const now = aWord();
    const page = await open('office', { path: '/job/new' });
    const company = page.getByRole('combobox', { name: /^Company\W*$/ });
    await company.click();
    await page.keyboard.type(`Alder Brook ${now}`);
    await page.getByRole('option', { name: `Add new "Alder Brook ${now}"…` }).waitFor();
    await page.keyboard.press('Enter');
    const builder = page.getByRole('dialog', { name: 'New Builder' });
    await eventually(() => builder.getByLabel(/^Company Name/).inputValue()).toBe(`Alder Brook ${now}`);
    await page.keyboard.press('Enter');
    await builder.waitFor({ state: 'detached' });
    await eventually(() => company.inputValue()).toBe(`Alder Brook ${now}`);

    const supervisor = page.getByRole('combobox', { name: /^Company Supervisor/ });
    await supervisor.focus();
    await page.keyboard.type('Ana María Ruiz');
    // Leaving the field adds nobody: the text stays, in red.
    await page.keyboard.press('Tab');
    await page.getByText('No match.').waitFor();
    await supervisor.focus();
    await page.keyboard.press('End');
    await page.keyboard.type('o');
    await page.getByRole('option', { name: 'Add new "Ana María Ruizo"…' }).waitFor();
    await page.keyboard.press('Enter');
    const contact = page.getByRole('dialog', { name: 'New Contact' });
    await eventually(() => contact.getByLabel(/^First Name/).inputValue()).toBe('Ana María');
    await eventually(() => contact.getByLabel(/^Last Name/).inputValue()).toBe('Ruizo');
    await page.keyboard.press('Enter');
    await contact.waitFor({ state: 'detached' });
    await eventually(() => supervisor.inputValue()).toBe('Ana María Ruizo');
  });

  test('are told before they are made twice, however they are written, and made one by office staff [KEY-020 USR-021]', async ({
    open,
    allow,
  }) => {
    allow(/^graphql .*This record does not exist/); // the old address, before it leads on
    const now = aWord();
    const page = await open('office', { path: '/customer/new' });
    const name = page.getByLabel(/^Company Name/);
    await name.fill(`Saint’s Cove ${now}`);
    await page.keyboard.press('Control+s');
    await page.waitForURL(/\/customer\/\d+\/edit/);
    const first = Number(/\d+/.exec(new URL(page.url()).pathname)?.[0]);
    await page.goto('/customer/new');
    await name.fill(`SAINTS  CÓVE ${now}`);
    await page.keyboard.press('Control+s');
    const question = page.getByRole('alertdialog');
    await question.getByRole('link', { name: new RegExp(`^Saint’s Cove ${now} #`) }).waitFor();
    await question.getByRole('button', { name: 'Back to the form' }).click();
    expect(new URL(page.url()).pathname).toBe('/customer/new');
    await page.keyboard.press('Control+s');
    await question.getByRole('button', { name: 'Save anyway' }).click();
    await page.waitForURL(/\/customer\/\d+\/edit/);
    const kept = Number(/\d+/.exec(new URL(page.url()).pathname)?.[0]);

    // The two are made one, and the old address leads to it.
    await page.goto(`/customer?filter=${encodeURIComponent(JSON.stringify({ search: `saints cove ${now}` }))}`);
    const boxes = page.locator('[role=row][data-id] input[type=checkbox]');
    for (const at of [0, 1]) await boxes.nth(at).check();
    await page.getByRole('button', { name: 'Merge', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Merge two records' });
    await dialog.getByRole('radio', { name: new RegExp(`#${kept}$`) }).check();
    await dialog.getByRole('button', { name: 'Merge' }).click();
    await page.getByText(/is now part of/).waitFor();
    await page.goto(`/customer/${first}/edit`);
    await page.waitForURL(new RegExp(`/customer/${kept}/edit`));
    await page.getByText(`Builder #${first} was merged into this record.`).waitFor();
  });
});

describe('an estimate', () => {
  test('is found in the quick search by its builder, and opened by its number [KEY-019]', async ({ open }) => {
    const page = await open('office', { path: '/estimate' });
    const row = page.getByRole('row').nth(1);
    await row.waitFor();
    const id = (await row.innerText()).match(/\b\d{4,}\b/)?.[0] ?? '';
    await page.locator('[data-quick-search]').fill(`Estimate ${id}`);
    await page.locator('.quick-results a').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(`/estimate/${id}/edit`));
  });
});
