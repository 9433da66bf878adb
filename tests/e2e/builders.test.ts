import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { aBuilder, api, builderNow } from '../support/browserApi';
import { eventually, test } from '../support/browserTest';

const editOf = (id: number): string => `/customer/${id}/edit`;
const field = (page: Page, name: string) =>
  page.getByRole(name === 'City' ? 'combobox' : 'textbox', { name, exact: true });
const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save', exact: true }).click();
const saved = (page: Page): Promise<void> => page.getByRole('status').filter({ hasText: 'Builder saved!' }).waitFor();
const contact = (page: Page, number: number) => page.getByRole('group', { name: `Contact ${number}` });
const history = (page: Page) => page.getByRole('region', { name: 'History' });
const REFUSED = /^graphql .*"code":"(CONFLICT|BAD_USER_INPUT|NOT_FOUND)"/;

/** A builder of the demo with a contact that jobs name, and where that contact stands in the form. */
const aContactInUse = async (): Promise<{ builder: number; number: number }> => {
  const { customers } = await api<{ customers: { items: { id: number; customer_contacts: { id: number }[] }[] } }>(
    'admin',
    '{ customers(filter: { job_count: { gte: 1 } }, page: { number: 1, size: 25 }) { items { id customer_contacts { id } } } }',
  );
  for (const { id: builder, customer_contacts } of customers.items) {
    for (const [index, { id }] of customer_contacts.entries()) {
      const { usage } = await api<{ usage: { table: string }[] }>(
        'admin',
        'query ($id: Int!) { usage(entity: "customer_contact", id: $id) { table } }',
        { id },
      );
      if (usage.some(({ table }) => table === 'job')) return { builder, number: index + 1 };
    }
  }
  throw new Error('No job of the demo names a contact.');
};

describe("a builder's form", () => {
  test('makes a builder with contacts, says "Builder saved!" and stays on its page [BLDR-001 BLDR-003 UI-018]', async ({
    open,
  }) => {
    const page = await open('admin', { path: '/customer/new' });
    await field(page, 'Company Name').fill('Cypress Gate Pools');
    await field(page, 'Business Phone').pressSequentially('7135550123');
    await eventually(() => field(page, 'Business Phone').inputValue()).toBe('(713) 555-0123');
    await field(page, 'State').fill('Texas');
    await page.keyboard.press('Tab');
    await eventually(() => field(page, 'State').inputValue()).toBe('TX');
    await page.getByRole('button', { name: 'Add contact' }).click();
    await contact(page, 1).getByRole('textbox', { name: 'First Name' }).fill('Inez');
    await save(page);
    await saved(page);
    await eventually(() => new URL(page.url()).pathname).toMatch(/^\/customer\/\d+\/edit$/);
    await page.getByRole('heading', { level: 1, name: 'Cypress Gate Pools' }).waitFor();
    const made = await builderNow(Number(page.url().split('/').at(-2)));
    expect(made).toMatchObject({ company_name: 'Cypress Gate Pools', customer_contacts: [{ first_name: 'Inez' }] });
  });

  test('asks for every field of a builder and keeps what was typed', async ({ open }) => {
    const texts = {
      'Company Name': `Whole Pools ${Date.now()}`,
      'Customer No': 'W-17',
      'Business Phone': '2815550150',
      'Telephone Ext': '42',
      'Fax Number': '2815550151',
      'Company Email': 'office@whole.example',
      'Schedule Contact Email': 'schedule@whole.example',
      'Pricing Email': 'price@whole.example',
      'Web Page': 'https://whole.example',
      'Address Line 1': '1 Main St',
      'Address Line 2': 'Suite 200',
      'Address Line 3': 'Building C',
      City: 'Katy',
      State: 'TX',
      'Zip Code': '77450',
      'Invoice Email': 'invoice@whole.example',
      Note: 'Pays on Fridays.',
    };
    const page = await open('admin', { path: '/customer/new' });
    for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
    for (const label of ['Invoice by Email', 'Invoice by Fax', 'Invoice by Mail', 'Credit App'])
      await page.getByRole('switch', { name: label }).check();
    await page.getByRole('switch', { name: 'Active' }).uncheck();
    await page.getByRole('button', { name: 'Add contact' }).click();
    for (const [label, text] of Object.entries({
      'First Name': 'Ann',
      'Last Name': 'Ames',
      Phone: '7135550152',
      Email: 'ann@whole.example',
      Position: 'Owner',
    })) {
      await contact(page, 1)
        .getByRole('textbox', { name: new RegExp(`^${label}`) })
        .fill(text);
    }
    await save(page);
    await eventually(() => new URL(page.url()).pathname).toMatch(/^\/customer\/\d+\/edit$/);
    const { customer } = await api<{ customer: object }>(
      'admin',
      `query ($id: Int!) { customer(id: $id) { company_name customer_no business_phone telephone_ext fax_number company_email schedule_contact_email pricing_email web_page
      address_line_1 address_line_2 address_line_3 city state zip_code invoice_email note is_active is_invoice_by_email is_invoice_by_fax is_invoice_by_mail is_credit_app
      customer_contacts { first_name last_name phone_number email_address position } } }`,
      { id: Number(page.url().split('/').at(-2)) },
    );
    expect(customer).toEqual({
      company_name: texts['Company Name'],
      customer_no: 'W-17',
      business_phone: '(281) 555-0150',
      telephone_ext: '42',
      fax_number: '(281) 555-0151',
      company_email: 'office@whole.example',
      schedule_contact_email: 'schedule@whole.example',
      pricing_email: 'price@whole.example',
      web_page: 'https://whole.example',
      address_line_1: '1 Main St',
      address_line_2: 'Suite 200',
      address_line_3: 'Building C',
      city: 'Katy',
      state: 'TX',
      zip_code: '77450',
      invoice_email: 'invoice@whole.example',
      note: 'Pays on Fridays.',
      is_active: false,
      is_invoice_by_email: true,
      is_invoice_by_fax: true,
      is_invoice_by_mail: true,
      is_credit_app: true,
      customer_contacts: [
        {
          first_name: 'Ann',
          last_name: 'Ames',
          phone_number: '(713) 555-0152',
          email_address: 'ann@whole.example',
          position: 'Owner',
        },
      ],
    });
  });

  test('shows what is wrong beside each field, in words, and sends nothing [BLDR-004 BLDR-005 BLDR-006 BLDR-007 BLDR-010]', async ({
    open,
  }) => {
    const { id, version } = await aBuilder();
    const page = await open('admin', { path: editOf(id) });
    await field(page, 'Company Name').fill('');
    await field(page, 'Company Email').fill('nobody');
    await field(page, 'Invoice Email').fill('nobody@');
    await field(page, 'Web Page').fill('not a page');
    await field(page, 'Zip Code').fill('770');
    await field(page, 'Business Phone').fill('71355');
    await page.getByRole('button', { name: 'Add contact' }).click();
    await contact(page, 1).getByRole('textbox', { name: 'Email Address' }).fill('x');
    await save(page);
    await page.getByText('Company name is required').waitFor();
    for (const text of [
      'First name is required',
      'Please enter a valid URL.',
      'Zip code must be 5 to 10 characters.',
      'Please enter a 10-digit phone number.',
    ]) {
      expect(await page.getByText(text, { exact: true }).count(), text).toBe(1);
    }
    await eventually(() => page.getByText('Please enter a valid email address.', { exact: true }).count()).toBe(3);
    expect(await field(page, 'Company Name').evaluate((input) => input === document.activeElement)).toBe(true);
    await eventually(() => field(page, 'Company Name').getAttribute('aria-invalid')).toBe('true');
    expect((await builderNow(id)).version).toBe(version);
  });

  test('edits, adds and removes contacts in one save [BLDR-003]', async ({ open }) => {
    const { id } = await aBuilder({
      customer_contacts: [{ first_name: 'Opal', position: 'Scheduler' }, { first_name: 'Rufus' }],
    });
    const page = await open('admin', { path: editOf(id) });
    await contact(page, 1).getByRole('textbox', { name: 'Position' }).fill('Owner');
    await page.getByRole('button', { name: 'Remove Contact 2' }).click();
    await page.getByText('Rufus will be removed when you save.').waitFor();
    await page.getByRole('button', { name: 'Add contact' }).click();
    await contact(page, 3).getByRole('textbox', { name: 'First Name' }).fill('Wilma');
    await save(page);
    await saved(page);
    expect((await builderNow(id)).customer_contacts.map(({ first_name, position }) => [first_name, position])).toEqual([
      ['Opal', 'Owner'],
      ['Wilma', null],
    ]);
    await history(page).getByText('Contact Opal · Position:').first().waitFor();
    await page.reload();
    await contact(page, 2).getByRole('textbox', { name: 'First Name' }).waitFor();
    await eventually(() => contact(page, 2).getByRole('textbox', { name: 'First Name' }).inputValue()).toBe('Wilma');
    expect(await contact(page, 3).count()).toBe(0);
  });

  test('takes back a removed contact before the save', async ({ open }) => {
    const { id } = await aBuilder({ customer_contacts: [{ first_name: 'Opal' }] });
    const page = await open('admin', { path: editOf(id) });
    await page.getByRole('button', { name: 'Remove Contact 1' }).click();
    await page.getByRole('region', { name: 'Contacts' }).getByRole('button', { name: 'Undo' }).click();
    await eventually(() => contact(page, 1).getByRole('textbox', { name: 'First Name' }).inputValue()).toBe('Opal');
  });

  test('says on the page why a contact that jobs name cannot be removed', async ({ open, allow }) => {
    allow(REFUSED);
    const { builder, number } = await aContactInUse();
    const page = await open('admin', { path: editOf(builder) });
    await page.getByRole('button', { name: `Remove Contact ${number}` }).click();
    await save(page);
    const refusal = page
      .getByRole('region', { name: 'Contacts' })
      .getByRole('alert')
      .filter({ hasText: /is used by \d+ jobs?\./ });
    await refusal.waitFor();
    await eventually(() => refusal.evaluate((alert) => alert === document.activeElement)).toBe(true);
    const marked = page.getByRole('alert').filter({ hasText: 'Please check the marked field.' });
    await marked.waitFor();
    await page.getByRole('region', { name: 'Contacts' }).getByRole('button', { name: 'Undo' }).click();
    await field(page, 'Note').fill(`Asked on ${Date.now()}`);
    await save(page);
    await saved(page);
    expect(await marked.count()).toBe(0);
  });

  test('is saved with Ctrl+S from the keyboard', async ({ open }) => {
    const { id } = await aBuilder();
    const page = await open('admin', { path: editOf(id) });
    await field(page, 'City').fill('Spring');
    await page.keyboard.press('Control+s');
    await saved(page);
    expect((await builderNow(id)).city).toBe('Spring');
  });

  test('asks before unsaved changes are left; staying keeps them, leaving drops them [UI-024]', async ({ open }) => {
    const { id, company_name } = await aBuilder();
    const page = await open('admin', { path: '/customer?filter=%7B%7D' });
    await page.getByRole('searchbox', { name: 'Search builders…' }).fill(company_name);
    await page.getByRole('link', { name: company_name }).click();
    await field(page, 'City').fill('Half Typed');
    await page.getByRole('link', { name: 'Builders' }).first().click();
    const question = page.getByRole('alertdialog', { name: 'You have unsaved changes. Navigate away?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await question.waitFor({ state: 'hidden' });
    await eventually(() => field(page, 'City').inputValue()).toBe('Half Typed');
    await page.goBack();
    await question.getByRole('button', { name: 'Stay' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe(editOf(id));
    await page.getByRole('link', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('heading', { level: 1, name: 'Builders' }).waitFor();
    expect((await builderNow(id)).city).toBe('Katy');
  });

  test('is read-only for a role that may see builders but not change them [BLDR-016]', async ({ open }) => {
    const page = await open('foreman', { path: '/customer/4/edit' });
    await page.getByRole('heading', { level: 1, name: 'Gulfwren Aquatics' }).waitFor();
    expect(await page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0);
    // Who reads a record may comment on it.
    expect(await page.getByRole('main').getByRole('textbox').and(page.locator(':not([data-sends])')).count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Undo/ }).count()).toBe(0);
  });

  test('of an id that does not exist says so', async ({ open, allow }) => {
    allow(REFUSED);
    const page = await open('admin', { path: '/customer/9999999/edit' });
    await page.getByText('This record does not exist.').waitFor();
  });

  test('is deleted after a question, only without jobs', async ({ open, allow }) => {
    allow(REFUSED);
    const page = await open('manager', { path: '/customer/4/edit' });
    await page.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete Gulfwren Aquatics?' });
    await question.getByText('Gulfwren Aquatics cannot be deleted while these use it:').waitFor();
    await question.getByText(/^Jobs: \d+$/).waitFor();
    await eventually(() => question.getByRole('link').count()).toBeGreaterThan(0);
    expect(await question.getByRole('button', { name: 'Delete' }).count()).toBe(0);
    await question.getByRole('button', { name: 'Set Inactive' }).waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    const { id, company_name } = await aBuilder();
    await page.goto(editOf(id));
    await page.getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('dialog', { name: `Delete ${company_name}?` })
      .getByRole('button', { name: 'Delete' })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Builders' }).waitFor();
    await page.goto(editOf(id));
    await page.getByText('This record does not exist.').waitFor();
  });

  test('is not asked for again once it is deleted', async ({ open }) => {
    const { id, company_name } = await aBuilder();
    const page = await open('admin', { path: editOf(id) });
    const asked: string[] = [];
    await history(page).getByText('Created').waitFor();
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql')) asked.push(request.postData() ?? '');
    });
    await page.getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('dialog', { name: `Delete ${company_name}?` })
      .getByRole('button', { name: 'Delete' })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Builders' }).waitFor();
    await page.getByRole('grid').getByRole('row').nth(1).waitFor();
    const after = asked.slice(asked.findIndex((body) => body.includes('deleteCustomer')) + 1);
    expect(after.filter((body) => body.includes('query customer(') || body.includes('query history('))).toEqual([]);
  });
});

describe('the history of a builder', () => {
  test('tells who changed what, when, from what to what, and takes a change back', async ({ open }) => {
    const { id } = await aBuilder();
    const page = await open('admin', { path: editOf(id) });
    await field(page, 'City').fill('Conroe');
    await page.getByRole('switch', { name: 'Credit App' }).check();
    await save(page);
    await saved(page);
    await history(page).getByText('Avery Lindqvist').waitFor();
    const last = history(page).getByRole('listitem').filter({ hasText: 'Changed' }).first();
    await eventually(() => last.getByRole('deletion').allTextContents()).toEqual(expect.arrayContaining(['Katy']));
    await eventually(() => last.getByRole('insertion').allTextContents()).toEqual(expect.arrayContaining(['Conroe']));
    await eventually(() => last.getByText('City:').count()).toBe(1);
    await eventually(() => last.getByText('Credit App:').count()).toBe(1);
    expect(
      Math.abs(Date.now() - new Date((await last.locator('time').getAttribute('datetime')) ?? '').getTime()),
    ).toBeLessThan(120_000);

    await last.getByRole('button', { name: /^Undo: Avery Lindqvist/ }).click();
    await page.getByRole('dialog', { name: 'Undo this change?' }).getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('status').filter({ hasText: 'The change was undone.' }).waitFor();
    await eventually(() => field(page, 'City').inputValue()).toBe('Katy');
    await eventually(() => page.getByRole('switch', { name: 'Credit App' }).isChecked()).toBe(false);
    await history(page)
      .getByText(/^Undid a change/)
      .waitFor();
    expect((await builderNow(id)).city).toBe('Katy');
  });

  test('refuses to take back what has moved on since, and names the field', async ({ open, allow }) => {
    allow(REFUSED);
    const { id } = await aBuilder();
    const page = await open('admin', { path: editOf(id) });
    for (const city of ['Conroe', 'Alvin']) {
      await field(page, 'City').fill(city);
      await save(page);
      await history(page).getByText(city, { exact: true }).first().waitFor();
    }
    await history(page)
      .getByRole('button', { name: /^Undo:/ })
      .last()
      .click();
    const question = page.getByRole('dialog', { name: 'Undo this change?' });
    await question.getByRole('button', { name: 'Undo' }).click();
    await question.getByRole('alert').filter({ hasText: /City/i }).waitFor();
    expect((await builderNow(id)).city).toBe('Alvin');
  });
});

describe('two people at one builder', () => {
  test("see each other's saves at once while they change nothing themselves", async ({ open }) => {
    const { id } = await aBuilder();
    const [one, other] = [await open('admin', { path: editOf(id) }), await open('manager', { path: editOf(id) })];
    await field(other, 'City').waitFor();
    await field(one, 'City').fill('Tomball');
    await save(one);
    await eventually(() => field(other, 'City').inputValue()).toBe('Tomball');
    await history(other).getByText('Avery Lindqvist').waitFor();
  });

  test('choose field by field when both changed the same one; the rest merges by itself', async ({ open, allow }) => {
    allow(REFUSED);
    const { id } = await aBuilder();
    const [one, other] = [await open('admin', { path: editOf(id) }), await open('manager', { path: editOf(id) })];
    await field(other, 'City').fill('Mine');
    await field(other, 'Note').fill('Gate code 4471');
    await field(one, 'City').fill('Theirs');
    await field(one, 'Zip Code').fill('77002');
    await save(one);
    await saved(one);
    await other.getByText('Changed by Avery Lindqvist just now.').waitFor();
    await eventually(() => field(other, 'City').inputValue()).toBe('Mine');
    await save(other);
    const dialog = other.getByRole('dialog', { name: 'Changed by someone else' });
    await dialog.getByText(/^Avery Lindqvist saved this record while you were editing it\./).waitFor();
    await dialog.getByText('Other changes are merged by themselves: Zip Code.').waitFor();
    await dialog.getByRole('radio', { name: 'Theirs' }).first().check();
    await dialog.getByRole('button', { name: 'Save Merged' }).click();
    await saved(other);
    expect(await builderNow(id)).toMatchObject({ city: 'Theirs', zip_code: '77002', note: 'Gate code 4471' });
    await eventually(() => field(other, 'Zip Code').inputValue()).toBe('77002');
  });

  test('lose nothing when their fields do not meet', async ({ open, allow }) => {
    allow(REFUSED);
    const { id } = await aBuilder();
    const [one, other] = [await open('admin', { path: editOf(id) }), await open('manager', { path: editOf(id) })];
    await field(other, 'Note').fill('Call first');
    await field(one, 'City').fill('Humble');
    await save(one);
    await saved(one);
    await save(other);
    await saved(other);
    expect(await builderNow(id)).toMatchObject({ city: 'Humble', note: 'Call first' });
  });

  test("can let go of their own changes for the other's", async ({ open, allow }) => {
    allow(REFUSED);
    const { id } = await aBuilder();
    const [one, other] = [await open('admin', { path: editOf(id) }), await open('manager', { path: editOf(id) })];
    await field(other, 'City').fill('Mine');
    await field(one, 'City').fill('Theirs');
    await save(one);
    await saved(one);
    await save(other);
    await other.getByRole('dialog').getByRole('button', { name: 'Discard My Changes' }).click();
    await eventually(() => field(other, 'City').inputValue()).toBe('Theirs');
    expect((await builderNow(id)).city).toBe('Theirs');
  });
});
