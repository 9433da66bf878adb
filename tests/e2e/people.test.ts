import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { ROLES } from '../../domain/access/roles';
import { aNewUser, CREATE_USER, PASSWORD } from '../support/userCalls';
import { api } from '../support/browserApi';
import { axeFindings } from '../support/browserAxe';
import { fillLogin, untilSignedIn } from '../support/browser';
import { PROOF_FIRST, proveIn } from '../support/browserProof';
import { eventually, test } from '../support/browserTest';

/** The role of estimators. */
const ESTIMATOR = ROLES.find(({ code }) => code === 'ES')?.id;
const ADMINISTRATOR = ROLES.find(({ code }) => code === 'AD')?.id;

describe('people', () => {
  test('an administrator makes a user, who then logs in with the rights of the role and one besides [USR-001 USR-013 USR-016 AUTH-057 SEC-003]', async ({
    open,
    allow,
  }) => {
    allow(...PROOF_FIRST);
    const page = await open('admin', { path: '/user/new' });
    await page.getByRole('textbox', { name: /^Email/ }).fill('nora.vance@example.com');
    await page.getByRole('textbox', { name: /^First Name/ }).fill('Nora');
    await page.getByRole('textbox', { name: /^Last Name/ }).fill('Vance');
    await page.getByRole('combobox', { name: 'Role', exact: true }).fill('Warehouse');
    await page.getByRole('option', { name: 'Warehouse' }).click();
    await page.getByRole('radio', { name: 'I set a password now' }).click();
    await page
      .getByLabel(/^Password/)
      .and(page.locator('input'))
      .fill(PASSWORD);
    await page.getByLabel(/^Repeat the Password/).fill(PASSWORD);
    await page.getByRole('combobox', { name: 'Warranty jobs' }).selectOption('View');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog', { name: 'Is it you?' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await proveIn(page);
    await page.getByText('User saved!').waitFor();
    await eventually(() => new URL(page.url()).pathname).toMatch(/^\/user\/\d+\/edit$/);
    await page.getByText('One differs from the role').waitFor();
    expect(await axeFindings(page)).toEqual([]);

    const hers = await open(null, { path: '/day/warranty' });
    await fillLogin(hers, 'nora.vance@example.com', PASSWORD);
    await untilSignedIn(hers);
    await eventually(() => hers.title()).toContain('Warranty Day');
    await hers.goto('/user');
    await hers.getByText('You do not have permission to view this page.').waitFor();
  });

  test('a right that is taken from one user is gone with the next request, and the reason is told [USR-003 USR-013 AUTH-025]', async ({
    open,
    allow,
  }) => {
    allow(...PROOF_FIRST);
    // A user of the test's own: what it takes away, nobody else misses.
    const email = `ivo-${randomUUID()}@example.com`;
    const {
      createUser: { id },
    } = await api<{ createUser: { id: number } }>('admin', CREATE_USER, {
      user: aNewUser({ email, first_name: 'Ivo', last_name: 'Lind', role_id: ESTIMATOR }),
    });
    const page = await open('admin', { path: `/user/${id}/edit` });
    await page.getByRole('combobox', { name: 'Estimates', exact: true }).selectOption('None');
    await page.getByRole('button', { name: 'Save' }).click();
    await proveIn(page);
    await page.getByText('User saved!').waitFor();
    const his = await open(null, { path: '/estimate' });
    await fillLogin(his, email, PASSWORD);
    await his.getByText('You do not have permission to view this page.').waitFor();

    await page.getByRole('link', { name: "Why can or can't…?" }).click();
    await page.getByRole('combobox', { name: 'Screen or address' }).fill('Estimates');
    await page
      .getByRole('option', { name: /Estimates/ })
      .first()
      .click();
    await page.getByText('Ivo Lind cannot: a permission is missing.').waitFor();
    await page.getByText('Own entry: None (role: Edit)').waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  test('the last administrator stays one: neither by deactivation nor by a role [USR-016]', async ({ open, allow }) => {
    allow(/last_administrator/, ...PROOF_FIRST);
    // Other files make an administrator for a while.
    const ADMINISTRATORS = `{ users(filter: { role_id: { eq: ${ADMINISTRATOR} }, is_active: { eq: true } }) { items { name } } }`;
    await expect
      .poll(async () => (await api<{ users: { items: unknown[] } }>('admin', ADMINISTRATORS)).users.items, {
        timeout: 60_000,
      })
      .toHaveLength(1);
    const page = await open('admin', { path: '/user' });
    await page.getByRole('link', { name: 'Avery Lindqvist' }).click();
    await page.getByRole('button', { name: 'Deactivate User' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deactivate User' }).click();
    await page.getByRole('dialog').getByText('At least one active user must keep user administration.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('combobox', { name: 'Users, employees and crews' }).selectOption('No');
    await page.getByRole('button', { name: 'Save' }).click();
    await proveIn(page);
    await page.getByText('At least one active user must keep user administration.').waitFor();
  }, 120_000);

  test('employees are listed at /employee, made at /employee/new and changed at an address of their own [EMP-001]', async ({
    open,
  }) => {
    const page = await open('admin', { path: '/employee' });
    await page.getByRole('heading', { name: 'Employees' }).waitFor();
    await page.getByRole('link', { name: /^New/ }).first().click();
    await eventually(() => new URL(page.url()).pathname).toBe('/employee/new');
    await page.getByRole('textbox', { name: /^First Name/ }).fill('Zelda');
    await page.getByRole('textbox', { name: /^Last Name/ }).fill('Quarles');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await eventually(() => new URL(page.url()).pathname).toMatch(/^\/employee\/\d+\/edit$/);
    await page.reload();
    await eventually(() => page.getByRole('textbox', { name: /^Last Name/ }).inputValue()).toBe('Quarles');
    await page.getByRole('textbox', { name: /^Last Name/ }).fill('Quill');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Employee saved!').waitFor();
    await page.goto('/employee');
    await page.getByRole('searchbox', { name: /^Search/ }).fill('Quill');
    await page.getByRole('link', { name: /Quill/ }).first().waitFor();
  });

  test('crews are put in another order by keys, which stays after a reload [EMP-006 EMP-008]', async ({ open }) => {
    const page = await open('scheduler', { path: '/employee?tab=crews' });
    const list = page.getByRole('list', { name: 'Order of the Boulder crews' });
    await list.getByRole('button', { name: /^Move Boulder 2,/ }).focus();
    const saved = page.waitForResponse(
      (response) => response.request().postData()?.includes('updateCrewSortOrder') === true,
    );
    await page.keyboard.press('ArrowUp');
    await page.getByText('Boulder 2 is now place 1 of 2.').waitFor({ state: 'attached' });
    expect(await axeFindings(page)).toEqual([]);
    await saved;
    await page.reload();
    await list.waitFor();
    await eventually(() => list.getByRole('link').allTextContents()).toEqual(['Boulder 2', 'Boulder 1']);
    expect(await page.getByRole('link', { name: 'New' }).count()).toBe(0);
  });
});
