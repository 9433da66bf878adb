import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { DEMO_PASSWORD } from '../../server/identity/demoPassword';
import { ROLES } from '../../domain/access/roles';
import { fillLogin, serverUrl, untilSignedIn } from '../support/browser';
import { api } from '../support/browserApi';
import { axeFindings } from '../support/browserAxe';
import { eventually, test } from '../support/browserTest';
import { aNewUser, CREATE_USER, PASSWORD } from '../support/userCalls';

const MANAGER = ROLES.find(({ code }) => code === 'OM')?.id;

const newUser = async (): Promise<string> => {
  const email = `rosa-${randomUUID()}@example.com`;
  await api('admin', CREATE_USER, {
    user: aNewUser({ email, first_name: 'Rosa', last_name: 'Lind', role_id: MANAGER }),
  });
  return email;
};

describe('one’s own sign-in', () => {
  test('takes a passkey of this device, which then signs in without a password', async ({ open }) => {
    const email = await newUser();
    // Passkeys belong to a name, not to an address of numbers.
    const path = `${serverUrl().replace('127.0.0.1', 'localhost')}/security`;
    const page = await open(null, { path });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await fillLogin(page, email, PASSWORD);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Your password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('list', { name: 'Keep your recovery codes' }).waitFor();
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByRole('list', { name: 'Passkeys' }).getByText('Chrome · Linux').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('heading', { name: 'Welcome to Trowel' }).waitFor();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await untilSignedIn(page);
    await page.goto(path);
    await page.getByText('with a second factor').waitFor();
  });

  test('is ended from another browser at once, and what was typed is there after the next login', async ({
    open,
    allow,
  }) => {
    allow(/^http 40[01] /);
    const email = await newUser();
    const [left, mine] = [await open(null, { path: '/homeowner/new' }), await open(null, { path: '/security' })];
    await fillLogin(left, email, PASSWORD);
    await left.getByLabel('First Name').fill('Half Typed');
    await fillLogin(mine, email, PASSWORD);
    const others = mine.getByRole('list', { name: 'Where you are signed in' });
    await others.getByRole('button', { name: 'Sign out' }).click();
    await others.getByRole('button').waitFor({ state: 'detached' });
    await left.getByText('Your session has expired. Please log in again.').waitFor();
    await fillLogin(left, email, PASSWORD);
    await untilSignedIn(left);
    await eventually(() => left.getByLabel('First Name').inputValue()).toBe('Half Typed');
    expect(new URL(left.url()).pathname).toBe('/homeowner/new');
  });

  test('is proven by the password before a token of a program is made, and the list of sign-ins has both [SEC-003]', async ({
    open,
    allow,
  }) => {
    allow(/^http 422 /, /^console .*422/);
    const page = await open('admin', { path: '/admin?tab=tokens' });
    await page.getByRole('textbox', { name: 'Name' }).fill('Proven');
    await page.getByRole('checkbox', { name: 'Inventory and orders: view' }).check();
    await page.getByRole('button', { name: 'Create token' }).click();
    const password = page.getByLabel('Your password');
    await password.fill('wrong');
    await page.keyboard.press('Enter');
    await page.getByText('This is not your password.').waitFor();
    await eventually(() => password.getAttribute('aria-invalid')).toBe('true');
    expect(await axeFindings(page)).toEqual([]);
    await password.fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByText(/^trw_[\w-]{43}$/).waitFor();
    await page.goto('/admin?tab=sign_ins');
    await page
      .getByRole('row', { name: /API token made/ })
      .first()
      .waitFor();
    await page
      .getByRole('row', { name: /Wrong proof/ })
      .first()
      .waitFor();
  });
});
