import { describe, expect } from 'vitest';
import { effectivePermissions } from '../../domain/access/effective';
import { landingGroups, landingWelcome, wallGroups } from '../../domain/access/landing';
import { openRoute } from '../../domain/access/matchRoute';
import type { Permission } from '../../domain/access/permissions';
import { roleEntries, ROLES } from '../../domain/access/roles';
import { visibleMenus } from '../../domain/access/visibleMenus';
import { DEMO_ACCOUNTS } from '../../server/identity/demoAccounts';
import { aJob, api } from '../support/browserApi';
import { shownMenus, wantedMenus } from '../support/browserMenus';
import { assignElsewhere, scheduleNow } from '../support/browserPresite';
import { eventually, test } from '../support/browserTest';

type Account = (typeof DEMO_ACCOUNTS)[number];

const rightsOf = ({ code }: Pick<Account, 'code'>): ReadonlySet<Permission> => {
  const role = ROLES.find((each) => each.code === code);
  return new Set(role ? effectivePermissions(roleEntries(role)) : []);
};

/** Gated addresses, one of each code that a route asks for. */
const GATED = [
  '/admin',
  '/roles',
  '/inventory-count',
  '/user',
  '/admin/export',
  '/customer',
  '/homeowner/new',
  '/week/pebble',
  '/week/gunite',
  '/week/warranty',
  '/PresiteSchedule',
  '/print-queue',
  '/map',
  '/reports/coverage',
];
const WORDS = { forbidden: 'You do not have permission to view this page.', unknown: 'Page not found' } as const;

describe('each role', () => {
  test.for(DEMO_ACCOUNTS)(
    '$name sees exactly its menus, landing page and screens [AUTH-025 NAV-002 NAV-021 NAV-023]',
    async (account, { open }) => {
      const rights = rightsOf(account);
      const page = await open(account.name);
      await page.getByRole('heading', { name: landingWelcome(account.person[0]).en }).waitFor();
      expect(await shownMenus(page)).toEqual(wantedMenus(visibleMenus(rights)));

      const groups = landingGroups(rights);
      const buttons = await page
        .getByRole('navigation', { name: 'Dashboard' })
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
      expect(buttons).toEqual(
        [...wallGroups(rights), ...(groups ?? [])].flatMap((group) =>
          group.buttons.map(({ label, to }) => [label.en, to]),
        ),
      );
      await eventually(() => page.getByRole('img', { name: 'Swimming pool' }).count()).toBe(groups ? 0 : 1);

      for (const path of GATED) {
        const opened = openRoute(path, rights);
        const heading = typeof opened === 'string' ? WORDS.forbidden : opened.route.title.en;
        await page.evaluate((to) => {
          history.pushState({}, '', to);
          dispatchEvent(new PopStateEvent('popstate', { state: {} }));
        }, path);
        await eventually(async () =>
          `${path}: ${await page.locator('main h1').first().textContent()}`.toLowerCase(),
        ).toBe(`${path}: ${heading}`.toLowerCase());
      }
    },
  );

  test("sees the name of the page in the browser's tab, also of one fallback page after another", async ({ open }) => {
    const page = await open('office', { path: '/roles' });
    await eventually(() => page.title()).toBe('No permission · Trowel');
    await page.evaluate(() => {
      history.pushState({}, '', '/user');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await page.getByRole('heading', { name: WORDS.forbidden }).waitFor();
    await eventually(() => page.title()).toBe('No permission · Trowel');
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await eventually(() => page.title()).toBe('Trowel');
  });

  test('without any permission sees the fallback page, which leads home [AUTH-025 AUTH-059]', async ({ open }) => {
    const page = await open('nobody', { path: '/week/pebble' });
    await page.getByRole('heading', { name: WORDS.forbidden }).waitFor();
    await page.getByText('Please contact your administrator.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/week/pebble');
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await page.getByRole('heading', { name: 'Welcome to Trowel, Norman!' }).waitFor();
  });
});

describe('an address', () => {
  test('that nobody knows says "Page not found" and leads home [NAV-130]', async ({ open }) => {
    const page = await open('office', { path: '/nowhere/at-all' });
    await page.getByRole('heading', { name: WORDS.unknown }).waitFor();
    expect(await page.title()).toBe('Page not found · Trowel');
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await page.getByRole('heading', { name: /^Welcome to Trowel/ }).waitFor();
  });

  test('is matched without regard to letter case, and /reports/year-over-year takes three categories only [NAV-043 NAV-130]', async ({
    open,
  }) => {
    const page = await open('manager', { path: '/REPORTS/Year-Over-Year/REMODEL' });
    await page.getByRole('heading', { name: /Year over year/i }).waitFor();
    await page.goto('/reports/year-over-year/boats');
    await page.getByRole('heading', { name: WORDS.unknown }).waitFor();
    await page.goto('/CUSTOMER');
    await page.getByRole('heading', { name: 'Builders' }).waitFor();
  });

  test('is kept by the browser: back and forward go where the user was', async ({ open }) => {
    const page = await open('office', { path: '/' });
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Jobs' }).click();
    await page.getByRole('link', { name: 'Homeowners' }).click();
    await page.getByRole('heading', { name: 'Homeowners' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: /^Welcome to Trowel/ }).waitFor();
    await page.goForward();
    await page.getByRole('heading', { name: 'Homeowners' }).waitFor();
  });
});

describe('the landing page', () => {
  test('welcomes by name and tells the version [NAV-020 NAV-025 NAV-026]', async ({ open }) => {
    const page = await open('scheduler');
    await page.getByRole('heading', { name: 'Welcome to Trowel, Jonah!' }).waitFor();
    await page.getByText('Software Version 2.4.025', { exact: true }).waitFor();
  });

  test('shows the office its figures, each leading to as many jobs, and a crew member none', async ({ open }) => {
    const page = await open('scheduler');
    const figures = page.getByRole('region', { name: 'Figures' });
    const link = figures.getByRole('link', { name: /^Open \d/ });
    const count = Number.parseInt((await link.innerText()).replaceAll(/\D/g, ''), 10);
    expect(count).toBeGreaterThan(1);
    await link.click();
    await page.getByText(`${count} results`, { exact: true }).waitFor();
    await page.goBack();
    const part = figures.getByRole('link', { name: /^Gunite \d/ }).first();
    const some = Number.parseInt((await part.innerText()).replaceAll(/\D/g, ''), 10);
    await part.click();
    await page.getByText(`${some} results`, { exact: true }).waitFor();
    const crew = await open('crew');
    await crew.getByRole('heading', { name: /^Welcome/ }).waitFor();
    expect(await crew.getByRole('region', { name: 'Figures' }).count()).toBe(0);
  });

  test("leads to a job's daily sheets by its number, and says when there is no such job [NAV-027 NAV-028 NAV-029 NAV-037]", async ({
    open,
  }) => {
    const id = await aJob();
    const page = await open('scheduler');
    const form = page.getByRole('form', { name: 'Daily sheets' });
    const go = form.getByRole('button', { name: 'Go' });
    await eventually(() => go.isDisabled()).toBe(true);
    await form.getByTitle('Please enter a Job Number').and(go).waitFor(); // to a mouse that rests on it
    await go.click({ force: true });
    await page.locator('.reason-tip', { hasText: 'Please enter a Job Number' }).waitFor(); // to a tap
    expect(new URL(page.url()).pathname).toBe('/');
    await form.getByRole('textbox', { name: 'Job Number' }).fill('99999999');
    await form.getByText("No valid destination for '99999999'").waitFor();
    await eventually(() => go.isDisabled()).toBe(true);
    await form.getByRole('textbox', { name: 'Job Number' }).fill(String(id));
    await eventually(() => go.isEnabled()).toBe(true);
    await go.click();
    await eventually(() => new URL(page.url()).pathname).toBe(`/daily-batches/${id}`);
  });
});

describe('the quick search', () => {
  test('finds jobs by a word and leads to the one that is chosen [NAV-030 NAV-032 NAV-033 NAV-034]', async ({
    open,
  }) => {
    const page = await open('office');
    const box = page.getByRole('textbox', { name: 'Quick search' });
    await eventually(() => box.getAttribute('placeholder')).toBe('Job ID or job name...');
    await box.fill('re');
    const results = page.getByRole('search').locator('li:not(.quick-all)').getByRole('link');
    await results.first().waitFor();
    for (const line of await results.allTextContents()) expect(line).toMatch(/^.+ - .+$/);
    expect(
      await page.locator('.quick-results').evaluate((list) => list.getBoundingClientRect().height),
    ).toBeLessThanOrEqual(400);
    const target = await results.first().getAttribute('href');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await eventually(() => new URL(page.url()).pathname).toBe(target);
    expect(target).toMatch(/^\/job\/\d+\/edit$/);
  });

  test('takes a number for a job id, and says when there is none [NAV-029 NAV-031]', async ({ open }) => {
    const id = await aJob();
    const page = await open('office');
    const box = page.getByRole('textbox', { name: 'Quick search' });
    await box.fill('99999999');
    await page.getByRole('search').getByText("No valid destination for '99999999'").waitFor();
    await eventually(() => page.getByRole('search').getByRole('button', { name: 'Search' }).isDisabled()).toBe(true);
    await box.fill(String(id));
    await box.press('Enter');
    await eventually(() => new URL(page.url()).pathname).toBe(`/job/${id}/edit`);
  });

  test('is not there for a role that may not see jobs', async ({ open }) => {
    const page = await open('crew');
    expect(await page.getByRole('search').count()).toBe(0);
  });
});

describe('the header', () => {
  test('has a bell that says there is nothing to read', async ({ open }) => {
    const page = await open('office');
    await page.getByRole('button', { name: 'Notifications' }).click();
    const dialog = page.getByRole('dialog', { name: 'Notifications' });
    await dialog.getByText('No unread notifications found.').waitFor();
    await dialog.getByLabel('Include Read Notifications').check();
    await dialog.getByText('No notifications found.').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  test('clears local data after a question, and nobody is logged out by it [NAV-018]', async ({ open }) => {
    const page = await open('office', { path: '/homeowner' });
    await page.evaluate(() => localStorage.setItem('trowel:test_preference', 'x'));
    await page.getByRole('button', { name: 'Clear local data' }).click();
    const dialog = page.getByRole('dialog', { name: 'Clear local data?' });
    await dialog
      .getByText(
        'This removes the data stored in this browser: cached jobs, filters and screen settings. You stay logged in.',
      )
      .waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => localStorage.getItem('trowel:test_preference'))).toBe('x');
    await page.getByRole('button', { name: 'Clear local data' }).click();
    await Promise.all([page.waitForEvent('load'), dialog.getByRole('button', { name: 'Clear', exact: true }).click()]);
    await page.getByRole('heading', { name: 'Homeowners' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('trowel:test_preference'))).toBeNull();
  });

  test('switches to dark, and a reload keeps it', async ({ open }) => {
    const page = await open('office');
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await background();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await eventually(background).not.toBe(light);
    const dark = await background();
    await page.reload();
    await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
    expect(await background()).toBe(dark);
  });

  test('holds the menus of an administrator in one line at 1440 px, in Spanish too', async ({ open }) => {
    const page = await open('admin');
    const height = () => page.locator('.header').evaluate((header) => header.getBoundingClientRect().height);
    const english = await height();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitemradio', { name: 'Español' }).click();
    await page.getByRole('button', { name: 'Programación' }).waitFor();
    expect(await page.evaluate(() => innerWidth)).toBe(1440);
    expect(await height()).toBe(english);
    await page.getByRole('button', { name: 'Cerrar sesión' }).waitFor();
  });

  test('switches to Spanish at once, menus and all, and a reload keeps it', async ({ open }) => {
    const page = await open('office');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitemradio', { name: 'Español' }).click();
    await page.getByRole('heading', { name: '¡Bienvenido a Trowel, Priscilla!' }).waitFor();
    await page.getByRole('button', { name: 'Programación' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('es');
    await page.reload();
    await page.getByRole('heading', { name: '¡Bienvenido a Trowel, Priscilla!' }).waitFor();
    await page.goto('/homeowner/new');
    await page.getByRole('button', { name: 'Guardar' }).waitFor();
  });

  test('opens reports and the warranty month in a new tab [NAV-009 NAV-019]', async ({ open }) => {
    const page = await open('manager');
    await page.getByRole('button', { name: 'Reports' }).click();
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: /^Calendar Gunite/ }).click(),
    ]);
    await eventually(() => new URL(tab.url()).pathname).toBe('/calendar/gunite');
    await page.getByRole('button', { name: 'Schedule' }).click();
    await eventually(() => page.getByRole('link', { name: /^Warranty Month/ }).getAttribute('target')).toBe('_blank');
  });

  test('is used with the keyboard alone: menus open, close and lead on', async ({ open }) => {
    const page = await open('office');
    await page.keyboard.press('Tab');
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await page.getByRole('button', { name: 'Jobs' }).focus();
    await page.keyboard.press('ArrowDown');
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Job Search');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Builders');
    await page.keyboard.press('Escape');
    await eventually(() => page.getByRole('button', { name: 'Jobs' }).getAttribute('aria-expanded')).toBe('false');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Jobs');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Job Search');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Homeowners' }).waitFor();
  });

  test('shows the list of shortcuts for "?"', async ({ open }) => {
    const page = await open('office');
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Switch between light and dark').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.keyboard.press('/');
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Quick search',
    );
  });
});

/** A presite that a supervisor of the demo may be given, and the giving of it. */
const newPresite = async () => {
  const { presiteSchedule, lookupPresiteSupervisor, businessDay } = await scheduleNow();
  const supervisor = lookupPresiteSupervisor.find(({ name }) => name === 'Ramona Sheffield');
  const item = presiteSchedule.find(
    (each) =>
      supervisor?.divisions.includes(each.job_detail.job_category.id === 1 ? 2 : 3) &&
      each.presite_supervisor_id !== supervisor.id,
  );
  if (!supervisor || !item) throw new Error('the demo has no presite for the supervisor');
  return { item, assign: () => assignElsewhere('manager', item.job_presite_details_id, supervisor.id, businessDay) };
};

describe('the bell', () => {
  test('tells a supervisor of a presite while the page is open, and leads there [NOT-002 NOT-004]', async ({
    open,
  }) => {
    const { item, assign } = await newPresite();
    const told: boolean[] = [];
    const page = await open('supervisor', {
      before: async (blank) =>
        blank.on('response', async (answer) => {
          if (!answer.request().postData()?.includes('query Notifications')) return;
          // The last answer may come while its page is being closed, and can no longer be read then.
          const read: { data: { notifications: { is_read: boolean }[] } } | null = await answer
            .json()
            .catch(() => null);
          if (read) told.splice(0, told.length, ...read.data.notifications.map(({ is_read }) => is_read), true);
        }),
    });
    const bell = page.getByRole('button', { name: /^Notifications/ });
    const unread = async (): Promise<number> =>
      Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0] ?? 0);
    await eventually(() => told.length).toBeGreaterThan(0);
    const before = told.filter((is_read) => !is_read).length;
    await eventually(unread).toBe(before);
    await assign();
    await eventually(unread).toBe(before + 1);
    await bell.click();
    await page
      .getByRole('dialog', { name: 'Notifications' })
      .getByRole('button', { name: new RegExp(`: ${item.job.name}`) })
      .first()
      .click();
    await eventually(() => new URL(page.url()).pathname).toBe(`/SuperDetail/${item.job_detail.id}`);
    await eventually(unread).toBe(before);
  });

  test('asks every ten minutes for the notices of its user, and again after one was read [NOT-005]', async ({
    open,
  }) => {
    const { item, assign } = await newPresite();
    const asked: string[] = [];
    const page = await open('supervisor', {
      before: async (blank) => {
        await blank.clock.install();
        await blank.route('**/v1/events**', () => undefined); // nobody tells: it has to ask
        blank.on('request', (request) => {
          const body = request.postData();
          if (body?.includes('query Notifications')) asked.push(body);
        });
      },
    });
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await bell.waitFor();
    await eventually(() => asked.length).toBe(1);
    expect(asked[0]).toMatch(/"userId":\d+/);
    await assign();
    await page.clock.fastForward(590_000);
    expect(asked).toHaveLength(1);
    await page.clock.fastForward(20_000);
    await eventually(() => asked.length).toBe(2);
    await bell.click();
    await page
      .getByRole('dialog', { name: 'Notifications' })
      .getByRole('button', { name: new RegExp(`: ${item.job.name}`) })
      .first()
      .click();
    await eventually(() => asked.length).toBeGreaterThan(2);
  });

  test('says nothing and opens no dialog when its request fails [NOT-007]', async ({ open, allow }) => {
    allow(/^http 503 /);
    allow(/503/);
    let failed = 0;
    const page = await open('supervisor', {
      before: (blank) =>
        blank.route('**/graphql', (route) => {
          if (!route.request().postData()?.includes('query Notifications')) return route.continue();
          failed += 1;
          return route.fulfill({ status: 503, body: '' });
        }),
    });
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
    // Sent four times, and given up: only then something could be said, also by the bar after its moment.
    await eventually(() => failed).toBe(4);
    await page.getByRole('link', { name: 'Trowel home page' }).waitFor();
    expect([await page.getByRole('dialog').count(), await page.getByRole('alert').count()]).toEqual([0, 0]);
    expect(await page.getByText('No connection. Your changes are kept here.').count()).toBe(0);
  });
});

describe('the palette', () => {
  test('goes to a builder by a few letters, from any screen, without the mouse', async ({ open }) => {
    const { customers } = await api<{ customers: { items: { id: number; company_name: string }[] } }>(
      'manager',
      '{ customers(filter: { is_active: { eq: true } }, page: { number: 1, size: 1 }) { items { id company_name } } }',
    );
    const [builder] = customers.items;
    if (!builder) throw new Error('the demo has no builder');
    const page = await open('office', { path: '/week/pebble' });
    await page.keyboard.press('Control+k');
    await page.keyboard.type(builder.company_name);
    await page
      .getByRole('option', { name: new RegExp(`^${builder.company_name}.*Builder$`) })
      .first()
      .waitFor();
    await eventually(async () => page.getByRole('option', { selected: true }).getAttribute('data-kind')).toBe(
      'builder',
    );
    await page.keyboard.press('Enter');
    await eventually(() => new URL(page.url()).pathname).toBe(`/customer/${builder.id}/edit`);
  });
});
