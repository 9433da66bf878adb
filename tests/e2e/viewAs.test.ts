import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { ROLES } from '../../domain/access/roles';
import { api } from '../support/browserApi';
import { axeFindings } from '../support/browserAxe';
import { eventually, test } from '../support/browserTest';
import { aNewUser, CREATE_USER } from '../support/userCalls';

const WAREHOUSE = ROLES.find(({ code }) => code === 'WH')?.id;

describe('an administrator', () => {
  test('sees Trowel as another user under a bar, changes nothing, and goes back by a click [OPS-008]', async ({
    open,
  }) => {
    const email = `wanda-${randomUUID()}@example.com`;
    const {
      createUser: { id },
    } = await api<{ createUser: { id: number } }>('admin', CREATE_USER, {
      user: aNewUser({ email, first_name: 'Wanda', last_name: 'Reed', role_id: WAREHOUSE }),
    });
    const page = await open('admin', { path: `/user/${id}/edit` });
    await page.getByRole('button', { name: 'View as this user' }).click();
    const bar = page.getByRole('complementary', { name: 'You see Trowel as Wanda Reed' });
    await bar.getByText('Nothing can be changed.').waitFor();
    await page.goto('/user');
    await page.getByText('You do not have permission to view this page.').waitFor();
    await bar.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await bar.getByRole('button', { name: 'End' }).click();
    await page.getByRole('link', { name: /^New/ }).first().waitFor();
    expect(await bar.count()).toBe(0);
    await eventually(() => new URL(page.url()).pathname).toBe('/user');
  });
});
