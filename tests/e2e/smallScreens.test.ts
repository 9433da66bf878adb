import { addDays, civilDateOf, startOfWeek } from '../../domain/civilDate';
import { describe, expect } from 'vitest';
import { DESKTOP, fillLogin, TELEPHONE, untilSignedIn } from '../support/browser';
import { axeFindings } from '../support/browserAxe';
import { aBuilder, builderNow } from '../support/browserApi';
import { DEMO_PASSWORD } from '../../server/identity/demoPassword';
import { eventually, test } from '../support/browserTest';

const PHONE = { viewport: TELEPHONE, hasTouch: true, isMobile: true };
const SCREENS = ['/', '/customer', '/customer/4/edit', '/homeowner/new', '/week/pebble', '/print-queue', '/nowhere'];

/** Wednesday of next week: the demo's boards are full there, whatever day it is today. */
const WORKDAY = addDays(startOfWeek(civilDateOf(new Date())), 9);
/** Screens with what stands there once they are full. */
const FULL = [
  ['/', '.landing-dashboard'],
  ['/customer', 'main a[href^="/customer/"]'],
  ['/customer/4/edit', 'text=History'],
  ['/homeowner/new', 'form'],
  [`/week/pebble?date=${WORKDAY}`, '[data-card]'],
  ['/print-queue', '.queue-tabs'],
] as const;

describe('on a telephone of 390 px', () => {
  test('a person signs in, finds a builder, changes it and logs out [UI-029]', async ({ open }) => {
    const { id, company_name } = await aBuilder();
    const page = await open(null, PHONE);
    await fillLogin(page, 'manager@trowel.test', DEMO_PASSWORD);
    await untilSignedIn(page);
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Main menu' });
    await menu.getByRole('button', { name: 'Jobs' }).tap();
    await menu.getByRole('link', { name: 'Builders' }).tap();
    await menu.waitFor({ state: 'hidden' });
    await page.getByRole('searchbox', { name: 'Search builders…' }).fill(company_name);
    await page.getByRole('link', { name: new RegExp(company_name) }).tap();
    await page.getByRole('combobox', { name: 'City' }).fill('Dickinson');
    await page.getByRole('button', { name: 'Save', exact: true }).tap();
    await page.getByRole('status').filter({ hasText: 'Builder saved!' }).waitFor();
    expect((await builderNow(id)).city).toBe('Dickinson');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await menu.getByRole('button', { name: 'Logout' }).tap();
    await page.getByRole('heading', { name: 'Welcome to Trowel' }).waitFor();
  });

  test('no screen is wider than the window [UI-029]', async ({ open }) => {
    const page = await open('admin', PHONE);
    const widths: Record<string, number> = {};
    for (const path of SCREENS) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      widths[path] = await page.evaluate(() => document.documentElement.scrollWidth);
    }
    expect(widths).toEqual(Object.fromEntries(SCREENS.map((path) => [path, TELEPHONE.width])));
  });

  test('the button that scrolls to the top comes after a quarter of the window, and leads there [UI-026]', async ({
    open,
  }) => {
    const page = await open('office', { path: '/customer', ...PHONE });
    const button = page.getByRole('button', { name: 'Back to top' });
    await page.getByRole('listitem').nth(10).waitFor();
    expect(await button.count()).toBe(0);
    await page.evaluate(() => window.scrollTo(0, window.innerHeight / 4 - 5));
    await eventually(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    expect(await button.count()).toBe(0);
    await page.evaluate(() => window.scrollTo(0, window.innerHeight / 2));
    await button.tap();
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(0);
    await button.waitFor({ state: 'detached' });
  });
});

describe('the menus', () => {
  test('slide in up to 875 px and stand in the header from 876 px [NAV-014]', async ({ open }) => {
    const page = await open('office', { viewport: { width: 875, height: 800 } });
    await page.getByRole('button', { name: 'Open menu' }).waitFor();
    expect(await page.getByRole('navigation', { name: 'Main menu' }).count()).toBe(0);
    await page.setViewportSize({ width: 876, height: 800 });
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Jobs' }).waitFor();
    expect(await page.getByRole('button', { name: 'Open menu' }).count()).toBe(0);
  });
});

const MODES = ['light', 'dark'] as const;

describe('in light and dark', () => {
  test.for(FULL)('$0 has no serious finding of axe, wide and narrow', async ([path, full], { open }) => {
    const page = await open('admin', { path });
    for (const viewport of [DESKTOP, TELEPHONE]) {
      await page.setViewportSize(viewport);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.locator(full).first().waitFor();
      for (const colorScheme of MODES) {
        await page.emulateMedia({ colorScheme });
        await eventually(() => page.evaluate(() => document.documentElement.style.colorScheme)).toBe(colorScheme);
        await page.evaluate(() => document.fonts.ready);
        expect(await axeFindings(page), `${colorScheme} ${viewport.width}`).toEqual([]);
      }
    }
  });

  test('the login form has no serious finding of axe', async ({ open }) => {
    const page = await open(null);
    await page.getByRole('button', { name: 'Password Reset' }).click();
    await page.getByRole('dialog').waitFor();
    for (const colorScheme of MODES) {
      await page.emulateMedia({ colorScheme });
      await eventually(() => page.evaluate(() => document.documentElement.style.colorScheme)).toBe(colorScheme);
      expect(await axeFindings(page), colorScheme).toEqual([]);
    }
  });
});
