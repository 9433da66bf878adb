import { describe, expect } from 'vitest';
import { DEMO_PASSWORD } from '../../server/identity/demoPassword';
import { fillLogin, signIn, untilSignedIn } from '../support/browser';
import { eventually, test } from '../support/browserTest';

const WRONG_PASSWORD = [/^http 401 POST \/v1\/login$/];

describe('the login form', () => {
  test('is all there is while nobody is logged in, whatever the address [AUTH-005 AUTH-007 AUTH-060]', async ({
    open,
  }) => {
    const page = await open(null, { path: '/week/pebble?date=2026-03-02' });
    await page.getByRole('heading', { name: 'Welcome to Trowel' }).waitFor();
    expect(await page.getByRole('button').allTextContents()).toEqual(
      expect.arrayContaining(['Login', 'Password Reset']),
    );
    await eventually(() => page.getByLabel('Email').getAttribute('autocomplete')).toBe('username');
    await eventually(() => page.getByLabel('Password', { exact: true }).getAttribute('autocomplete')).toBe(
      'current-password',
    );
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await page.getByRole('link').count()).toBe(0);
  });

  test('asks for its settings before any code has come, and once', async ({ open }) => {
    const page = await open(null);
    await page.getByLabel('Email').waitFor();
    const asked: string[] = [];
    let bringCode = (): void => undefined;
    const isAwaited = new Promise<void>((resolve) => {
      bringCode = resolve;
    });
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.route('**/assets/*.js', async (route) => {
      await isAwaited;
      await route.continue();
    });
    const loading = page.reload();
    await eventually(() => asked).toContain('/v1/config');
    // On a busy machine the page before it is there for a moment longer.
    await eventually(() => page.getByLabel('Email').count()).toBe(0);
    bringCode();
    await loading;
    await page.getByLabel('Email').waitFor();
    expect(asked.filter((path) => path === '/v1/config')).toEqual(['/v1/config']);
  });

  test('enables "Login" only with a valid email and a password [AUTH-008]', async ({ open }) => {
    const page = await open(null);
    const login = page.getByRole('button', { name: 'Login' });
    await eventually(() => login.isDisabled()).toBe(true);
    await page.getByLabel('Email').fill('admin@trowel');
    await page.getByLabel('Password', { exact: true }).fill('x');
    await eventually(() => login.isDisabled()).toBe(true);
    await page.getByLabel('Email').fill('admin@trowel.test');
    await eventually(() => login.isEnabled()).toBe(true);
    await page.getByLabel('Password', { exact: true }).fill('');
    await eventually(() => login.isDisabled()).toBe(true);
  });

  test('says what is missing once a field has been left, not before [AUTH-009 AUTH-060]', async ({ open }) => {
    const page = await open(null);
    await page.getByLabel('Email').focus();
    expect(await page.getByText('Email is required').count()).toBe(0);
    await page.keyboard.press('Tab');
    await page.getByText('Email is required').waitFor();
    await page.getByLabel('Email').fill('not an address');
    await page.getByText('Please enter a valid email address.').waitFor();
    await page.getByLabel('Password', { exact: true }).focus();
    await page.getByLabel('Email').focus();
    await page.getByText('Password is required').waitFor();
  });

  test('says that the email or password is wrong, in a red toast, and keeps what was typed [AUTH-014 UI-018]', async ({
    open,
    allow,
  }) => {
    allow(...WRONG_PASSWORD);
    const page = await open(null);
    await fillLogin(page, 'admin@trowel.test', 'Trowel124!');
    const alert = page.getByRole('alert').filter({ hasText: /Wrong email or password/i });
    await alert.waitFor();
    await eventually(() => page.getByLabel('Email').inputValue()).toBe('admin@trowel.test');
    await page.getByRole('button', { name: 'Login' }).waitFor();
  });

  test('answers an unknown account with the same words as a wrong password', async ({ open, allow }) => {
    allow(...WRONG_PASSWORD);
    const page = await open(null);
    await fillLogin(page, 'admin@trowel.test', 'Trowel124!');
    const known = await page.getByRole('alert').textContent();
    await page.reload();
    await fillLogin(page, 'who@trowel.test', 'Trowel124!');
    await eventually(() => page.getByRole('alert').textContent()).toBe(known);
  });

  test('shows the password while the eye is pressed in', async ({ open }) => {
    const page = await open(null);
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('Trowel123!');
    await page.getByRole('button', { name: 'Show password' }).click();
    await eventually(() => password.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await eventually(() => password.getAttribute('type')).toBe('password');
  });

  test('is sent by the Enter key, with the keyboard alone', async ({ open }) => {
    const page = await open(null);
    await page.getByLabel('Email').focus();
    await page.keyboard.type('display@trowel.test');
    await page.keyboard.press('Tab');
    await page.keyboard.type(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await untilSignedIn(page);
  });
});

describe('a session', () => {
  test('begins at the page that was asked for, or at the landing page [AUTH-015]', async ({ open }) => {
    const asked = await open(null, { path: '/homeowner?page=2' });
    await fillLogin(asked, 'office@trowel.test', DEMO_PASSWORD);
    await untilSignedIn(asked);
    expect(new URL(asked.url()).pathname + new URL(asked.url()).search).toBe('/homeowner?page=2');
    const plain = await open(null, { path: '/' });
    await fillLogin(plain, 'office@trowel.test', DEMO_PASSWORD);
    await untilSignedIn(plain);
    expect(new URL(plain.url()).pathname).toBe('/');
  });

  test('survives a reload without the login form, and is shared with other tabs', async ({ open }) => {
    const page = await open('office', { path: '/homeowner' });
    let formSeen = false;
    await page.exposeFunction('sawForm', () => {
      formSeen = true;
    });
    await page.addInitScript(
      `new MutationObserver(() => { if (document.querySelector('.login-form')) window.sawForm(); }).observe(document, { childList: true, subtree: true });`,
    );
    await page.reload();
    await untilSignedIn(page);
    expect(formSeen).toBe(false);
    expect(new URL(page.url()).pathname).toBe('/homeowner');
    const second = await page.context().newPage();
    await second.goto('/');
    await untilSignedIn(second);
  });

  test('has no /login page: that address leads home [AUTH-006 AUTH-059]', async ({ open }) => {
    const page = await open('office', { path: '/login' });
    await eventually(() => new URL(page.url()).pathname).toBe('/');
    await page.getByRole('heading', { name: 'Welcome to Trowel, Priscilla!' }).waitFor();
  });

  test('fetches the profile of the signed-in user, and sends the id token with each data call [AUTH-020 AUTH-022]', async ({
    open,
  }) => {
    const calls: { path: string; bearer: boolean }[] = [];
    const page = await open(null, {
      path: '/homeowner',
      before: async (blank) => {
        blank.on('request', (request) => {
          const { pathname, search } = new URL(request.url());
          if (/^\/(graphql|v1\/getCurrentUserProfile)/.test(pathname))
            calls.push({
              path: pathname + search,
              bearer: (request.headers().authorization ?? '').startsWith('Bearer ey'),
            });
        });
      },
    });
    await fillLogin(page, 'office@trowel.test', DEMO_PASSWORD);
    await page.getByRole('heading', { name: 'Homeowners' }).waitFor();
    await eventually(() => calls.some(({ path }) => path === '/graphql')).toBe(true);
    expect(calls.some(({ path }) => path.startsWith('/v1/getCurrentUserProfile?sub=trowel%7C'))).toBe(true);
    expect(calls.filter(({ bearer }) => !bearer)).toEqual([]);
  });

  test('ended by "Logout" clears the browser, ends at the provider too, and returns to the origin [AUTH-021]', async ({
    open,
  }) => {
    const page = await open(null);
    await signIn(page, 'warehouse', '/homeowner');
    await page.evaluate(() => localStorage.setItem('trowel:something', 'kept'));
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('heading', { name: 'Welcome to Trowel' }).waitFor();
    await eventually(() => new URL(page.url()).pathname).toBe('/');
    // The way back leads over the provider: a look between two pages finds none.
    await eventually(() => page.evaluate(() => localStorage.getItem('trowel:something'))).toBeNull();
    await page.waitForLoadState();
    await page.goto('/homeowner');
    await page.getByRole('button', { name: 'Login' }).waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    const silent = await page.request.get('/authorize', {
      maxRedirects: 0,
      params: {
        client_id: 'trowel',
        response_type: 'code',
        prompt: 'none',
        scope: 'openid',
        redirect_uri: new URL(page.url()).origin,
        code_challenge_method: 'S256',
        code_challenge: 'x'.repeat(43),
      },
    });
    expect(silent.headers().location).toContain('error=login_required');
  });

  test('ends in every tab of the browser when one logs out', async ({ open }) => {
    const page = await open(null);
    await signIn(page, 'crew');
    const second = await page.context().newPage();
    await second.goto('/');
    await untilSignedIn(second);
    await page.getByRole('button', { name: 'Logout' }).click();
    await second.getByRole('button', { name: 'Login' }).waitFor();
  });
});

describe('an expired session', () => {
  test('says so on the login form and returns to the same page with what was typed [AUTH-059]', async ({
    open,
    allow,
  }) => {
    allow(/^http 40[01] /);
    const page = await open(null, { before: (blank) => blank.clock.install() });
    await signIn(page, 'office', '/homeowner/new');
    await page.getByLabel('First Name').fill('Half Typed');
    await page.route(/\/(oauth\/token|authorize)/, (route) => route.abort());
    await page.clock.fastForward('24:00:00');
    await page.getByText('Your session has expired. Please log in again.').waitFor();
    await page.unroute(/\/(oauth\/token|authorize)/);
    await page.clock.setSystemTime(Date.now());
    await fillLogin(page, 'office@trowel.test', DEMO_PASSWORD);
    await untilSignedIn(page);
    expect(new URL(page.url()).pathname).toBe('/homeowner/new');
    await eventually(() => page.getByLabel('First Name').inputValue()).toBe('Half Typed');
  });

  test("does not hand one user's page to another who logs in instead", async ({ open, allow }) => {
    allow(/^http 40[01] /);
    const page = await open(null, { before: (blank) => blank.clock.install() });
    await signIn(page, 'office', '/homeowner/new');
    await page.getByLabel('First Name').fill('Half Typed');
    await page.route(/\/(oauth\/token|authorize)/, (route) => route.abort());
    await page.clock.fastForward('24:00:00');
    await page.getByText('Your session has expired. Please log in again.').waitFor();
    await page.unroute(/\/(oauth\/token|authorize)/);
    await page.clock.setSystemTime(Date.now());
    await fillLogin(page, 'manager@trowel.test', DEMO_PASSWORD);
    await untilSignedIn(page);
    await page.getByRole('button', { name: 'Account of Marisol Dempsey' }).waitFor();
    expect(await page.getByText('Half Typed').count()).toBe(0);
    expect(
      await page
        .locator('input')
        .evaluateAll(
          (inputs) =>
            inputs.filter((input) => input instanceof HTMLInputElement && input.value === 'Half Typed').length,
        ),
    ).toBe(0);
  });
});
