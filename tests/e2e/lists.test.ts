import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { api } from '../support/browserApi';
import { eventually, test } from '../support/browserTest';

const rows = (page: Page) =>
  page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') });
const found = (page: Page, text: string): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${text}$`) })
    .waitFor();
const column = (page: Page, name: string): Promise<string[]> =>
  page.getByRole('grid').evaluate((grid, wanted) => {
    const heads = [...grid.querySelectorAll('[role="columnheader"]')];
    const field = heads
      .find((head) => head.querySelector('.MuiDataGrid-columnHeaderTitle')?.textContent === wanted)
      ?.getAttribute('data-field');
    return [...grid.querySelectorAll(`[role="gridcell"][data-field="${field}"]`)].map((cell) => cell.textContent ?? '');
  }, name);
/** The rows of another page or order have come: until then the grid keeps the former ones beneath a bar. */
const rowsCame = (page: Page): Promise<void> =>
  eventually(() => page.getByRole('grid').getByRole('progressbar').count()).toBe(0);
const shownRows = (page: Page): Promise<string | null> =>
  page.locator('.MuiTablePagination-displayedRows').textContent();
const headings = (page: Page): Promise<string[]> => page.locator('.MuiDataGrid-columnHeaderTitle').allTextContents();
const inOrder = (values: readonly string[], direction: 1 | -1): string[] =>
  [...values].sort((a, b) => direction * a.localeCompare(b, 'en'));

describe('the homeowner list', () => {
  test('finds by a word as one types, and says how many there are [HOM-001 HOM-008]', async ({ open }) => {
    const name = `Zyx${randomUUID().slice(0, 6)}`;
    await api('manager', 'mutation ($homeowner: HomeownerInput!) { createHomeowner(homeowner: $homeowner) { id } }', {
      homeowner: { first_name: 'Quill', last_name: name },
    });
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
    await eventually(async () => {
      const shown = await column(page, 'City');
      return shown.length > 0 && shown.join() === inOrder(shown, 1).join();
    }).toBe(true);
    await city.click();
    await eventually(() => city.getAttribute('aria-sort')).toBe('descending');
    await eventually(async () => {
      const shown = await column(page, 'City');
      return shown.length > 0 && shown.join() === inOrder(shown, -1).join();
    }).toBe(true);
    const last = await column(page, 'City');
    await page.reload();
    await eventually(() => column(page, 'City')).toEqual(last);
  });

  test('is by last name at first, which its Name heading shows and turns round', async ({ open }) => {
    const page = await open('office', { path: '/homeowner' });
    const name = page.getByRole('columnheader', { name: 'Name' });
    const lastNames = async (): Promise<string[]> =>
      (await column(page, 'Name')).map((text) => text.split(' ').at(-1) ?? '');
    await rows(page).first().waitFor();
    await eventually(() => name.getAttribute('aria-sort')).toBe('ascending');
    const first = await lastNames();
    expect(first).toEqual(inOrder(first, 1));
    await name.click();
    await eventually(() => name.getAttribute('aria-sort')).toBe('descending');
    await eventually(async () => {
      const shown = await lastNames();
      return shown[0] !== first[0] && shown.join() === inOrder(shown, -1).join();
    }).toBe(true);
  });

  test('goes through its pages, and back from a record to the same page', async ({ open }) => {
    const page = await open('office', { path: '/homeowner' });
    await rows(page).first().waitFor();
    const first = await column(page, 'Name');
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await eventually(() => shownRows(page)).toMatch(/^26–50 of \d+$/);
    await eventually(
      async () => (await column(page, 'Name')).filter((name) => !first.includes(name)).length,
    ).toBeGreaterThan(10);
    const second = await column(page, 'Name');
    await rows(page).first().getByRole('link').first().click();
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
    await page.goBack();
    await eventually(() => column(page, 'Name')).toEqual(second);
  });

  test('is there at once as it was seen last when one comes back to it, and then as the server has it [OFF-024]', async ({
    open,
  }) => {
    const name = `Zyx${randomUUID().slice(0, 6)}`;
    const { createHomeowner: made } = await api<{ createHomeowner: { id: number; version: number } }>(
      'manager',
      'mutation ($homeowner: HomeownerInput!) { createHomeowner(homeowner: $homeowner) { id version } }',
      { homeowner: { first_name: 'Quill', last_name: name, city: 'Katy' } },
    );
    const page = await open('office', { path: '/homeowner' });
    await page.getByRole('searchbox', { name: 'Search homeowners…' }).fill(name);
    await eventually(() => column(page, 'City')).toEqual(['Katy']);
    await page.getByRole('link', { name: 'Trowel home page' }).click();
    await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
    await api(
      'manager',
      'mutation ($id: Int!, $homeowner: HomeownerPatch!) { updateHomeowner(id: $id, homeowner: $homeowner) { id } }',
      { id: made.id, homeowner: { version: made.version, city: 'Spring' } },
    );
    let [asked, answer] = [0, (): void => undefined];
    const answered = new Promise<void>((go) => {
      answer = go;
    });
    await page.route('**/graphql', async (route) => {
      asked += 1;
      await answered;
      await route.continue();
    });
    await page.goBack();
    await eventually(() => column(page, 'City')).toEqual(['Katy']);
    await eventually(() => asked).toBeGreaterThan(0);
    answer();
    await eventually(() => column(page, 'City')).toEqual(['Spring']);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('filters by a field, shows the filter as a chip that can be taken away, and keeps it in the address', async ({
    open,
  }) => {
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

  test('has in the field of a filter what was typed before it had come, in its order and corrected', async ({
    open,
  }) => {
    let come = (): void => undefined;
    const isComing = new Promise<void>((go) => {
      come = go;
    });
    const page = await open('office', {
      path: '/homeowner',
      before: (blank) =>
        blank.route('**/assets/FilterPopover-*.js', async (route) => {
          await isComing;
          await route.continue();
        }),
    });
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitem', { name: 'City' }).click();
    await page.keyboard.type('sugarr', { delay: 20 });
    await page.keyboard.press('Backspace');
    expect(await page.getByRole('dialog', { name: 'City' }).count()).toBe(0);
    come();
    const field = page.getByRole('dialog', { name: 'City' }).getByRole('textbox');
    await eventually(() => field.inputValue()).toBe('sugar');
    await page.keyboard.type(' land');
    await eventually(() => field.inputValue()).toBe('sugar land');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('has what it shows in the address, with the open record, also when one comes back by the menu, and the address shows the same to somebody else [KEY-009]', async ({
    open,
  }) => {
    const page = await open('office', { path: '/homeowner' });
    await rows(page).first().waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.getByRole('searchbox', { name: 'Search homeowners…' }).fill('a');
    // Another search or sort begins at the first page.
    await eventually(() => new URL(page.url()).searchParams.get('filter')).toBe('{"search":"a"}');
    await page.getByRole('columnheader', { name: 'City' }).click();
    await eventually(() => new URL(page.url()).searchParams.get('sort')).toBe('city');
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await eventually(() => shownRows(page)).toMatch(/^26–/);
    await rowsCame(page);
    const shown = await column(page, 'Name');
    expect(shown).not.toEqual([]);
    await page.goto('/customer');
    await rows(page).first().waitFor();
    await page.goto('/homeowner');
    await eventually(() => Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
      filter: '{"search":"a"}',
      sort: 'city',
      order: 'ASC',
      page: '2',
    });
    await eventually(() => column(page, 'Name')).toEqual(shown);
    const other = await open('manager', { path: page.url() });
    await eventually(() => column(other, 'Name')).toEqual(shown);
    await eventually(() => other.getByRole('searchbox').inputValue()).toBe('a');
    const link = (await rows(page).first().getByRole('link').first().getAttribute('href')) ?? '';
    await page.goto(`${page.url()}&open=${/\d+/.exec(link)?.[0]}`);
    const opened = page.getByRole('dialog', { name: 'Homeowner' });
    await opened.getByRole('textbox', { name: /^Last Name/ }).waitFor();
    await opened.getByRole('button', { name: 'Close' }).click();
    await eventually(() => new URL(page.url()).searchParams.get('open')).toBe(null);
    expect(new URL(page.url()).searchParams.get('page')).toBe('2');
    await eventually(() => column(page, 'Name')).toEqual(shown);
  });

  test("is edited in a cell: by the server's rules, kept by Enter, left by Escape", async ({ open }) => {
    const name = `Cell${randomUUID().slice(0, 6)}`;
    const { made } = await api<{ made: { id: number } }>(
      'manager',
      'mutation ($homeowner: HomeownerInput!) { made: createHomeowner(homeowner: $homeowner) { id } }',
      { homeowner: { first_name: 'Ada', last_name: name, city: 'Katy' } },
    );
    const page = await open('office', {
      path: `/homeowner?filter=${encodeURIComponent(JSON.stringify({ search: name }))}`,
    });
    const cell = (title: string) => rows(page).first().locator(`[data-field="${title}"]`);
    await cell('phone_number').dblclick();
    await page.getByRole('textbox', { name: 'Phone', exact: true }).pressSequentially('713555');
    await page.keyboard.press('Enter');
    await page.getByRole('tooltip').filter({ hasText: 'Please enter a 10-digit phone number.' }).waitFor();
    await page.getByRole('textbox', { name: 'Phone', exact: true }).pressSequentially('0188');
    await page.keyboard.press('Enter');
    await eventually(() => cell('phone_number').textContent()).toBe('(713) 555-0188');
    await cell('city').click();
    await page.keyboard.press('F2');
    await page.getByRole('grid').getByRole('textbox', { name: 'City' }).fill('Nowhere');
    await page.keyboard.press('Escape');
    await eventually(() => cell('city').textContent()).toBe('Katy');
    const { homeowner } = await api<{ homeowner: object }>(
      'office',
      'query ($id: Int!) { homeowner(id: $id) { version phone_number city } }',
      { id: made.id },
    );
    expect(homeowner).toEqual({ version: 2, phone_number: '(713) 555-0188', city: 'Katy' });
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

  test('exports what it shows as CSV: the chosen columns and the filtered rows, for those who may export [AUTH-053]', async ({
    open,
  }) => {
    const filter = encodeURIComponent(JSON.stringify({ city: { contains: 'Houston' } }));
    const page = await open('manager', { path: `/homeowner?filter=${filter}` });
    await rows(page).first().waitFor();
    const shown = await column(page, 'Name');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^homeowner-\d{4}-\d{2}-\d{2}\.csv$/);
    const [head, ...lines] = readFileSync(await file.path(), 'utf8')
      .replace('\uFEFF', '')
      .trim()
      .split(/\r?\n/);
    expect(head).toBe('Name,Phone,Secondary Phone,Email,City,Jobs');
    expect(lines.map((line) => line.split(',')[0])).toEqual(shown);
    const office = await open('office', { path: '/homeowner' });
    await rows(office).first().waitFor();
    expect(await office.getByRole('button', { name: 'Export CSV' }).count()).toBe(0);
  });

  test('is used with the keyboard alone: search, walk to a row, open it with Enter, change it, save it', async ({
    open,
  }) => {
    const name = `Kbd${randomUUID().slice(0, 6)}`;
    await api('manager', 'mutation ($homeowner: HomeownerInput!) { createHomeowner(homeowner: $homeowner) { id } }', {
      homeowner: { first_name: 'Ada', last_name: name },
    });
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

describe("a homeowner's form", () => {
  test('checks its fields in words, then saves [HOM-001 HOM-003 HOM-004 HOM-008]', async ({ open }) => {
    const page = await open('office', { path: '/homeowner/new' });
    await page.getByRole('textbox', { name: 'Last Name' }).fill('Ferris');
    await page.getByRole('textbox', { name: 'Email' }).fill('nope');
    await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('713');
    await page.getByRole('textbox', { name: 'Zip Code' }).fill('12');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    for (const text of [
      'First name is required',
      'Please enter a valid email address.',
      'Please enter a 10-digit phone number.',
      'Zip code must be 5 to 10 characters.',
    ])
      await page.getByText(text, { exact: true }).waitFor();
    await page.getByRole('textbox', { name: 'First Name' }).fill('June');
    await page.getByRole('textbox', { name: 'Email' }).fill('june@mailbox.example');
    await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('7135550111');
    await page.getByRole('textbox', { name: 'Zip Code' }).fill('77002');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('status').filter({ hasText: 'Homeowner saved!' }).waitFor();
    await eventually(() => new URL(page.url()).pathname).toMatch(/^\/homeowner\/\d+\/edit$/);
    await page.reload();
    await eventually(() => page.getByRole('textbox', { name: 'Phone', exact: true }).inputValue()).toBe(
      '(713) 555-0111',
    );
  });
});

describe('every field of a homeowner', () => {
  test('is asked for in its form and kept as it was typed [HOM-002]', async ({ open }) => {
    const typed = {
      'First Name': 'Ruth',
      'Last Name': `Okafor ${randomUUID().slice(0, 6)}`,
      Phone: '7135550144',
      'Secondary Phone': '2815550145',
      Email: 'ruth@home.example',
      'Fax Number': '7135550146',
      'Mailing Address': '12 Bayou Bend',
      City: 'Houston',
      State: 'TX',
      'Zip Code': '77002',
      Note: 'Gate code 4471.',
    };
    const page = await open('office', { path: '/homeowner/new' });
    for (const [label, text] of Object.entries(typed)) {
      await page.getByRole(label === 'City' ? 'combobox' : 'textbox', { name: label, exact: true }).fill(text);
    }
    await page.keyboard.press('Control+s');
    await eventually(() => new URL(page.url()).pathname).toMatch(/^\/homeowner\/\d+\/edit$/);
    const id = Number(page.url().split('/').at(-2));
    const { homeowner } = await api<{ homeowner: object }>(
      'office',
      'query ($id: Int!) { homeowner(id: $id) { first_name last_name phone_number secondary_phone_number email_address fax_number mailing_address city state zip_code note } }',
      { id },
    );
    expect(homeowner).toEqual({
      first_name: 'Ruth',
      last_name: typed['Last Name'],
      phone_number: '(713) 555-0144',
      secondary_phone_number: '(281) 555-0145',
      email_address: 'ruth@home.example',
      fax_number: '(713) 555-0146',
      mailing_address: '12 Bayou Bend',
      city: 'Houston',
      state: 'TX',
      zip_code: '77002',
      note: 'Gate code 4471.',
    });
  });
});

describe('a screen that waits for its data', () => {
  const REFUSED = /^graphql .*INTERNAL_SERVER_ERROR/;
  /** Holds back the answers to one query until `go`, which says whether it shall come or fail. */
  const holdBack = async (page: Page, query: string): Promise<(how: 'answer' | 'fail') => void> => {
    const gate: { open?: (how: 'answer' | 'fail') => void } = {};
    const opened = new Promise<'answer' | 'fail'>((resolve) => {
      gate.open = resolve;
    });
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes(query)) return route.continue();
      if ((await opened) === 'answer') return route.continue();
      return route.fulfill({
        json: {
          data: null,
          errors: [{ message: 'An error has occurred.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
        },
      });
    });
    return (how) => gate.open?.(how);
  };

  test.for([
    { path: '/homeowner', query: 'query homeowners(' },
    { path: '/customer/4/edit', query: 'query customer(' },
  ])('shows a spinner at $path, and the error view when the load fails', async ({ path, query }, { open, allow }) => {
    allow(REFUSED);
    let go: (how: 'answer' | 'fail') => void = () => undefined;
    const page = await open('office', {
      path,
      before: async (fresh) => {
        go = await holdBack(fresh, query);
      },
    });
    await page
      .getByRole('main')
      .getByRole('progressbar')
      .or(page.getByRole('main').locator('.loading-wheel, .MuiCircularProgress-root'))
      .first()
      .waitFor();
    go('fail');
    await page.getByRole('main').getByRole('alert').filter({ hasText: 'An error has occurred.' }).waitFor();
    expect(await page.locator('.loading-wheel, .MuiCircularProgress-root').count()).toBe(0);
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('main').getByRole('link').first().waitFor();
    await eventually(() => page.getByRole('alert').filter({ hasText: 'An error has occurred.' }).count()).toBe(0);
  });
});

describe('the builder list', () => {
  test('starts with the active ones, by company name', async ({ open }) => {
    const page = await open('office', { path: '/customer' });
    await rows(page).first().waitFor();
    await page.getByRole('button', { name: /^Active Yes/ }).waitFor();
    const names = await column(page, 'Company Name');
    expect(names).toEqual(inOrder(names, 1));
    expect(await headings(page)).toEqual(
      expect.arrayContaining([
        'Company Name',
        'Customer No',
        'City',
        'Business Phone',
        'Schedule Contact Email',
        'Contacts',
        'Active',
      ]),
    );
  });

  test('has rows 60 px high under a header of 30 px, and no more than five of them beyond the visible ones [UI-025]', async ({
    open,
  }) => {
    const page = await open('office', { path: '/customer' });
    await rows(page).first().waitFor();
    expect((await rows(page).first().boundingBox())?.height).toBe(60);
    expect((await page.getByRole('columnheader', { name: 'City' }).boundingBox())?.height).toBe(30);
    const room = (await page.locator('.MuiDataGrid-virtualScroller').boundingBox())?.height ?? 0;
    await eventually(async () => await rows(page).count()).toBeLessThanOrEqual(Math.ceil((room - 30) / 60) + 5);
    await eventually(() => rows(page).count()).toBeLessThan(25);
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
    const { lookupPriority } = await api<{ lookupPriority: { name: string }[] }>(
      'office',
      '{ lookupPriority { name } }',
    );
    expect(lookupPriority.map((each) => each.name)).toContain(name);
  });

  test("are the administrator's alone", async ({ open }) => {
    const page = await open('scheduler', { path: '/admin/lookups/priority' });
    await page.getByRole('heading', { name: 'You do not have permission to view this page.' }).waitFor();
  });
});

describe('a list that is laid out otherwise', () => {
  const aBuilder = async (company_name: string, city: string): Promise<void> => {
    await api('manager', 'mutation ($customer: CustomerInput!) { createCustomer(customer: $customer) { id } }', {
      customer: { company_name, city },
    });
  };

  test('is grouped with counts, opens a group, leads to its rows, and comes back with a view [ADM-018]', async ({
    open,
  }) => {
    const town = `Group${randomUUID().slice(0, 6)}`;
    await aBuilder(`${town} One`, town);
    await aBuilder(`${town} Two`, `${town.toUpperCase()} `);
    const page = await open('manager', { path: '/customer' });
    await page.getByRole('searchbox').fill(town);
    await found(page, '2 records');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Groups, board, calendar…' }).click();
    await page.getByRole('radio', { name: 'Groups with counts and sums' }).check();
    await page.getByRole('combobox', { name: 'By' }).click();
    await page.getByRole('option', { name: 'City' }).click();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    const group = page.getByRole('button', { name: new RegExp(`^Show the records of ${town}`, 'i') });
    await group.click();
    await page.getByRole('link', { name: `${town} Two` }).waitFor();
    await page.getByRole('row', { name: /^Total 2/ }).waitFor();
    await page.getByRole('button', { name: /^Views/ }).click();
    await page.getByRole('menuitem', { name: 'Save as new view…' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(town);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: `Views: ${town}` }).click();
    await page.getByRole('menuitemradio', { name: 'Standard view' }).click();
    await eventually(() => group.count()).toBe(0);
    await page.getByRole('button', { name: /^Views/ }).click();
    await page.getByRole('menuitemradio', { name: town }).click();
    await group.waitFor();
  });

  test('is a board whose card is dragged to another value, and stands there for others [ADM-018]', async ({ open }) => {
    const name = `Board${randomUUID().slice(0, 6)}`;
    await aBuilder(name, 'Katy');
    const page = await open('manager', { path: '/customer' });
    await page.getByRole('searchbox').fill(name);
    await found(page, 'One record');
    const search = new URL(page.url()).searchParams;
    search.set('filter', JSON.stringify({ search: name }));
    search.set('layout', 'board.is_active');
    await page.goto(new URL(`/customer?${search.toString()}`, page.url()).href);
    const column = (label: RegExp) => page.getByRole('region', { name: label });
    await column(/^YES, 1 record$/)
      .getByRole('listitem')
      .dragTo(column(/^NO/));
    await column(/^NO, 1 record$/)
      .getByRole('link', { name })
      .waitFor();
    const { customers } = await api<{ customers: { items: { is_active: boolean }[] } }>(
      'manager',
      'query ($filter: CustomerFilter) { customers(filter: $filter) { items { is_active } } }',
      { filter: { search: name } },
    );
    expect(customers.items).toEqual([{ is_active: false }]);
  });
});
