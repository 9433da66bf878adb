import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { TELEPHONE } from '../support/browser';
import { api, aBuilder, type Builder } from '../support/browserApi';
import { axeFindings } from '../support/browserAxe';
import { eventually, test } from '../support/browserTest';
import { aPng } from '../support/pictures';

const RED = aPng(64, [200, 30, 30]);
const BLUE = aPng(64, [30, 30, 200]);
const MB = 1024 * 1024;

const editOf = (id: number): string => `/customer/${id}/edit`;
const file = (name: string, buffer: Buffer, mimeType = 'image/png') => ({ name, mimeType, buffer });
const input = (page: Page): Locator => page.getByLabel(/^(Choose|Replace) picture$/);
const field = (page: Page): Locator => page.getByRole('group', { name: 'Picture', exact: true });
const shown = (page: Page, name: string): Locator => field(page).getByRole('img', { name: `Picture ${name}` });
const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save', exact: true }).click();
const saved = (page: Page): Promise<void> => page.getByRole('status').filter({ hasText: 'Builder saved!' }).waitFor();

/** The colour in the middle of a picture, as the browser draws it. */
const colorOf = (picture: Locator): Promise<number[]> =>
  picture.evaluate(async (element) => {
    const image = element instanceof HTMLImageElement ? element : element.querySelector('img');
    if (!image) return [];
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    return [...(context?.getImageData(image.naturalWidth / 2, image.naturalHeight / 2, 1, 1).data ?? [])].slice(0, 3);
  });
const stored = async (id: number): Promise<{ file_name: string; key: string; url: string } | null> => {
  const { customer } = await api<{
    customer: { profile_upload: { file_name: string; key: string; url: string } | null };
  }>('manager', 'query ($id: Int!) { customer(id: $id) { profile_upload { file_name key url } } }', { id });
  return customer.profile_upload;
};
/** The row of a builder in the list. */
const listed = async (page: Page, { company_name }: Pick<Builder, 'company_name'>): Promise<Locator> => {
  await page.goto('/customer');
  await page.getByRole('searchbox', { name: 'Search builders…' }).fill(company_name);
  await page.getByText('One record').waitFor();
  return page.getByRole('row').filter({ hasText: company_name });
};

describe('the picture of a builder', () => {
  test('is put on, seen in form and list after a reload, replaced and removed [BLDR-014 BLDR-015]', async ({
    open,
  }) => {
    const builder = await aBuilder();
    const page = await open('admin', { path: editOf(builder.id) });
    await page.getByRole('region', { name: 'Profile Picture' }).waitFor();
    await input(page).setInputFiles(file('logo.png', RED));
    await shown(page, 'logo.png').waitFor();
    expect(await stored(builder.id)).toBeNull();
    await save(page);
    await saved(page);
    expect(await stored(builder.id)).toMatchObject({
      file_name: 'logo.png',
      key: `customer/${builder.id}/profile/logo.png`,
    });
    expect(await page.getByText('Unsaved changes').count()).toBe(0);

    await page.reload();
    await shown(page, 'logo.png').waitFor();
    expect(await colorOf(shown(page, 'logo.png'))).toEqual([200, 30, 30]);
    expect(
      (
        await shown(page, 'logo.png')
          .locator('xpath=ancestor-or-self::*[contains(concat(" ", @class, " "), " picture ")]')
          .boundingBox()
      )?.width,
    ).toBe(120);
    const row = await listed(page, builder);
    const small = row.locator('.picture');
    await eventually(() => small.locator('img').count()).toBe(1);
    expect(await colorOf(small)).toEqual([200, 30, 30]);
    expect((await small.boundingBox())?.width).toBe(32);

    await row.getByRole('link', { name: builder.company_name }).click();
    await shown(page, 'logo.png').waitFor();
    await input(page).setInputFiles(file('logo.png', BLUE));
    await eventually(() => colorOf(shown(page, 'logo.png'))).toEqual([30, 30, 200]);
    await save(page);
    await saved(page);
    await page.reload();
    await shown(page, 'logo.png').waitFor();
    expect(await colorOf(shown(page, 'logo.png'))).toEqual([30, 30, 200]);

    await page.getByRole('button', { name: 'Remove picture' }).click();
    await save(page);
    await saved(page);
    await page.reload();
    await page.getByText('Choose picture').waitFor();
    expect(await stored(builder.id)).toBeNull();
    const without = await listed(page, builder);
    await eventually(() => without.locator('.picture').innerText()).toMatch(/^Q\w$/);
    expect(await without.locator('.picture img').count()).toBe(0);
  });

  test('of a new builder is sent when the builder is made [BLDR-015]', async ({ open }) => {
    const page = await open('admin', { path: '/customer/new' });
    await page.getByRole('textbox', { name: 'Company Name' }).fill('Pictured From The Start');
    await input(page).setInputFiles(file('new.png', BLUE));
    await shown(page, 'new.png').waitFor();
    await save(page);
    await eventually(() => new URL(page.url()).pathname).toMatch(/^\/customer\/\d+\/edit$/);
    const id = Number(page.url().split('/').at(-2));
    expect(await stored(id)).toMatchObject({ file_name: 'new.png', key: `customer/${id}/profile/new.png` });
    await page.reload();
    await shown(page, 'new.png').waitFor();
    expect(await colorOf(shown(page, 'new.png'))).toEqual([30, 30, 200]);
  });

  test('is refused in the words of the rules when it is no png or jpg, or too large [BLDR-008 BLDR-009]', async ({
    open,
  }) => {
    const { id, version } = await aBuilder();
    const page = await open('admin', { path: editOf(id) });
    const [bad, unreadable] = [
      'Bad file type, please select a png or jpg.',
      'Error processing selected file. Please Try again.',
    ];
    for (const [chosen, text] of [
      [file('notes.txt', Buffer.from('hello'), 'text/plain'), bad],
      [file('really-a-page.png', Buffer.from('<html></html>')), bad],
      [file('large.png', aPng(8, [1, 2, 3], 5 * MB)), unreadable],
    ] as const) {
      await input(page).setInputFiles(chosen);
      await field(page).getByRole('alert').filter({ hasText: text }).waitFor();
      expect(await field(page).getByRole('img').count()).toBe(0);
    }
    await eventually(() => page.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true);
    await input(page).setInputFiles(file('small.png', RED));
    await shown(page, 'small.png').waitFor();
    expect(await field(page).getByRole('alert').count()).toBe(0);
    const { customer } = await api<{ customer: { version: number } }>(
      'manager',
      'query ($id: Int!) { customer(id: $id) { version } }',
      { id },
    );
    expect(customer.version).toBe(version);
  });

  test('tells how far it is, and can be cancelled while it is sent', async ({ open, allow }) => {
    allow(/uploads/);
    const { id } = await aBuilder();
    const page = await open('admin', { path: editOf(id) });
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/v1/uploads/**', async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await input(page).setInputFiles(file('logo.png', RED));
    await shown(page, 'logo.png').waitFor();
    await save(page);
    await field(page).getByRole('progressbar').waitFor();
    await field(page).getByRole('button', { name: 'Cancel upload' }).click();
    await field(page).getByText('The upload was cancelled.').waitFor();
    expect(await stored(id)).toBeNull();
    release();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await save(page);
    await saved(page);
    expect(await stored(id)).toMatchObject({ file_name: 'logo.png' });
  });

  test('that does not arrive is told beside it, and nothing is saved [API-026 BLDR-008]', async ({ open, allow }) => {
    allow(/uploads|500/);
    const { id, version } = await aBuilder();
    const page = await open('admin', { path: editOf(id) });
    await page.route('**/v1/uploads/**', (route) => route.fulfill({ status: 500, body: '' }));
    await input(page).setInputFiles(file('logo.png', RED));
    await shown(page, 'logo.png').waitFor();
    await save(page);
    await field(page).getByText('Error processing selected file. Please Try again.').waitFor();
    const { customer } = await api<{ customer: { version: number; profile_upload: unknown } }>(
      'manager',
      'query ($id: Int!) { customer(id: $id) { version profile_upload { key } } }',
      { id },
    );
    expect(customer).toEqual({ version, profile_upload: null });
  });

  test('cannot be changed without a network, and says so; the form stays open', async ({ open, allow }) => {
    allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|events/);
    const { id } = await aBuilder();
    const page = await open('admin', { path: editOf(id) });
    await input(page).waitFor({ state: 'attached' });
    await page.context().setOffline(true);
    await field(page).getByText('Not available offline').waitFor();
    await eventually(() => input(page).isDisabled()).toBe(true);
    expect(new URL(page.url()).pathname).toBe(editOf(id));
    await page.context().setOffline(false);
    await eventually(() => input(page).isDisabled()).toBe(false);
  });

  test('is reached by the keyboard, and has no serious finding in light, dark and on a telephone', async ({ open }) => {
    const { id } = await aBuilder();
    const page = await open('admin', { path: editOf(id) });
    await input(page).setInputFiles(file('logo.png', RED));
    await shown(page, 'logo.png').waitFor();
    await input(page).focus();
    expect(await input(page).evaluate((element) => element === document.activeElement)).toBe(true);
    // Tab goes from field to field, F6 to what stands between them.
    const byF6 = async (): Promise<string | null | undefined> => {
      await input(page).focus();
      await page.keyboard.press('F6');
      return page.evaluate(() => document.activeElement?.textContent);
    };
    await expect.poll(byF6, { timeout: 10_000 }).toBe('Remove picture');
    await page.keyboard.press('Enter');
    await page.getByText('Choose picture').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const phone = await open('admin', { path: editOf(id), viewport: TELEPHONE, colorScheme: 'dark' });
    await field(phone).waitFor();
    expect(await axeFindings(phone)).toEqual([]);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });

  test('is seen and not changed by those who may not edit builders [BLDR-016]', async ({ open }) => {
    const { id } = await aBuilder();
    const admin = await open('admin', { path: editOf(id) });
    await input(admin).setInputFiles(file('logo.png', RED));
    await shown(admin, 'logo.png').waitFor();
    await save(admin);
    await saved(admin);
    const page = await open('foreman', { path: editOf(id) });
    const picture = page.getByRole('region', { name: 'Profile Picture' }).getByRole('img', { name: 'logo.png' });
    await picture.waitFor();
    expect(await colorOf(picture)).toEqual([200, 30, 30]);
    expect(await input(page).count()).toBe(0);
  });
});
