import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect } from 'vitest';
import { ROLES } from '../../domain/access/roles';
import { signIn } from '../support/browser';
import { api } from '../support/browserApi';
import { axeFindings } from '../support/browserAxe';
import { eventually, test } from '../support/browserTest';
import { aNewUser, CREATE_USER, DELETE_USER } from '../support/userCalls';

const PATH = '/admin/graphiql';
const FORBIDDEN = 'You do not have permission to view this page.';

/** A tab that holds its own close button, and fields that get their name with the focus. */
const OF_THE_PACKAGE = /^(nested-interactive \.graphiql-tab|label .*textarea)/;

/** Types in the place of what stands there, and runs it. */
const run = async (page: Page, query: string): Promise<void> => {
  await page.locator('.graphiql-query-editor .CodeMirror').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(query);
  await page.keyboard.press('ControlOrMeta+Enter');
};

describe('GraphiQL', () => {
  const made: number[] = [];
  // Another file asks whether the last administrator stays.
  afterAll(async () => {
    for (const id of made) await api('admin', DELETE_USER, { id });
  });

  test('an administrator types a query, runs it by the keyboard and reads the answer and the docs [OPS-005]', async ({
    open,
  }) => {
    const page = await open('admin', { path: PATH });
    await run(page, 'query Mine { me { email } }');
    await page.locator('.result-window').getByText('"admin@trowel.test"').waitFor();
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');

    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.graphiql-query-editor .CodeMirror'))).toBeNull();
    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    await page.getByRole('link', { name: 'Query' }).first().waitFor();
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await eventually(() => page.evaluate(() => document.body.className)).toContain(`graphiql-${theme}`);
      const findings = await axeFindings(page);
      expect(findings.filter((finding) => !OF_THE_PACKAGE.test(finding))).toEqual([]);
    }
  });

  test('its history stays on the device and goes with a logout', async ({ open }) => {
    const page = await open(null, { path: '/' });
    await signIn(page, 'admin', PATH); // alone, since a logout ends its session for all tabs
    await page.locator('.graphiql-query-editor .CodeMirror').click();
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.locator('.result-window').getByText('"total_count"').waitFor();
    const kept = () =>
      page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('trowel.graphiql.')));
    await eventually(async () => JSON.stringify(await kept())).toContain('query Builders');
    expect(JSON.stringify(await kept())).not.toContain('Bearer');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('button', { name: 'Login' }).waitFor();
    await eventually(kept).toEqual([]); // the page is loaded anew once more
  });

  test('sees what the user sees as whom somebody looks, writes nothing, and keeps nothing [OPS-008]', async ({
    open,
    allow,
  }) => {
    const email = `ada-${randomUUID()}@example.com`;
    const role_id = ROLES.find(({ code }) => code === 'AD')?.id;
    const {
      createUser: { id },
    } = await api<{ createUser: { id: number } }>('admin', CREATE_USER, {
      user: aNewUser({ email, first_name: 'Ada', last_name: 'Reed', role_id }),
    });
    made.push(id);
    const page = await open('admin', { path: `/user/${id}/edit` });
    await page.getByRole('button', { name: 'View as this user' }).click();
    await page.getByRole('complementary', { name: 'You see Trowel as Ada Reed' }).waitFor();
    await page.goto(PATH);
    await page.getByText('and can change nothing').waitFor();
    await run(page, '{ me { email } }');
    await page.locator('.result-window').getByText(`"${email}"`).waitFor();
    allow(/view_only/);
    await run(page, 'mutation { deleteUser(id: 1) { id } }');
    await page.locator('.result-window').getByText('"FORBIDDEN"').waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('graphiql')))).toEqual([]);
  });

  test('is for administrators only', async ({ open }) => {
    const page = await open('warehouse', { path: PATH });
    await page.getByText(FORBIDDEN).waitFor();
    expect(await page.locator('.graphiql-container').count()).toBe(0);
  });
});
