import { describe, expect, it, vi } from 'vitest';
import { invalidateActors } from '../../server/access/actor';
import { readEnv } from '../../server/env';
import { PERMISSIONS_CLAIM } from '../../server/identity/settings';
import { testApp } from '../support/app';
import { refusalOf } from '../support/boardFixture';

const app = await testApp();

const BOARD = '{ boardCards(category: pebble, view: week) { rights { can_edit } } }';

const give = async (account: string, category_name: string, access_level: string): Promise<void> => {
  await app.database.pool.query(
    'insert into user_permission (user_id, category_name, access_level) select id, $2, $3 from app_user where email = $1 on conflict (user_id, category_name) do update set access_level = excluded.access_level',
    [`${account}@trowel.test`, category_name, access_level],
  );
  invalidateActors();
};
const profileOf = async (account: string): Promise<Record<string, string[]>> => {
  const profile = await fetch(
    `${app.url}/v1/getCurrentUserProfile?sub=${encodeURIComponent(subOf(await app.token(account)))}`,
    { headers: { authorization: `Bearer ${await app.token(account)}` } },
  );
  return (await profile.json()) as Record<string, string[]>;
};
const codesOf = async (account: string): Promise<string[]> => (await profileOf(account))[PERMISSIONS_CLAIM] ?? [];
const subOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub;

describe('what a user may do', () => {
  it("follows the action names of the profile, never the kind of user: an office user with the scheduler's codes schedules, a scheduler without them does not [AUTH-052]", async () => {
    expect((await app.graphql('office', BOARD)).data).toEqual({ boardCards: { rights: { can_edit: false } } });
    expect((await app.graphql('scheduler', BOARD)).data).toEqual({ boardCards: { rights: { can_edit: true } } });
    await give('office', 'PLASTER_SCHEDULE', 'edit');
    await give('scheduler', 'PLASTER_SCHEDULE', 'none');
    expect((await app.graphql('office', BOARD)).data).toEqual({ boardCards: { rights: { can_edit: true } } });
    expect(refusalOf(await app.graphql('scheduler', BOARD))).toMatchObject({ code: 'FORBIDDEN' });
    expect(await codesOf('office')).toContain('CAN_EDIT_PLASTER_SCHEDULE');
    expect(await codesOf('scheduler')).not.toContain('CAN_VIEW_PLASTER_SCHEDULE');
  });
});

describe('a user without any right', () => {
  it('is told whom to ask, and nobody else is', async () => {
    const { rows } = await app.database.pool.query<{ name: string }>(
      "select concat_ws(' ', first_name, last_name) as name from app_user where email = 'admin@trowel.test'",
    );
    expect((await profileOf('nobody')).administrators).toContain(rows[0]?.name);
    expect(await profileOf('scheduler')).not.toHaveProperty('administrators');
  });

  it('rings the bells of those who may edit users when that user signs in, once a day', async () => {
    await app.database.pool.query(
      "insert into user_permission (user_id, category_name, has_permission) select id, 'CAN_ADMINISTER_USER', true from app_user where email = 'manager@trowel.test'",
    );
    invalidateActors();
    await Promise.all(Array.from({ length: 4 }, () => profileOf('nobody')));
    const told = async () =>
      (
        await app.database.pool.query<{ email: string; notification_text: string; action_url: string }>(
          "select u.email, notification_text, action_url from notification n join app_user u on u.id = n.notified_user_id where notification_text like '%has no access yet%' order by u.email",
        )
      ).rows;
    await vi.waitFor(async () => expect(await told()).not.toEqual([]));
    await profileOf('nobody');
    const { rows } = await app.database.pool.query<{ id: number }>(
      "select id from app_user where email = 'nobody@trowel.test'",
    );
    const notice = {
      notification_text: 'Norman Body signed in and has no access yet. Choose a role.',
      action_url: `/user/${rows[0]?.id}/edit`,
    };
    expect(await told()).toEqual([
      { email: 'admin@trowel.test', ...notice },
      { email: 'manager@trowel.test', ...notice },
    ]);
  });
});

describe('the addresses of the server', () => {
  it("are {host}/v1/{path} for REST beside /graphql, both on port 3001 of one's own machine unless set [AUTH-023 API-035]", async () => {
    expect(readEnv({}).origin).toBe('http://127.0.0.1:3001');
    expect((await fetch(`${app.url}/v1/config`)).status).toBe(200);
    expect((await fetch(`${app.url}/v1/getCurrentUserProfile?sub=x`)).status).toBe(401);
    expect(
      (
        await fetch(`${app.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"query":"{ __typename }"}',
        })
      ).status,
    ).toBe(401);
    expect(
      (await fetch(`${app.url}/getCurrentUserProfile?sub=x`, { headers: { accept: 'application/json' } })).status,
    ).toBe(404);
  });
});
