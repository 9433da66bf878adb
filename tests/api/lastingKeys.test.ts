import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { beginStep } from '../../server/identity/signInSteps';
import { testApp } from '../support/app';
import { codeOf, emailOf, nextCode, PASSWORD, proofOf, sender, setUpApp } from '../support/security';
import { softPasskey } from '../support/softPasskey';
import { identityBrowser } from './identityBrowser';

const app = await testApp();
const { pool } = app.database;
const send = sender(app);

/** Signs in anew, in a browser. */
const signIn = async (account: string): Promise<string> => {
  const browser = identityBrowser(app.url);
  const { id_token } = await browser.exchange(await browser.loginCode(emailOf(account), PASSWORD));
  if (id_token === undefined) throw new Error('no token');
  return id_token;
};
const idOf = async (account: string): Promise<number> => {
  const { rows } = await pool.query<{ id: number }>('select id from app_user where email = $1', [emailOf(account)]);
  return rows[0]?.id ?? 0;
};
const outcomesOf = async (account: string): Promise<string[]> => {
  const { rows } = await pool.query<{ outcome: string }>(
    'select outcome from sign_in where email = $1 order by id desc',
    [emailOf(account)],
  );
  return rows.map(({ outcome }) => outcome);
};
/** A proof of the administrator, however that sign-in came about. */
const adminProof = async (): Promise<string> => beginStep(app.database.db, 'proof', await idOf('admin'), { ip: null });
/** The texts of the mails to an address, in the order in which they were written. */
const mailsTo = async (email: string): Promise<string[]> => {
  const folder = join(app.dataDir, 'outbox');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
  const mails = await Promise.all(names.toSorted().map((name) => simpleParser(readFileSync(join(folder, name)))));
  return mails
    .filter(({ to }) => [to].flat().some((address) => address?.text.includes(email)))
    .map(({ text }) => (text ?? '').replaceAll('\n', ' '));
};

const MAKES: readonly { what: string; mutation: string; event: string; mail: RegExp }[] = [
  {
    what: 'an API token',
    mutation: 'createApiToken(name: "Reports", codes: ["CAN_VIEW_JOB"], days: 30, proof: $proof) { id }',
    event: 'token_added',
    mail: /API token was made.*Reports/,
  },
  {
    what: 'a webhook',
    mutation: 'createWebhook(name: "Shop", url: "https://example.com/hook", proof: $proof) { id }',
    event: 'webhook_added',
    mail: /webhook was made.*Shop \(https:\/\/example.com\/hook\)/,
  },
  {
    what: 'the address of a calendar feed',
    mutation: 'renewCalendarFeed(crew_id: 9800, proof: $proof) { id }',
    event: 'feed_added',
    mail: /calendar address was made.*Night Crew/,
  },
];
const make = async (mutation: string, proof: string | null) => {
  const { data, errors } = await app.graphql<Record<string, { id: number }>>(
    'admin',
    `mutation ($proof: String) { made: ${mutation} }`,
    { proof },
  );
  return { id: data?.made?.id, fields: errors?.[0]?.extensions?.fields };
};

describe('a lasting key', () => {
  it.each(MAKES)('asks for a proof before it is made: $what [SEC-003]', async ({ mutation, event, mail }) => {
    await pool.query(
      "insert into crew (id, name, subdivision, lookup_company_division_id) values (9800, 'Night Crew', 'Prep', 3) on conflict do nothing",
    );
    expect((await make(mutation, null)).fields).toMatchObject([{ path: 'proof', rule: 'proof_needed' }]);
    expect((await make(mutation, 'made up')).fields).toMatchObject([{ path: 'proof', rule: 'proof_over' }]);
    expect((await make(mutation, await proofOf(app, 'manager'))).fields).toMatchObject([{ rule: 'proof_over' }]);
    const before = await mailsTo(emailOf('admin'));
    const proof = await proofOf(app, 'admin');
    expect((await make(mutation, proof)).id).toBeGreaterThan(0);
    expect((await make(mutation, proof)).fields).toMatchObject([{ path: 'proof', rule: 'proof_over' }]);
    expect((await outcomesOf('admin'))[0]).toBe(event);
    await expect.poll(async () => (await mailsTo(emailOf('admin'))).length).toBe(before.length + 1);
    expect((await mailsTo(emailOf('admin'))).filter((text) => mail.test(text))).toHaveLength(1);
  });

  it('asks for a proof again where a webhook gets another address or a new secret, and not to switch it off [SEC-003]', async () => {
    const { id } = await make(MAKES[1]?.mutation ?? '', await proofOf(app, 'admin'));
    const update = (url: string, is_active: boolean): string =>
      `updateWebhook(id: ${id}, name: "Shop", url: "${url}", is_active: ${is_active}, proof: $proof) { id }`;
    expect((await make(update('https://example.com/hook', false), null)).id).toBe(id);
    expect((await make(update('https://example.com/other', true), null)).fields).toMatchObject([{ path: 'proof' }]);
    expect((await make(`renewWebhookSecret(id: ${id}, proof: $proof) { id }`, null)).fields).toMatchObject([
      { path: 'proof' },
    ]);
    expect((await make(update('https://example.com/other', true), await proofOf(app, 'admin'))).id).toBe(id);
  });

  it('is not made where its proof is good and something else is wrong, and the proof stays good', async () => {
    const proof = await proofOf(app, 'admin');
    const wrong = await make('createWebhook(name: "Shop", url: "nowhere", proof: $proof) { id }', proof);
    expect(wrong.fields).toMatchObject([{ path: 'url' }]);
    expect((await make(MAKES[0]?.mutation ?? '', proof)).id).toBeGreaterThan(0);
  });

  it('is not made with a proof from before a new password [SEC-003]', async () => {
    const proof = await proofOf(app, 'manager');
    await pool.query('update app_user set tokens_valid_from = now() where email = $1', [emailOf('manager')]);
    const token = await signIn('manager');
    const body = { proof };
    const refused = await send('POST', '/v1/security/app', { token, body });
    expect(refused).toMatchObject({ status: 422, error: { fields: [{ path: 'proof', rule: 'proof_over' }] } });
    const anew = await send('POST', '/v1/security/proof', { token, body: { password: PASSWORD } });
    expect((await send('POST', '/v1/security/app', { token, body: { proof: anew.proof } })).status).toBe(200);
  });

  it('ends with “sign out everywhere” where that is asked for, by its user or an administrator [SEC-003]', async () => {
    const token = await signIn('admin');
    const own = z.looseObject({ keys: z.looseObject({ tokens: z.number() }) });
    for (const { mutation } of MAKES) await make(mutation, await proofOf(app, 'admin'));
    const { keys } = own.parse(await send('GET', '/v1/security', { token }));
    expect(keys).toMatchObject({ tokens: expect.any(Number), feeds: 1, webhooks: expect.any(Number) });
    expect(await send('DELETE', '/v1/security/sessions', { token })).toMatchObject({ keys: null });
    expect(own.parse(await send('GET', '/v1/security', { token })).keys).toEqual(keys);
    expect(await send('DELETE', '/v1/security/sessions?keys=true', { token })).toMatchObject({ keys });
    const none = { tokens: 0, feeds: 0, webhooks: 0 };
    expect(own.parse(await send('GET', '/v1/security', { token })).keys).toEqual(none);
    const { rows } = await pool.query<{ off: boolean }>(
      "select bool_and(disabled_for = 'person' and disabled_at is not null) as off from webhook",
    );
    expect(rows[0]?.off).toBe(true);
    expect((await outcomesOf('admin'))[0]).toBe('keys_ended');

    await pool.query(
      "insert into api_token (name, token_hash, ending, codes, user_id, expires_at) select 'Old', 'x' || id, 'abcd', '{CAN_VIEW_JOB}', id, now() + interval '1 day' from app_user where email = $1",
      [emailOf('office')],
    );
    const END = 'mutation ($id: Int!, $with_keys: Boolean) { endUserSessions(id: $id, with_keys: $with_keys) }';
    const working = async (): Promise<number> =>
      Number(
        (
          await pool.query<{ n: string }>(
            'select count(*) as n from api_token where user_id = $1 and revoked_at is null',
            [await idOf('office')],
          )
        ).rows[0]?.n,
      );
    const administrator = { authorization: `Bearer ${token}` };
    await app.graphql(null, END, { id: await idOf('office') }, { ...administrator });
    expect(await working()).toBe(1);
    const ended = await app.graphql(
      null,
      END,
      { id: await idOf('office'), with_keys: true },
      {
        ...administrator,
        'x-proof': await adminProof(),
      },
    );
    expect(ended.errors).toBeUndefined();
    expect(await working()).toBe(0);
    expect((await outcomesOf('office')).slice(0, 2)).toEqual(['keys_ended', 'sessions_ended']);
  });
});

describe('the second factor', () => {
  it('is removed with a proof of it, never by the password alone, and its codes are not renewed so either [SEC-003]', async () => {
    const { secret, codes } = await setUpApp(app, 'estimator');
    const token = await app.token('estimator');
    for (const path of ['app/remove', 'codes']) {
      const byPassword = await send('POST', `/v1/security/${path}`, { token, body: { password: PASSWORD } });
      expect(byPassword.status).toBe(422);
    }
    const alone = await send('POST', '/v1/security/proof', { token, body: { password: PASSWORD } });
    expect(alone).toMatchObject({ status: 422, error: { fields: [{ path: 'code', rule: 'code_needed' }] } });
    const wrong = await send('POST', '/v1/security/proof', { token, body: { password: PASSWORD, code: '000000' } });
    expect(wrong).toMatchObject({ status: 422, error: { fields: [{ path: 'code', rule: 'code_wrong' }] } });
    const codeAlone = await send('POST', '/v1/security/proof', { token, body: { code: codes[0] } });
    expect(codeAlone).toMatchObject({ status: 422, error: { fields: [{ path: 'password', rule: 'password_wrong' }] } });
    const proof = await proofOf(app, 'estimator', nextCode(secret));
    expect((await send('POST', '/v1/security/app/remove', { token, body: { proof } })).status).toBe(204);
    await expect.poll(async () => (await mailsTo(emailOf('estimator'))).length).toBe(2);
    const told = (await mailsTo(emailOf('estimator'))).join(' ');
    expect(told).toMatch(/authenticator app was added/);
    expect(told).toMatch(/authenticator app of your account was removed/);
  });

  it('has a secret of its own at each enrolment: what somebody saw of another one is worth nothing [SEC-003]', async () => {
    const token = await app.token('scheduler');
    const offer = async () =>
      z
        .looseObject({ secret: z.string(), ticket: z.string() })
        .parse(await send('POST', '/v1/security/app', { token, body: { proof: await proofOf(app, 'scheduler') } }));
    const [seen, mine] = [await offer(), await offer()];
    expect(seen.secret).not.toBe(mine.secret);
    const crossed = { ticket: mine.ticket, code: codeOf(seen.secret) };
    expect((await send('POST', '/v1/security/app/code', { token, body: crossed })).status).toBe(422);
    const theirs = { ticket: mine.ticket, code: codeOf(mine.secret) };
    const foreman = await app.token('foreman');
    expect((await send('POST', '/v1/security/app/code', { token: foreman, body: theirs })).status).toBe(422);
    expect((await send('POST', '/v1/security/app/code', { token, body: theirs })).status).toBe(200);
    // The other enrolment sets up nothing any more.
    const late = { ticket: seen.ticket, code: codeOf(seen.secret) };
    expect((await send('POST', '/v1/security/app/code', { token, body: late })).status).toBe(422);
  });

  it('is guessed ten times at the most, however many guesses come at once [SEC-003]', async () => {
    await setUpApp(app, 'supervisor');
    const tickets = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const body = { email: emailOf('supervisor'), password: PASSWORD };
        return String((await send('POST', '/v1/login', { body })).ticket);
      }),
    );
    const guesses = tickets.flatMap((ticket) =>
      Array.from({ length: 5 }, () => send('POST', '/v1/login/code', { body: { ticket, code: '000000' } })),
    );
    const answers = await Promise.all(guesses);
    const looked = answers.filter(({ status }) => status === 422);
    expect(looked).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(50);
    expect((await outcomesOf('supervisor')).filter((what) => what === 'wrong_code')).toHaveLength(10);
  });

  it('lets a burst of wrong proofs pass ten times, which keeps nobody from signing in [SEC-003]', async () => {
    const token = await app.token('warehouse');
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => send('POST', '/v1/security/proof', { token, body: { password: 'wrong' } })),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(50);
    const body = { email: emailOf('warehouse'), password: PASSWORD };
    expect((await send('POST', '/v1/login', { body })).status).toBe(200);
  });

  it('proves nothing with the passkey of somebody else', async () => {
    const site = app.url;
    const asked = z.looseObject({ ticket: z.string(), options: z.looseObject({ challenge: z.string() }) });
    const passkeys = new Map<string, ReturnType<typeof softPasskey>>();
    for (const account of ['crew', 'foreman']) {
      const token = await app.token(account);
      const body = { proof: await proofOf(app, account) };
      const { ticket, options } = asked.parse(await send('POST', '/v1/security/passkeys/options', { token, body }));
      const passkey = softPasskey(site);
      const answer = passkey.make(options);
      expect(
        (await send('POST', '/v1/security/passkeys', { token, body: { ticket, name: 'Mine', answer } })).status,
      ).toBe(200);
      passkeys.set(account, passkey);
    }
    const prove = async (account: string) => {
      const token = await app.token('crew');
      const { ticket, options } = asked.parse(await send('POST', '/v1/security/proof/passkey', { token }));
      const answer = passkeys.get(account)?.show(options);
      return send('POST', '/v1/security/proof', { token, body: { password: PASSWORD, passkey: { ticket, answer } } });
    };
    expect(await prove('foreman')).toMatchObject({ status: 422, error: { rule: 'passkey_refused' } });
    expect((await prove('crew')).status).toBe(200);
  });
});

describe('an account whose address or password changes', () => {
  it('is told at the old and the new address, and links that were sent to the old one do nothing any more [SEC-003]', async () => {
    const id = await idOf('display');
    const administrator = { authorization: `Bearer ${await signIn('admin')}` };
    const RESET = 'mutation ($id: Int!) { resetUserPassword(id: $id) { link } }';
    const linkOf = async (): Promise<string> =>
      String(
        (
          await app.graphql<{ resetUserPassword: { link: string } }>(
            null,
            RESET,
            { id },
            { ...administrator, 'x-proof': await adminProof() },
          )
        ).data?.resetUserPassword.link,
      );
    const link = new URL(await linkOf());
    expect((await fetch(`${app.url}${link.pathname}${link.search}`)).status).toBe(200);
    const { data } = await app.graphql<{ user: { version: number } }>(
      null,
      'query ($id: Int!) { user(id: $id) { version } }',
      { id },
      administrator,
    );
    const changed = await app.graphql(
      null,
      'mutation ($id: Int!, $user: UserPatch!) { updateUser(id: $id, user: $user) { id } }',
      { id, user: { version: data?.user.version, email: 'screen@trowel.test' } },
      { ...administrator, 'x-proof': await adminProof() },
    );
    expect(changed.errors).toBeUndefined();
    expect((await fetch(`${app.url}${link.pathname}${link.search}`)).status).toBe(410);
    for (const email of [emailOf('display'), 'screen@trowel.test'])
      await expect.poll(() => mailsTo(email)).toEqual([expect.stringMatching(/was changed.*screen@trowel.test/)]);
    expect((await outcomesOf('display'))[0]).toBe('email_changed');

    await pool.query(
      "insert into api_token (name, token_hash, ending, codes, user_id, expires_at) values ('Old', 'kept', 'abcd', '{CAN_VIEW_JOB}', $1, now() + interval '1 day')",
      [id],
    );
    const working = async (): Promise<boolean> =>
      (await pool.query("select 1 from api_token where token_hash = 'kept' and revoked_at is null")).rows.length === 1;
    const setPassword = async (more: Record<string, string>) => {
      const token = new URL(await linkOf()).searchParams.get('token') ?? '';
      const page = await (await fetch(`${app.url}/reset-password?token=${token}`)).text();
      const form = new URLSearchParams({ token, password: 'Better456?', password_confirm: 'Better456?', ...more });
      const { status } = await fetch(`${app.url}/reset-password`, { method: 'POST', body: form });
      return { page, status };
    };
    const kept = await setPassword({});
    expect(kept).toMatchObject({ status: 200, page: expect.stringContaining('name="end_keys"') });
    expect(await working()).toBe(true);
    await expect
      .poll(async () => (await mailsTo('screen@trowel.test')).join(' '))
      .toContain('password of your account was changed');
    expect((await setPassword({ end_keys: 'on' })).status).toBe(200);
    expect(await working()).toBe(false);
    expect((await setPassword({})).page).not.toContain('end_keys');
  });
});
