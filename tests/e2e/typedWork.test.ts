import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signIn } from '../support/browser';
import { aBuilder, api, builderNow } from '../support/browserApi';
import { eventually, test } from '../support/browserTest';

interface Job {
  id: number;
  version: number;
  name: string;
  entered_date: string | null;
  notes: string | null;
}
const JOB = 'id version name entered_date notes';

const aJob = async (more: Record<string, unknown> = {}): Promise<Job> => {
  const company = await aBuilder();
  const { made } = await api<{ made: Job }>(
    'office',
    `mutation ($job: JobInput!) { made: createJob(job: $job) { ${JOB} } }`,
    {
      job: {
        name: `Cove ${randomUUID().slice(0, 8)}`,
        company: { id: company.id },
        is_display: false,
        is_commercial: false,
        is_central_texas: false,
        entered_date: '2026-03-02',
        ...more,
      },
    },
  );
  return made;
};
const jobNow = async (id: number): Promise<Job> =>
  (await api<{ job: Job }>('office', `query ($id: Int!) { job(id: $id) { ${JOB} } }`, { id })).job;
const saveElsewhere = async (id: number, notes: string): Promise<void> => {
  const { version } = await jobNow(id);
  await api('manager', 'mutation ($id: Int!, $job: JobInput!) { updateJob(id: $id, job: $job) { id } }', {
    id,
    job: { version, notes },
  });
};

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const notes = (page: Page) => field(page, /^Notes|^Additional Site/);
const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'Unsaved changes from' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const saved = (page: Page): Promise<void> => page.getByRole('status').filter({ hasText: 'Success!' }).first().waitFor();
/** The drafts on the disk of the device. */
const keptDrafts = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const request = indexedDB.open('trowel-work');
        // Looking does not make one.
        request.onupgradeneeded = () => request.transaction?.abort();
        request.onerror = () => resolve('');
        request.onsuccess = () => {
          const database = request.result;
          const all = database.transaction('drafts').objectStore('drafts').getAll();
          all.onsuccess = () => {
            database.close();
            resolve(JSON.stringify(all.result));
          };
        };
      }),
  );
/** Drafts are written a moment after the last key; the page is left as a crash or F5 would. */
const reload = async (page: Page, text: string): Promise<void> => {
  await eventually(() => keptDrafts(page)).toContain(text);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
};

describe('work that was left unsaved', () => {
  test('is restored over what a colleague saved meanwhile only after a question, which names both [KEY-014]', async ({
    open,
  }) => {
    const { id } = await aJob();
    const page = await open('office', { path: `/job/${id}/edit` });
    await notes(page).fill('OFFICE DRAFT');
    await reload(page, 'OFFICE DRAFT');
    await saveElsewhere(id, 'MANAGER SAVED');
    await page.reload();
    await eventually(() => banner(page).textContent()).toContain('OFFICE DRAFT');
    await eventually(() => banner(page).textContent()).toContain('MANAGER SAVED');
    await button(page, 'Restore').click();
    const question = page.getByRole('dialog');
    await question.getByText('OFFICE DRAFT').waitFor();
    await question.getByText('MANAGER SAVED').click();
    await question.getByRole('button', { name: 'Restore' }).click();
    await eventually(() => notes(page).inputValue()).toBe('MANAGER SAVED');
    expect((await jobNow(id)).notes).toBe('MANAGER SAVED');
  });

  test('is offered no more once a save has stored something else there, and other fields still are [KEY-014]', async ({
    open,
  }) => {
    const { id } = await aJob();
    const page = await open('office', { path: `/job/${id}/edit` });
    await notes(page).fill('ONE');
    await reload(page, 'ONE');
    await banner(page).waitFor();
    await notes(page).fill('SAVED-TWO');
    await page.keyboard.press('Control+s');
    await saved(page);
    await eventually(() => banner(page).count()).toBe(0);
    await page.reload();
    await eventually(() => notes(page).inputValue()).toBe('SAVED-TWO');
    await eventually(() => keptDrafts(page)).toBe('[]');
    expect(await banner(page).count()).toBe(0);
  });

  test('is kept beside an offer that nobody has answered [KEY-014]', async ({ open }) => {
    const { id } = await aJob();
    const page = await open('office', { path: `/job/${id}/edit` });
    await notes(page).fill('ONE');
    await reload(page, 'ONE');
    await banner(page).waitFor();
    await field(page, /^Job Name/).fill('TWO');
    await reload(page, 'TWO');
    await eventually(() => banner(page).count()).toBe(2);
    const text = (await banner(page).allTextContents()).join(' ');
    expect(text).toContain('ONE');
    expect(text).toContain('TWO');
  });

  test('belongs to its tab: two tabs of a new job keep two drafts [KEY-014]', async ({ open }) => {
    const page = await open('office', { path: '/job/new' });
    await field(page, /^Job Name/).fill('Alpha Pool');
    const other = await page.context().newPage();
    await other.goto('/job/new');
    await field(other, /^Job Name/).fill('Beta Pool');
    await reload(other, 'Beta Pool');
    await eventually(() => banner(other).allTextContents()).toEqual([expect.stringContaining('Beta Pool')]);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.close({ runBeforeUnload: false });
    // A tab that has gone leaves its draft to the others.
    await eventually(async () => (await banner(other).allTextContents()).join(' ')).toContain('Alpha Pool');
  });

  test('comes back as it was typed, in red, where it is no date [KEY-014]', async ({ open }) => {
    const { id } = await aJob();
    const page = await open('office', { path: `/job/${id}/edit` });
    await field(page, /^Entered Date/).fill('13/45');
    await page.keyboard.press('Tab');
    await reload(page, '13/45');
    await button(page, 'Restore').click();
    await eventually(() => field(page, /^Entered Date/).inputValue()).toBe('13/45');
    await eventually(() => field(page, /^Entered Date/).getAttribute('aria-invalid')).toBe('true');
    await page.keyboard.press('Control+s');
    await page.getByRole('alert').filter({ hasText: 'Entered Date' }).first().waitFor();
    expect((await jobNow(id)).entered_date).toBe('2026-03-02');
  });

  test('is asked about in a builder form as in a job [KEY-014]', async ({ open }) => {
    const builder = await aBuilder();
    const page = await open('office', { path: `/customer/${builder.id}/edit` });
    await field(page, 'Note').fill('OFFICE DRAFT');
    await reload(page, 'OFFICE DRAFT');
    await api('manager', 'mutation ($id: Int!, $c: CustomerPatch!) { updateCustomer(id: $id, customer: $c) { id } }', {
      id: builder.id,
      c: { version: (await builderNow(builder.id)).version, note: 'MANAGER SAVED' },
    });
    await page.reload();
    await button(page, 'Restore').click();
    const question = page.getByRole('dialog');
    await question.getByText('MANAGER SAVED').click();
    await question.getByRole('button', { name: 'Restore' }).click();
    await eventually(() => field(page, 'Note').inputValue()).toBe('MANAGER SAVED');
  });
});

describe('"Save and leave"', () => {
  const leaveAndSave = async (page: Page): Promise<void> => {
    await page.getByRole('link', { name: 'Job Search' }).first().click();
    await button(page, 'Save and leave').click();
  };

  test('stays at a date that is none, as Ctrl+S does, and stores nothing [KEY-015]', async ({ open }) => {
    const { id } = await aJob();
    const page = await open('office', { path: `/job/${id}/edit` });
    await field(page, /^Entered Date/).fill('13/45');
    await notes(page).fill('a word');
    await leaveAndSave(page);
    await page.getByRole('alert').filter({ hasText: 'Entered Date' }).first().waitFor();
    await eventually(() => page.getByRole('alertdialog').count()).toBe(0);
    await eventually(() => field(page, /^Entered Date/).evaluate((node) => node === document.activeElement)).toBe(true);
    expect(await jobNow(id)).toMatchObject({ entered_date: '2026-03-02', notes: null });
    await field(page, /^Entered Date/).fill('03/09/2026');
    await leaveAndSave(page);
    await page.waitForURL((url) => url.pathname === '/job');
    expect(await jobNow(id)).toMatchObject({ entered_date: '2026-03-09', notes: 'a word' });
  });

  test('stores beside what a colleague saved elsewhere meanwhile, and leaves [KEY-015]', async ({ open, allow }) => {
    allow(/This record was changed by someone else/);
    const { id } = await aJob();
    const page = await open('office', { path: `/job/${id}/edit` });
    await field(page, /^Gate Code/).fill('G7');
    await saveElsewhere(id, 'MANAGER SAVED');
    await leaveAndSave(page);
    await page.waitForURL((url) => url.pathname === '/job');
    const { job } = await api<{ job: { notes: string; gate_code: string } }>(
      'office',
      'query ($id: Int!) { job(id: $id) { notes gate_code } }',
      { id },
    );
    expect(job).toEqual({ notes: 'MANAGER SAVED', gate_code: 'G7' });
  });

  test('stays and asks where a colleague changed the same, and stores nothing by itself [KEY-015]', async ({
    open,
    allow,
  }) => {
    allow(/This record was changed by someone else/);
    const { id } = await aJob();
    const page = await open('office', { path: `/job/${id}/edit` });
    await notes(page).fill('OFFICE TYPED');
    await saveElsewhere(id, 'MANAGER SAVED');
    await leaveAndSave(page);
    const merge = page.getByRole('dialog', { name: 'Changed by someone else' });
    await merge.waitFor();
    expect(new URL(page.url()).pathname).toContain(`/job/${id}/edit`);
    expect(await jobNow(id)).toMatchObject({ notes: 'MANAGER SAVED' });
    await merge.getByRole('radio', { name: /^Mine/ }).check();
    await merge.getByRole('button', { name: 'Save Merged' }).click();
    await eventually(async () => (await jobNow(id)).notes).toBe('OFFICE TYPED');
  });

  test('makes no new job without the supervisor that was typed and is not known [KEY-015]', async ({ open }) => {
    const builder = await aBuilder();
    const page = await open('office', { path: `/job/new?company_id=${builder.id}` });
    const name = `Reef ${randomUUID().slice(0, 8)}`;
    await field(page, /^Job Name/).fill(name);
    await page.getByRole('combobox', { name: /Supervisor/ }).fill('Mister Nobody');
    await leaveAndSave(page);
    await page.getByRole('alert').filter({ hasText: 'Supervisor' }).first().waitFor();
    const { jobsByKeyword } = await api<{ jobsByKeyword: { id: number }[] }>(
      'office',
      'query ($name: String!) { jobsByKeyword(keyword: $name) { id } }',
      { name },
    );
    expect(jobsByKeyword).toEqual([]);
  });
});

describe('a comment that was typed and not added', () => {
  test('is unsaved work: it is asked about, and saved with the job [KEY-017]', async ({ open }) => {
    const job = await aJob({ sub_jobs: [{ job_category: { id: 1 } }] });
    const page = await open('office', { path: `/job/${job.id}/edit?tab=details` });
    await page.getByRole('tab', { name: 'Job Details' }).click();
    const box = field(page, 'Comment').last();
    await box.fill('Call before 10 AM');
    await field(page, 'Comment').first().fill('Gate is locked');
    await page.getByRole('link', { name: 'Job Search' }).first().click();
    await button(page, 'Stay').click();
    await page.keyboard.press('Control+s');
    await saved(page);
    await eventually(() => box.inputValue()).toBe('');
    const read = await api<{
      job: { sub_jobs: { general_comments: unknown[]; presite: { comments: unknown[] } }[] };
    }>(
      'office',
      'query ($id: Int!) { job(id: $id) { sub_jobs { general_comments { general_comment } presite { comments { comment } } } } }',
      { id: job.id },
    );
    expect(read.job.sub_jobs[0]).toEqual({
      general_comments: [{ general_comment: 'Call before 10 AM' }],
      presite: { comments: [{ comment: 'Gate is locked' }] },
    });
  });
});

describe('logging out', () => {
  /** The provider is left too, and leads back to the login page. */
  const afterLogout = async (page: Page, act: () => Promise<void>): Promise<void> => {
    const left = page.waitForResponse((response) => response.url().includes('/v2/logout'));
    await act();
    await left;
    await page.waitForURL((url) => url.pathname === '/');
    await page.waitForLoadState();
    await button(page, 'Login').waitFor();
  };

  test('asks about unsaved work of every tab, and keeps it for the same user alone [KEY-017]', async ({ open }) => {
    const builder = await aBuilder();
    const page = await open(null);
    await signIn(page, 'office', `/customer/${builder.id}/edit`);
    await field(page, 'Note').fill('DO NOT LOSE');
    const other = await page.context().newPage();
    await other.goto('/job');
    await button(other, 'Logout').click();
    const question = other.getByRole('dialog').or(other.getByRole('alertdialog'));
    await question.getByText(builder.company_name).waitFor();
    await afterLogout(other, () => question.getByRole('button', { name: 'Log Out', exact: true }).click());
    await signIn(other, 'manager', `/customer/${builder.id}/edit`);
    await field(other, 'Note').waitFor();
    expect(await banner(other).count()).toBe(0);
    await afterLogout(other, () => button(other, 'Logout').click());
    await signIn(other, 'office', `/customer/${builder.id}/edit`);
    await eventually(() => banner(other).textContent()).toContain('DO NOT LOSE');
  });
});

describe('an answer that comes late', () => {
  test('leaves the price that was typed meanwhile [KEY-018]', async ({ open }) => {
    const { products } = await api<{ products: { items: { name: string; standard_cost: number }[] } }>(
      'warehouse',
      '{ products(filter: { is_discontinued: { eq: false }, standard_cost: { gte: 100 } }, page: { number: 1, size: 1 }) { items { name standard_cost } } }',
    );
    const [product] = products.items;
    if (!product) throw new Error('The demo has no product.');
    const page = await open('warehouse', {
      path: '/purchaseOrder/new',
      before: (at) =>
        at.route('**/graphql', async (route) => {
          if (!route.request().postData()?.includes('products')) return route.continue();
          const answer = await route.fetch();
          await new Promise((resolve) => setTimeout(resolve, 1200));
          return route.fulfill({ response: answer });
        }),
    });
    await page.getByRole('combobox', { name: 'Product, item 1' }).click();
    await page.keyboard.type(product.name.slice(0, -1));
    await page.keyboard.press('Tab');
    await page.keyboard.type('4');
    await page.keyboard.press('Tab');
    await page.keyboard.type('19.99');
    await page.keyboard.press('Tab');
    await eventually(() => page.getByRole('combobox', { name: 'Product, item 1' }).inputValue()).toBe(product.name);
    await eventually(() => field(page, 'Quantity, item 1').inputValue()).toBe('4');
    await eventually(() => page.getByText('Total').last().textContent()).toContain('$79.96');
    await eventually(() => field(page, 'Unit Cost, item 1').inputValue()).toBe('19.99');
  });
});

describe('unsaved work of other forms', () => {
  test('of a user is kept over a reload and offered [KEY-014]', async ({ open }) => {
    const page = await open('admin', { path: '/user/new' });
    const name = `Marisol${randomUUID().slice(0, 6)}`;
    await field(page, /^First Name/).fill(name);
    await reload(page, name);
    await banner(page).waitFor();
    await button(page, 'Restore').click();
    await eventually(() => field(page, /^First Name/).inputValue()).toBe(name);
  });
});

describe('a dialog with typed text', () => {
  test('is closed by Back only after a question, and the page below stays [KEY-013]', async ({ open }) => {
    const page = await open('office', { path: '/job' });
    await page.locator('main a[href="/job/new"]').first().click();
    await page.waitForURL(/\/job\/new/);
    await field(page, /^Job Name/).fill('Stays');
    const company = page.getByRole('combobox', { name: /^Company\W*$/ });
    await company.click();
    const name = `Juniper ${randomUUID().slice(0, 6)}`;
    await page.keyboard.type(name);
    await page.getByRole('option', { name: `Add new "${name}"…` }).click();
    const builder = page.getByRole('dialog', { name: 'New Builder' });
    await builder.getByLabel(/^Company Name/).fill(`${name} Pools`);
    await page.goBack();
    await button(page, 'Stay').click();
    await eventually(() => builder.getByLabel(/^Company Name/).inputValue()).toBe(`${name} Pools`);
    expect(new URL(page.url()).pathname).toBe('/job/new');
    await page.goBack();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await builder.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/job/new');
    await eventually(() => field(page, /^Job Name/).inputValue()).toBe('Stays');
  });
});
