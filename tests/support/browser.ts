import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../server/identity/demoPassword';
import { CHROMIUM_FLAGS, chromiumPath } from './browserPath';

/** The two sizes that every screen must work at. */
export const DESKTOP = { width: 1440, height: 900 };
export const TELEPHONE = { width: 390, height: 844 };

export const serverUrl = (): string => inject('server').url;

let launched: Promise<Browser> | null = null;

/** One browser per test file; the worker that owns it ends with the file. */
export const theBrowser = (): Promise<Browser> => {
  launched ??= chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS] });
  return launched;
};

export const closeBrowser = async (): Promise<void> => {
  const open = await launched;
  launched = null;
  await open?.close();
};

/** Fills the login form and sends it; the page stays where the login leads. */
export const fillLogin = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
};

/** Resolves once the app stands there for a signed-in user; a dialog that an address opens hides the header from readers. */
export const untilSignedIn = (page: Page): Promise<void> =>
  page
    .getByRole('link', { name: 'Trowel home page' })
    .or(page.locator('.wall-title'))
    .or(page.getByRole('dialog'))
    .first()
    .waitFor();

/** Signs a demo account (`admin`, `scheduler`, ...) in through the login form. */
export const signIn = async (page: Page, account: string, path = '/'): Promise<void> => {
  await page.goto(path);
  await fillLogin(page, `${account}@trowel.test`, DEMO_PASSWORD);
  await untilSignedIn(page);
};

type Cookies = Awaited<ReturnType<BrowserContext['storageState']>>;
const signedIn = new Map<string, Promise<Cookies>>();

/** Cookies of earlier files of the same run. */
const keptCookies = (account: string): Cookies | null => {
  const file = join(inject('server').sessions, `${account}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
};

const cookiesAfterLogin = async (account: string): Promise<Cookies> => {
  const context = await (await theBrowser()).newContext({ baseURL: serverUrl() });
  try {
    await signIn(await context.newPage(), account);
    const cookies = await context.storageState();
    const file = join(inject('server').sessions, `${account}.json`);
    const whole = `${file}.${process.pid}`;
    writeFileSync(whole, JSON.stringify(cookies));
    renameSync(whole, file);
    return cookies;
  } finally {
    await context.close();
  }
};

/** The cookies of an account that has signed in once in this run: a page with them signs in silently. Who logs out signs in alone. */
export const sessionOf = (account: string): Promise<Cookies> => {
  const kept = keptCookies(account);
  if (kept) return Promise.resolve(kept);
  const known = signedIn.get(account) ?? cookiesAfterLogin(account);
  signedIn.set(account, known);
  return known;
};
