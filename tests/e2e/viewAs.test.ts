import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { ROLES } from '../../domain/access/roles';
import { api } from '../support/browserApi';
import { axeFindings } from '../support/browserAxe';
import { cardNow, cell, prepCard, quietWeek, reveal } from '../support/browserBoard';
import { eventually, test, type Open } from '../support/browserTest';
import { aNewUser, CREATE_USER, DELETE_USER } from '../support/userCalls';

const JOBS = '{ jobs { job_id } }';
const WAREHOUSE = ROLES.find(({ code }) => code === 'WH')?.id;

const made: number[] = [];
// Another file asks whether the last administrator stays.
afterAll(async () => {
  for (const id of made) await api('admin', DELETE_USER, { id });
});

/** A page that shows Trowel as a new user of a role. */
const viewOf = async (open: Open, code: string, first_name: string): Promise<Page> => {
  const role_id = ROLES.find((role) => role.code === code)?.id;
  const user = aNewUser({ email: `${first_name}-${randomUUID()}@example.com`, first_name, last_name: 'Reed', role_id });
  const { createUser } = await api<{ createUser: { id: number } }>('admin', CREATE_USER, { user });
  made.push(createUser.id);
  const page = await open('admin', { path: `/user/${createUser.id}/edit` });
  await page.getByRole('button', { name: 'View as this user' }).click();
  await page.getByRole('complementary', { name: `You see Trowel as ${first_name} Reed` }).waitFor();
  return page;
};
const offered = async (page: Page, ...names: readonly string[]): Promise<string[]> => {
  const main = page.getByRole('main');
  const counts = await Promise.all(
    names.map((name) =>
      main
        .getByRole('button', { name, exact: true })
        .or(main.getByRole('link', { name, exact: true }))
        .count(),
    ),
  );
  return names.filter((_name, index) => counts[index] !== 0);
};

describe('an administrator', () => {
  test('sees Trowel as another user under a bar, changes nothing, and goes back by a click [OPS-008]', async ({
    open,
  }) => {
    const email = `wanda-${randomUUID()}@example.com`;
    const {
      createUser: { id },
    } = await api<{ createUser: { id: number } }>('admin', CREATE_USER, {
      user: aNewUser({ email, first_name: 'Wanda', last_name: 'Reed', role_id: WAREHOUSE }),
    });
    const page = await open('admin', { path: `/user/${id}/edit` });
    await page.getByRole('button', { name: 'View as this user' }).click();
    const bar = page.getByRole('complementary', { name: 'You see Trowel as Wanda Reed' });
    await bar.getByText('Nothing can be changed.').waitFor();
    await page.goto('/user');
    await page.getByText('You do not have permission to view this page.').waitFor();
    await bar.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await bar.getByRole('button', { name: 'End' }).click();
    await page.getByRole('link', { name: /^New/ }).first().waitFor();
    expect(await bar.count()).toBe(0);
    await eventually(() => new URL(page.url()).pathname).toBe('/user');
  });

  test('is offered nothing that writes, on boards, forms, lists and in the stock, whatever that user may do [OPS-008]', async ({
    open,
  }) => {
    const page = await viewOf(open, 'AD', 'Ada');
    const week = await quietWeek(12);
    const card = await prepCard(week.date);
    await page.goto(week.path);
    const from = await (await reveal(page, card.key)).boundingBox();
    const to = await cell(page, `Prep 1, ${week.us[2]}`).boundingBox();
    if (!from || !to) throw new Error('not on the page');
    await page.mouse.move(from.x + 60, from.y + 18);
    await page.mouse.down();
    await page.mouse.move(to.x + 10, to.y + 10, { steps: 8 });
    expect(await page.locator('.ghost-caption').filter({ hasText: /./ }).count()).toBe(0);
    await page.mouse.up();
    expect(await cardNow(card.key, week.date)).toMatchObject({ version: card.version, crew_id: card.crew_id });

    const { jobs } = await api<{ jobs: { job_id: number }[] }>('admin', JOBS);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    for (const path of ['/customer', '/user', '/customer/4/edit', `/job/${jobs[0]?.job_id}/edit`]) {
      await page.goto(path);
      await heading.waitFor();
      await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' });
      expect([
        path,
        ...(await offered(page, 'New', 'New Builder', 'New User', 'Save', 'Delete', 'Email Builder')),
      ]).toEqual([path]);
    }

    await page.goto('/inventory-count?location=1');
    await page.getByRole('heading', { name: 'Houston' }).waitFor();
    expect(
      await page
        .getByRole('button', { name: 'Update Inventory' })
        .isDisabled()
        .catch(() => true),
    ).toBe(true);
    expect(await page.getByRole('textbox', { name: /: Units$/ }).count()).toBe(0);
  });
});
