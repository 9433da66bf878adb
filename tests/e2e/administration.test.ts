import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { api } from '../support/browserApi';
import { axeFindings } from '../support/browserAxe';
import { eventually, test } from '../support/browserTest';

const CREATE = 'mutation ($homeowner: HomeownerInput!) { createHomeowner(homeowner: $homeowner) { id } }';
const REMOVE = 'mutation ($id: Int!) { deleteHomeowner(id: $id) { id } }';

describe('the administration', () => {
  test('an administrator looks at the figures, finds in the history what was deleted, and restores it [ADM-003 ADM-006]', async ({
    open,
  }) => {
    const last_name = `Quintanilla-${randomUUID().slice(0, 8)}`;
    const {
      createHomeowner: { id },
    } = await api<{ createHomeowner: { id: number } }>('admin', CREATE, {
      homeowner: { first_name: 'Ofelia', last_name },
    });
    await api('admin', REMOVE, { id });
    const page = await open('admin', { path: '/admin' });
    await page.getByRole('link', { name: /^Active users/ }).waitFor();
    await page.getByRole('img', { name: /^Changes of the last 14 days/ }).waitFor();
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole('tab', { name: 'History' }).click();
    await page.getByRole('searchbox', { name: 'Text in a value' }).fill(last_name);
    // Before the text is looked for, the changes of others stand there too.
    const own = page.getByRole('row').filter({ hasText: last_name });
    const gone = own.filter({ hasText: 'Homeowner · Deleted' });
    await gone.waitFor();
    await own.filter({ hasText: 'Homeowner · Created' }).waitFor();
    await gone.getByRole('button', { name: /^Restore/ }).click();
    await page.getByText('Restored.').waitFor();
    await page
      .getByRole('link', { name: `Ofelia ${last_name}` })
      .first()
      .click();
    await eventually(() => new URL(page.url()).pathname).toBe(`/homeowner/${id}/edit`);
  });
});
