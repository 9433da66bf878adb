import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '#domain/access/permissions';
import { invalidateActors } from '../../server/access/actor';
import { testApp } from '../support/app';
import { proofOf } from '../support/security';
import { routesOf } from '../support/routesOf';

const VIEW = 'mutation ($user_id: Int!) { viewAsUser(user_id: $user_id) { key sub name ends_at } }';
const END = 'mutation ($key: String!) { endViewAs(key: $key) }';

const lines: string[] = [];
const app = await testApp({ env: { LOG_LEVEL: 'info' }, deps: { logTo: { write: (line) => lines.push(line) } } });
const { pool } = app.database;
const idOf = async (account: string): Promise<number> => {
  const { rows } = await pool.query<{ id: number }>('select id from app_user where email = $1', [
    `${account}@trowel.test`,
  ]);
  return rows[0]?.id ?? 0;
};

beforeAll(async () => {
  await pool.query(`
    insert into app_user (sub, email, first_name, last_name, role_id, preliminary_estimate_action, password_hash)
      select 'auth|twin', 'twin@trowel.test', 'Twin', 'Admin', role_id, preliminary_estimate_action, password_hash from app_user where email = 'admin@trowel.test'`);
});

interface Begun {
  key: string;
  sub: string;
  name: string;
}
const begin = async (account: string, viewer = 'admin') => {
  const { data, errors } = await app.graphql<{ viewAsUser: Begun }>(viewer, VIEW, { user_id: await idOf(account) });
  return { view: data?.viewAsUser, code: errors?.[0]?.extensions?.code };
};
const view = async (account: string): Promise<Begun> => {
  const { view: begun, code } = await begin(account);
  if (!begun) throw new Error(String(code));
  return begun;
};
const headersOf = (key: string) => ({ authorization: `Bearer ${key}` });
const ask = async ({ key }: { key: string }, query: string, variables: Record<string, unknown> = {}) => {
  const { status, data, errors } = await app.graphql(null, query, variables, headersOf(key));
  return { status, data, code: errors?.[0]?.extensions?.code ?? 'answered', message: errors?.[0]?.message };
};
const statusOf = async (seen: Begun): Promise<number> => (await ask(seen, '{ businessDay }')).status;

describe('an administrator who sees the product as somebody else', () => {
  it('has that user’s rights and profile, marked in the log as the one who looks [OPS-008]', async () => {
    const seen = await view('scheduler');
    expect((await ask(seen, '{ customers { total_count } }')).code).toBe('answered');
    expect((await ask(seen, '{ users { total_count } }')).code).toBe('FORBIDDEN');
    const profile = await fetch(`${app.url}/v1/getCurrentUserProfile?sub=${encodeURIComponent(seen.sub)}`, {
      headers: headersOf(seen.key),
    });
    expect(await profile.json()).toMatchObject({ email: 'scheduler@trowel.test' });
    const { data } = await app.graphql<{ signIns: { what: string; who: string }[] }>(
      'admin',
      '{ signIns { what who } }',
    );
    expect(data?.signIns).toContainEqual({ what: 'viewed_as', who: expect.stringContaining(` → ${seen.name}`) });
    const [admin, scheduler] = [await idOf('admin'), await idOf('scheduler')];
    const seenLines = (): unknown[] =>
      lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ viewed_by }) => viewed_by === admin);
    await expect.poll(() => seenLines().length).toBeGreaterThan(2);
    expect(seenLines().every((line) => (line as { user_id: number }).user_id === scheduler)).toBe(true);
  });

  it('changes nothing, whatever the rights, and leaves no trace as that user [OPS-008]', async () => {
    const seen = await view('twin');
    const before = await pool.query('select count(*) from change_log');
    const writes: [string, Record<string, unknown>?][] = [
      ['mutation { readAllNotifications }'],
      ['mutation ($c: CustomerInput!) { createCustomer(customer: $c) { id } }', { c: { company_name: 'Never' } }],
      ['mutation { createApiToken(name: "Never", codes: ["CAN_VIEW_JOB"], days: 1) { token } }'],
      ['mutation { createWebhook(name: "Never", url: "https://example.com") { secret } }'],
      [VIEW, { user_id: await idOf('crew') }],
      [END, { key: seen.key }],
      [`mutation { undo(mutation_id: "${randomUUID()}") { mutation_id } }`],
    ];
    for (const [text, variables] of writes) {
      const { code, message } = await ask(seen, text, variables);
      expect([text, code, message]).toEqual([
        text,
        'FORBIDDEN',
        `You see Trowel as ${seen.name}: nothing can be changed.`,
      ]);
    }
    const answered: string[] = [];
    for (const { method, path } of routesOf(app.app.printRoutes())) {
      if (!path.startsWith('/v1/') || /^\/v1\/(login|session|browser-errors|uploads|reset|invit|sources)/.test(path))
        continue;
      if (method === 'GET' && !/^\/v1\/(export|events)/.test(path)) continue;
      const address = `${app.url}${path.replace(/:\w+/g, 'customer').replace('*', 'x')}`;
      const { status } = await fetch(address, { method, headers: headersOf(seen.key) });
      if (status !== 403) answered.push(`${method} ${path} is ${status}`);
    }
    expect(answered).toEqual([]);
    expect((await pool.query('select count(*) from change_log')).rows).toEqual(before.rows);
  });

  it('is told of no right to write, for records, cards and in the profile', async () => {
    const seen = await view('twin');
    const { data } = await ask(seen, '{ resources { name rights { create update remove export } } }');
    const { resources } = data as { resources: { name: string; rights: Record<string, boolean> }[] };
    expect(resources.length).toBeGreaterThan(20);
    expect(resources.flatMap(({ rights }) => Object.values(rights)).filter(Boolean)).toEqual([]);
    const answer = await fetch(`${app.url}/v1/getCurrentUserProfile?sub=${encodeURIComponent(seen.sub)}`, {
      headers: headersOf(seen.key),
    });
    const profile = (await answer.json()) as Record<string, unknown>;
    expect(profile.is_view).toBe(true);
    const codes = profile['https://trowel.app/permissions'] as string[];
    expect(codes).toContain('CAN_VIEW_GUNITE_SCHEDULE');
    expect(codes.filter((code) => /EDIT|DELETE|MOVE_ALL|SEND|UPLOAD/.test(code))).toEqual([]);
  });

  it('learns no secrets of that user', async () => {
    const seen = await view('twin');
    expect((await ask(seen, '{ calendarFeeds(employee_id: 1) { path } }')).code).toBe('FORBIDDEN');
    expect((await ask(seen, '{ apiTokens { id } webhooks { id } }')).code).toBe('answered');
  });

  it('ends by a click, after half an hour, and as soon as it could not begin any more', async () => {
    const clicked = await view('scheduler');
    expect((await app.graphql('admin', END, { key: clicked.key })).errors).toBeUndefined();
    expect(await statusOf(clicked)).toBe(401);

    const timed = await view('scheduler');
    const { rows } = await pool.query<{ minutes: number }>(
      'select extract(epoch from ends_at - started_at)::int / 60 as minutes from view_as order by id desc limit 1',
    );
    expect(rows[0]?.minutes).toBe(30);
    await pool.query('update view_as set ends_at = now()');
    expect(await statusOf(timed)).toBe(401);

    const seen = await view('crew');
    expect(await statusOf(seen)).toBe(200);
    const during = async (change: string, back: string): Promise<number> => {
      await pool.query(change);
      invalidateActors();
      const status = await statusOf(seen);
      await pool.query(back);
      invalidateActors();
      return status;
    };
    const set = (account: string, what: string): string =>
      `update app_user set ${what} where email = '${account}@trowel.test'`;
    expect(await during(set('crew', 'is_active = false'), set('crew', 'is_active = true'))).toBe(401);
    expect(await during(set('admin', 'is_active = false'), set('admin', 'is_active = true'))).toBe(401);
    const anew = set('admin', "tokens_valid_from = now() + interval '2 seconds'");
    expect(await during(anew, set('admin', 'tokens_valid_from = null'))).toBe(401);
    expect(await statusOf(seen)).toBe(200);
    expect((await ask({ key: 'trv_nonsense' }, '{ businessDay }')).status).toBe(401);
  });

  it('sees nobody who may do more, not himself, and is one who may administer users, with no token', async () => {
    expect(await begin('admin')).toMatchObject({ code: 'FORBIDDEN' });
    expect((await begin('crew', 'manager')).code).toBe('FORBIDDEN');
    await pool.query(`insert into user_permission (user_id, category_name, has_permission)
      select id, 'CAN_ADMINISTER_USER', true from app_user where email = 'scheduler@trowel.test'`);
    invalidateActors();
    expect((await begin('admin', 'scheduler')).code).toBe('FORBIDDEN');
    const { data } = await app.graphql<{ createApiToken: { token: string } }>(
      'admin',
      'mutation ($codes: [String!]!, $proof: String) { createApiToken(name: "All", codes: $codes, days: 2, proof: $proof) { token } }',
      { proof: await proofOf(app, 'admin'), codes: PERMISSIONS.filter((code) => code !== 'IS_SUBCONTRACTOR') },
    );
    const token = { key: data?.createApiToken.token ?? '' };
    expect((await ask(token, VIEW, { user_id: await idOf('crew') })).code).toBe('FORBIDDEN');
  });
});
