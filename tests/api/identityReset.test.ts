import { eq, sql } from 'drizzle-orm';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { invalidateActors } from '../../server/access/actor';
import { appUser, emailLog, passwordReset } from '../../server/db/tables/identity';
import { startApp, type TestApp } from '../support/app';
import { aNewUser, CREATE_USER, INVITE_USER } from '../support/userCalls';
import { freePort } from '../support/freePort';
import { quickPasswords } from '../support/quickPasswords';
import { claimsOf, identityBrowser } from './identityBrowser';

const ANSWER =
  'An email containing password reset instructions has been sent to the specified email address if it exists in the system.';
const USER = 'manager@trowel.test';

describe('resetting a password', () => {
  quickPasswords();
  const mails: ParsedMail[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'trowel' && password === 'secret' ? done(null, { user: 'trowel' }) : done(new Error('535 wrong')),
    onData: (stream, _session, done) => {
      simpleParser(stream).then((mail) => {
        mails.push(mail);
        done();
      }, done);
    },
  });
  let server: TestApp;
  let browser: ReturnType<typeof identityBrowser>;

  beforeAll(async () => {
    const port = await freePort();
    await new Promise<void>((resolve) => {
      smtp.listen(port, '127.0.0.1', () => resolve());
    });
    server = await startApp({ env: { SMTP_URL: `smtp://trowel:secret@127.0.0.1:${port}` } });
    browser = identityBrowser(server.url);
  });
  afterAll(async () => {
    await server.close();
    await new Promise<void>((resolve) => {
      smtp.close(() => resolve());
    });
  });

  const ask = (email: string, headers: Record<string, string> = {}): Promise<Response> =>
    browser.post(
      '/dbconnections/change_password',
      { client_id: 'trowel', email, connection: 'Username-Password-Authentication' },
      headers,
    );

  const mailTo = async (email: string, count = 1): Promise<ParsedMail> => {
    const of = () => mails.filter(({ to }) => [to].flat().some((address) => address?.text.includes(email)));
    await vi.waitFor(() => expect(of()).toHaveLength(count), { timeout: 5000 });
    const mail = of()[count - 1];
    if (!mail) throw new Error('no mail');
    return mail;
  };
  const linkIn = (mail: ParsedMail): string => /http\S+\/reset-password\?token=[\w-]+/.exec(mail.text ?? '')?.[0] ?? '';
  const submit = (token: string, password: string, password_confirm = password): Promise<Response> =>
    browser.call('/reset-password', {
      method: 'POST',
      body: new URLSearchParams({ token, password, password_confirm }),
    });

  it('answers the same whether or not the address is known, and mails only the known one [AUTH-012]', async () => {
    const known = await ask(USER);
    const unknown = await ask('ghost@trowel.test');
    expect([known.status, await known.text()]).toEqual([200, ANSWER]);
    expect([unknown.status, await unknown.text()]).toEqual([200, ANSWER]);
    const mail = await mailTo(USER);
    expect(mail.subject).toBe('Reset your Trowel password');
    expect(mail.html).toContain('Hello Marisol');
    expect(linkIn(mail)).toMatch(new RegExp(`^${server.url}/`));
    expect(mails).toHaveLength(1);
  });

  it('refuses what is no email address [AUTH-011 AUTH-013]', async () => {
    const response = await ask('nonsense');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error_description: 'Please enter a valid email address.' });
  });

  it('keeps only a hash of the token, and logs the mail without its body', async () => {
    const token = new URL(linkIn(await mailTo(USER))).searchParams.get('token') ?? '';
    const { db } = server.database;
    expect(JSON.stringify(await db.select().from(passwordReset))).not.toContain(token);
    // The mail is there before the server has written that it went.
    const log = await vi.waitFor(async () => {
      const [row] = await db.select().from(emailLog);
      expect(row).toMatchObject({ template: 'password_reset', recipients: USER, is_sent: true, error: null });
      return row;
    });
    expect(JSON.stringify(log)).not.toContain(token);
  });

  it('sets the new password by the link, once, and ends every session [USR-007 USR-008]', async () => {
    const session = await browser.exchange(await browser.loginCode(USER, 'Trowel123!'));
    const link = linkIn(await mailTo(USER));
    const token = new URL(link).searchParams.get('token') ?? '';

    const page = await fetch(link);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await page.text()).toContain('#0D224A');

    for (const [password, confirm, text] of [
      ['', '', 'Password is required'],
      ['short1!', 'short1!', 'Password must container 1 letter, 1 number, and 1 special character'],
      ['NoDigits!', 'NoDigits!', 'Password must container 1 letter, 1 number, and 1 special character'],
      ['Trowel123!', 'Trowel123!', 'This password is one of the first that others would try.'],
      [`${USER.toUpperCase()}1`, `${USER.toUpperCase()}1`, 'This password is one of the first that others would try.'],
      ['Better456?', '', 'Please confirm your password'],
      ['Better456?', 'Better456!', 'Passwords do not match'],
    ] as const) {
      const response = await submit(token, password, confirm);
      expect(response.status).toBe(422);
      expect(await response.text()).toContain(text);
    }

    const done = await submit(token, 'Better456?');
    expect([done.status, await done.text()]).toEqual([200, expect.stringContaining('Your password has been changed.')]);
    const again = await submit(token, 'Other789!');
    expect([again.status, await again.text()]).toEqual([410, expect.stringContaining('no longer valid')]);
    expect((await fetch(link)).status).toBe(410);

    expect((await browser.realm(USER, 'Trowel123!')).error_description).toBe('Wrong email or password.');
    expect((await browser.refresh(session.refresh_token)).error).toBe('invalid_grant');
    expect((await browser.silent()).error).toBe('login_required');
    const fresh = await browser.realm(USER, 'Better456?');
    expect(fresh.status).toBe(200);
    const profile = (token: string | undefined) =>
      fetch(`${server.url}/v1/getCurrentUserProfile?sub=${encodeURIComponent(String(claimsOf(fresh.id_token).sub))}`, {
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await profile(fresh.id_token)).status).toBe(200);
  });

  it('refuses id tokens of before the new password', async () => {
    const { id_token } = await browser.realm('office@trowel.test', 'Trowel123!');
    await ask('office@trowel.test');
    await submit(new URL(linkIn(await mailTo('office@trowel.test'))).searchParams.get('token') ?? '', 'Better456?');
    const response = await fetch(
      `${server.url}/v1/getCurrentUserProfile?sub=${encodeURIComponent(String(claimsOf(id_token).sub))}`,
      { headers: { authorization: `Bearer ${id_token}` } },
    );
    expect(response.status).toBe(401);
  });

  it('refuses id tokens of the very second of the new password, and gives none that would be refused', async () => {
    const user = 'foreman@trowel.test';
    const { id_token } = await browser.realm(user, 'Trowel123!');
    const { iat, sub } = claimsOf(id_token);
    const setAt = async (second: number): Promise<void> => {
      await server.database.db
        .update(appUser)
        .set({ tokens_valid_from: sql`to_timestamp(${second})` })
        .where(eq(appUser.email, user));
      invalidateActors();
    };
    const profile = (token: string | undefined) =>
      fetch(`${server.url}/v1/getCurrentUserProfile?sub=${encodeURIComponent(String(sub))}`, {
        headers: { authorization: `Bearer ${token}` },
      });
    await setAt(Number(iat) + 0.4);
    expect((await profile(id_token)).status).toBe(401);

    await setAt(Date.now() / 1000);
    expect((await profile((await browser.realm(user, 'Trowel123!')).id_token)).status).toBe(200);
    await setAt(Date.now() / 1000);
    const code = await browser.loginCode(user, 'Trowel123!');
    expect((await profile((await browser.exchange(code)).id_token)).status).toBe(200);

    // What was stored by a sign-in that ran while the password was changed gives no token.
    await setAt(Date.now() / 1000 + 60);
    expect((await browser.silent()).error).toBe('login_required');
    expect((await browser.exchange(await browser.loginCode(user, 'Trowel123!'))).error).toBe('invalid_grant');
  });

  it('makes the other links of the user useless', async () => {
    const user = 'estimator@trowel.test';
    await ask(user);
    await mailTo(user, 1);
    await ask(user);
    const older = linkIn(await mailTo(user, 1));
    const newer = linkIn(await mailTo(user, 2));
    expect((await submit(new URL(newer).searchParams.get('token') ?? '', 'Better456?')).status).toBe(200);
    expect((await submit(new URL(older).searchParams.get('token') ?? '', 'Other789!')).status).toBe(410);
  });

  it('works for an hour', async () => {
    await ask('display@trowel.test');
    const token = new URL(linkIn(await mailTo('display@trowel.test'))).searchParams.get('token') ?? '';
    const { db } = server.database;
    const [row] = await db
      .select({
        id: passwordReset.id,
        seconds: sql<number>`extract(epoch from ${passwordReset.expires_at} - ${passwordReset.created_at})::int`,
      })
      .from(passwordReset)
      .orderBy(sql`id desc`)
      .limit(1);
    expect(row?.seconds).toBe(3600);
    await db
      .update(passwordReset)
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where(eq(passwordReset.id, row?.id ?? 0));
    expect((await submit(token, 'Better456?')).status).toBe(410);
  });

  it('welcomes a new user by mail, with a page that sets the password once and says why it does not', async () => {
    const email = 'nora@example.com';
    const made = await server.graphql<{ createUser: { id: number; is_invitation_mailed: boolean } }>(
      'admin',
      CREATE_USER,
      { user: aNewUser({ email }) },
    );
    const { id, is_invitation_mailed } = made.data?.createUser ?? {};
    expect(is_invitation_mailed).toBe(true);
    const first = await mailTo(email);
    expect(first.subject).toBe('Welcome to Trowel / Bienvenido a Trowel');
    const linkOf = (mail: ParsedMail): string => /http\S+\/invitation\?token=[\w-]+/.exec(mail.text ?? '')?.[0] ?? '';
    expect((await server.graphql('admin', INVITE_USER, { id })).data).toEqual({ inviteUser: { link: null } });
    const link = linkOf(await mailTo(email, 2));
    const said = async (address: string) => {
      const page = await fetch(address);
      return [page.status, /<h1>.*/.exec(await page.text())?.[0]?.replaceAll(/<[^>]*>/g, ' ') ?? ''] as const;
    };
    expect(await said(linkOf(first))).toEqual([410, expect.stringContaining('a newer one has taken its place')]);
    expect(await said(link.slice(0, -3))).toEqual([410, expect.stringContaining('is not complete or was changed')]);
    expect(await said(link)).toEqual([200, expect.stringMatching(/Welcome to Trowel .*Hello Nora.*nora@example\.com/)]);

    const token = new URL(link).searchParams.get('token') ?? '';
    const set = (password: string): Promise<Response> =>
      browser.call('/invitation', {
        method: 'POST',
        body: new URLSearchParams({ token, password, password_confirm: password }),
      });
    expect((await set('short')).status).toBe(422);
    expect(
      await Promise.all([set('Better456?'), set('Better456?')]).then((both) =>
        both.map(({ status }) => status).toSorted((a, b) => a - b),
      ),
    ).toEqual([200, 410]);
    expect((await browser.realm(email, 'Better456?')).status).toBe(200);
    expect(await said(link)).toEqual([410, expect.stringContaining('it was used already')]);

    await mailTo(email, 3); // it says that the password was set; two at once come in either order
    await server.graphql('admin', INVITE_USER, { id });
    expect((await mailTo(email, 4)).subject).toContain('Welcome');
    const late = linkOf(await mailTo(email, 4));
    await server.database.db.execute(sql`update password_reset set expires_at = now() where used_at is null`);
    expect(await said(late)).toEqual([410, expect.stringContaining('it was good for seven days')]);
  });

  it('speaks Spanish to a browser that asks for it', async () => {
    await ask('crew@trowel.test', { 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' });
    const mail = await mailTo('crew@trowel.test');
    expect(mail.subject).toBe('Restablezca su contraseña de Trowel');
    const page = await fetch(linkIn(mail), { headers: { 'accept-language': 'es' } });
    expect(await page.text()).toContain('Elija una contraseña nueva');
  });

  it('takes five requests for an address in a quarter of an hour', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) statuses.push((await ask('warehouse@trowel.test')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await mailTo('warehouse@trowel.test', 5);
  });

  it('escapes what a crafted address puts into the page', async () => {
    const page = await fetch(`${server.url}/reset-password?token=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(page.status).toBe(410);
    expect(await page.text()).not.toContain('<script>');
  });
});
