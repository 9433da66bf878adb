import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { DEMO_PASSWORD } from '../../server/identity/demoPassword';
import { fillLogin, untilSignedIn } from '../support/browser';
import { eventually, test } from '../support/browserTest';
import { dataFolder } from '../support/dataFolder';
import { startServer, type ServerProcess } from '../support/serverProcess';
import { removeFolder } from '../../scripts/removeFolder.mjs';

const SENT =
  'An email containing password reset instructions has been sent to the specified email address if it exists in the system.';
const NEW_PASSWORD = 'Harbor-Lantern-77!';
const NEXT_PASSWORD = 'Harbor-Lantern-78!';

/** A server of its own: other files sign in with the password that changes here. */
const dataDir = dataFolder();
let server: ServerProcess;
beforeAll(async () => {
  server = await startServer(dataDir);
});
afterAll(async () => {
  await server.end();
  removeFolder(dataDir);
});

const mails = (): string[] => {
  const folder = join(dataDir, 'outbox');
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.eml'))
        .sort()
        .map((name) => join(folder, name))
    : [];
};

/** The link of the newest mail to an address that was not there before. */
const linkTo = async (email: string, before: readonly string[]): Promise<string | null> => {
  for (const file of mails()
    .filter((each) => !before.includes(each))
    .toReversed()) {
    const mail = await simpleParser(readFileSync(file));
    const to = Array.isArray(mail.to) ? mail.to[0] : mail.to;
    const link = /https?:\/\/\S+reset-password\S+/.exec(mail.text ?? '')?.[0];
    if (to?.text.includes(email) && link) return link;
  }
  return null;
};

describe('the password reset', () => {
  test('asks for a valid email address, and says the same for a known and an unknown one [AUTH-010 AUTH-011 AUTH-012 AUTH-060]', async ({
    open,
  }) => {
    const page = await open(null, { baseURL: server.url });
    await page.getByRole('button', { name: 'Password Reset' }).click();
    const dialog = page.getByRole('dialog', { name: 'Password Reset' });
    const submit = dialog.getByRole('button', { name: 'Submit' });
    await eventually(() => submit.isDisabled()).toBe(true);
    await dialog.getByLabel('Email').fill('not-an-address');
    await eventually(() => submit.isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Password Reset' }).click();
    await dialog.getByLabel('Email').fill('stranger@trowel.test');
    await submit.click();
    await page.getByRole('status').filter({ hasText: SENT }).waitFor();
    await dialog.waitFor({ state: 'hidden' });
  });

  test('mails a link that sets a new password once; the old one is no longer accepted', async ({ open, allow }) => {
    allow(/^http (401 POST \/v1\/login|410 GET \/reset-password|422 POST \/reset-password)/);
    const before = mails();
    const page = await open(null, { baseURL: server.url });
    const reset = async (password: string, again = password): Promise<void> => {
      await page.locator('input[name=password]').fill(password);
      await page.locator('input[name=password_confirm]').fill(again);
      await page.getByRole('button').click();
    };
    const ask = async (known: readonly string[]): Promise<string> => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Password Reset' }).click();
      await page.getByRole('dialog').getByLabel('Email').fill('subcontractor@trowel.test');
      await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
      await eventually(() => linkTo('subcontractor@trowel.test', known)).not.toBeNull();
      return (await linkTo('subcontractor@trowel.test', known)) ?? '';
    };
    const link = await ask(before);
    await page.goto(link);
    await reset(NEW_PASSWORD, 'something else');
    await page.getByRole('alert').waitFor();
    await reset(NEW_PASSWORD);
    await page.getByRole('link').click();
    await fillLogin(page, 'subcontractor@trowel.test', DEMO_PASSWORD);
    await page
      .getByRole('alert')
      .filter({ hasText: /Wrong email or password/i })
      .waitFor();
    await fillLogin(page, 'subcontractor@trowel.test', NEW_PASSWORD);
    await untilSignedIn(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('button', { name: 'Login' }).waitFor();
    await page.goto(link);
    expect(await page.locator('input[name=password]').count()).toBe(0);

    await page.goto(await ask(mails()));
    await reset(DEMO_PASSWORD);
    await page.getByRole('alert').filter({ hasText: 'one of the first that others would try' }).waitFor();
    await reset(NEXT_PASSWORD);
    await page.getByRole('link').click();
    await fillLogin(page, 'subcontractor@trowel.test', NEXT_PASSWORD);
    await untilSignedIn(page);
  });
});
