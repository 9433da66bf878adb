import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { aBuilder, aJob, api } from '../support/browserApi';
import { axeFindings } from '../support/browserAxe';
import { eventually, test } from '../support/browserTest';

const box = (page: Page) => page.getByRole('textbox', { name: 'Your comment' });
const texts = (page: Page) =>
  page.getByRole('log', { name: 'Comments' }).locator('.record-comment-text').allTextContents();
const heading = (page: Page, count: number) => page.getByRole('heading', { name: `Comments (${count})` }).waitFor();

describe('comments on a record', () => {
  test('mention somebody, who is led to them by the bell and answers; both see each other at once [ADM-015 ADM-019 USR-019 USR-020]', async ({
    open,
  }) => {
    const builder = await aBuilder();
    const office = await open('office', { path: `/customer/${builder.id}/edit` });
    await heading(office, 0);
    await box(office).pressSequentially('Please call, @dém');
    await office.getByRole('option', { name: 'Marisol Dempsey' }).waitFor();
    await office.keyboard.press('Enter');
    await office.keyboard.type('today');
    await office.keyboard.press('Control+Enter');
    await heading(office, 1);
    expect(await texts(office)).toEqual(['Please call, @Marisol Dempsey today']);

    const manager = await open('manager', { path: '/' });
    await manager.getByRole('button', { name: /Notifications/ }).click();
    await manager
      .getByRole('dialog')
      .getByText(`Priscilla Beaumont mentioned you in a comment: Builder ${builder.company_name}`)
      .click();
    await manager.waitForURL(new RegExp(`/customer/${builder.id}/edit\\?comment=\\d+$`));
    await manager.locator('.record-comment.is-linked').waitFor();
    await box(manager).fill('Called them.');
    await manager.getByRole('button', { name: 'Send' }).click();
    await heading(office, 2);
    await eventually(() => texts(office)).toEqual(['Please call, @Marisol Dempsey today', 'Called them.']);

    await office.getByRole('button', { name: /^Edit comment/ }).click();
    await office.getByRole('textbox', { name: 'Change your comment' }).fill('Thank you.');
    await office.getByRole('button', { name: 'Save', exact: true }).last().click();
    await eventually(() => texts(manager)).toEqual(['Thank you.', 'Called them.']);
    await manager.getByText('· edited').waitFor();

    await manager.getByRole('button', { name: /^Delete comment of Priscilla/ }).click();
    await eventually(() => texts(office)).toEqual(['Called them.']);
    await manager.getByText('Comment deleted.').waitFor();
    await manager.getByRole('button', { name: 'Undo', exact: true }).click();
    await eventually(() => texts(office)).toEqual(['Thank you.', 'Called them.']);
    await manager.reload();
    await manager.getByText(/Comment deleted:/).waitFor();
    await manager.getByText(/Comment edited:/).waitFor();
  });

  test('keep what was not sent for their record, and ask before it is left [USR-020 KEY-017]', async ({ open }) => {
    const [one, other] = [await aBuilder(), await aBuilder()];
    const page = await open('office', { path: `/customer/${one.id}/edit` });
    await box(page).fill('Half a thought');
    await page.getByRole('link', { name: 'Builders' }).first().click();
    await page.getByText('You have unsaved changes. Navigate away?').waitFor();
    await page.getByRole('button', { name: 'Stay' }).click();
    await page.goto(`/customer/${other.id}/edit`);
    await heading(page, 0);
    await eventually(() => box(page).inputValue()).toBe('');
    await page.goto(`/customer/${one.id}/edit`);
    await eventually(() => box(page).inputValue()).toBe('Half a thought');
    await page.getByRole('button', { name: 'Send' }).click();
    await heading(page, 1);
    await page.reload();
    await heading(page, 1);
    await eventually(() => box(page).inputValue()).toBe('');
  });

  test('have files, which are shown to who reads the record [ADM-015]', async ({ open }) => {
    const builder = await aBuilder();
    const page = await open('office', { path: `/customer/${builder.id}/edit` });
    await box(page).fill('The plan');
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles({
        name: 'plan.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF plan'),
      });
    await page.getByRole('list', { name: 'Files' }).getByText('9 B').waitFor();
    await page.getByRole('button', { name: 'Send' }).click();
    await heading(page, 1);
    const href = await page.getByRole('link', { name: /plan\.pdf/ }).getAttribute('href');
    expect(await (await page.request.get(String(href))).text()).toBe('%PDF plan');
  });

  test('are a tab of jobs, with their number, also on a phone and without findings of axe [USR-020]', async ({
    open,
  }) => {
    const id = await aJob();
    await api('office', 'mutation ($id: Int!) { createComment(entity: "job", id: $id, text: "On the job") { id } }', {
      id,
    });
    const page = await open('office', { path: `/job/${id}/edit`, viewport: { width: 390, height: 844 } });
    const tab = page.getByRole('tab', { name: /^Comments \(\d+\)$/ });
    await tab.waitFor();
    await tab.click();
    await page.getByText('On the job').first().waitFor();
    await box(page).fill('From the phone');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('From the phone').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
