import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testApp } from '../support/app';
import { emailOf, PASSWORD, proofOf, sender } from '../support/security';
import { softPasskey } from '../support/softPasskey';
import { identityBrowser } from './identityBrowser';

const app = await testApp();
const send = sender(app);
const site = app.url;
const asked = z.looseObject({ ticket: z.string(), options: z.looseObject({ challenge: z.string() }) });

const ask = async (account: string, code?: string) => {
  const token = await app.token(account);
  const body = { proof: await proofOf(app, account, code) };
  return asked.parse(await send('POST', '/v1/security/passkeys/options', { token, body }));
};
const add = async (account: string, name: string, passkey = softPasskey(site), code?: string) => {
  const { ticket, options } = await ask(account, code);
  const body = { ticket, name, answer: passkey.make(options) };
  const answer = await send('POST', '/v1/security/passkeys', { token: await app.token(account), body });
  return { passkey, answer, body };
};
const askToSignIn = async () => asked.parse(await send('POST', '/v1/login/passkey/options', { body: {} }));
const signIn = async (passkey: ReturnType<typeof softPasskey>, liar: { origin?: string; verified?: boolean } = {}) => {
  const { ticket, options } = await askToSignIn();
  return send('POST', '/v1/login/passkey', { body: { ticket, answer: passkey.show({ ...options, ...liar }) } });
};

describe('a passkey', () => {
  it('is added with a name, signs in without a password, and is asked for where the password was given', async () => {
    const { passkey, answer } = await add('estimator', 'Office computer');
    expect(answer).toMatchObject({ status: 200, recovery_codes: expect.any(Array) });
    const codes = (answer as unknown as { recovery_codes: string[] }).recovery_codes;
    const { answer: second } = await add('estimator', 'Phone', softPasskey(site), codes[0]);
    expect(second).toMatchObject({ status: 200, recovery_codes: null });
    const signed = await signIn(passkey);
    expect(signed).toMatchObject({ status: 200, subject_token: expect.any(String) });
    const { id_token } = await identityBrowser(app.url).exchange(String(signed.subject_token));
    const own = await send('GET', '/v1/security', { token: id_token });
    expect(own).toMatchObject({
      passkeys: [
        { name: 'Office computer', last_used_at: expect.any(String) },
        { name: 'Phone', last_used_at: null },
      ],
      sessions: expect.arrayContaining([expect.objectContaining({ is_this: true, is_strong: true })]),
    });
    // The password alone does not do any more, nor does it for scripts.
    const body = { email: emailOf('estimator'), password: PASSWORD };
    expect(await send('POST', '/v1/login', { body })).toMatchObject({ next: 'second_factor', with_passkey: true });
    expect((await identityBrowser(app.url).realm(body.email, PASSWORD)).error).toBe('mfa_required');
  });

  it('is refused from another site, without the user’s finger or PIN, as a copy, and a second time', async () => {
    const { passkey } = await add('office', 'Mine');
    expect((await signIn(passkey, { origin: 'https://trowel.example.com' })).status).toBe(401);
    expect((await signIn(passkey, { verified: false })).status).toBe(401);
    expect((await signIn(passkey)).status).toBe(200);
    passkey.rewind(0);
    expect((await signIn(passkey)).status).toBe(401);
    passkey.rewind(10);
    const { ticket, options } = await askToSignIn();
    const body = { ticket, answer: passkey.show(options) };
    expect((await send('POST', '/v1/login/passkey', { body })).status).toBe(200);
    expect((await send('POST', '/v1/login/passkey', { body })).status).toBe(401);
    const other = await askToSignIn();
    expect((await send('POST', '/v1/login/passkey', { body: { ...body, ticket: other.ticket } })).status).toBe(401);
    expect((await signIn(softPasskey(site))).status).toBe(401);
    const { data } = await app.graphql<{ signIns: { what: string; who: string }[] }>(
      'admin',
      '{ signIns { what who } }',
    );
    const outcomes = data?.signIns.filter(({ who }) => who.endsWith(emailOf('office'))).map(({ what }) => what) ?? [];
    expect(outcomes.filter((what) => what === 'wrong_passkey')).toHaveLength(4);
    expect(outcomes).toContain('passkey_added');
  });

  it('is added by its user alone, who knows the password, once, and from a device that asks who is there [OPS-018]', async () => {
    const token = await app.token('scheduler');
    const wrong = await send('POST', '/v1/security/passkeys/options', { token, body: { proof: 'wrong' } });
    expect(wrong).toMatchObject({ status: 422, error: { fields: [{ path: 'proof', rule: 'proof_over' }] } });
    const { ticket, options } = await ask('scheduler');
    const passkey = softPasskey(site);
    const body = { ticket, name: 'Mine', answer: passkey.make(options) };
    const theirs = await send('POST', '/v1/security/passkeys', { token: await app.token('foreman'), body });
    expect(theirs).toMatchObject({ status: 422, error: { rule: 'step_over' } });
    const refusals = [
      [{ origin: 'https://elsewhere.example.com' }, 'passkey_refused'],
      [{ verified: false }, 'passkey_unverified'],
      [{ challenge: 'AAAA' }, 'passkey_refused'],
    ] as const;
    for (const [lie, rule] of refusals) {
      const again = await ask('scheduler');
      const answer = passkey.make({ ...again.options, ...lie });
      const refused = await send('POST', '/v1/security/passkeys', {
        token,
        body: { ...body, ticket: again.ticket, answer },
      });
      expect(refused).toMatchObject({ status: 422, error: { rule } });
    }
    const { answer } = await add('scheduler', 'Mine', passkey);
    expect(answer.status).toBe(200);
    const codes = (answer as unknown as { recovery_codes: string[] }).recovery_codes;
    expect((await add('scheduler', 'Twice', passkey, codes[0])).answer.status).toBe(422);
    expect((await add('scheduler', ' ', softPasskey(site), codes[1])).answer).toMatchObject({
      status: 422,
      error: { fields: [{ path: 'name' }] },
    });
  });

  it('is removed by its user alone, and the recovery codes go with the last one; each is told by mail', async () => {
    const { passkey, answer } = await add('warehouse', 'Old phone');
    const codes = (answer as unknown as { recovery_codes: string[] }).recovery_codes;
    const token = await app.token('warehouse');
    const own = z.looseObject({ passkeys: z.array(z.looseObject({ id: z.number() })), codes: z.number() });
    const { passkeys } = own.parse(await send('GET', '/v1/security', { token }));
    const path = `/v1/security/passkeys/${passkeys[0]?.id}/remove`;
    const theirs = { proof: await proofOf(app, 'foreman') };
    expect((await send('POST', path, { token: await app.token('foreman'), body: theirs })).status).toBe(404);
    // Whose proof it is counts, and the password alone proves nothing where there is a second factor.
    expect((await send('POST', path, { token, body: { proof: await proofOf(app, 'foreman') } })).status).toBe(422);
    const alone = await send('POST', '/v1/security/proof', { token, body: { password: PASSWORD } });
    expect(alone).toMatchObject({ status: 422, error: { fields: [{ path: 'code', rule: 'code_needed' }] } });
    const shown = asked.parse(await send('POST', '/v1/security/proof/passkey', { token }));
    const passkeyProof = { ticket: shown.ticket, answer: passkey.show(shown.options) };
    const proven = await send('POST', '/v1/security/proof', {
      token,
      body: { password: PASSWORD, passkey: passkeyProof },
    });
    expect(proven).toMatchObject({ status: 200, proof: expect.any(String) });
    const again = await send('POST', '/v1/security/proof', {
      token,
      body: { password: PASSWORD, passkey: passkeyProof },
    });
    expect(again).toMatchObject({ status: 422, error: { fields: [{ path: 'passkey', rule: 'passkey_refused' }] } });
    expect(codes).toHaveLength(10);
    expect((await send('POST', path, { token, body: { proof: proven.proof } })).status).toBe(204);
    expect(own.parse(await send('GET', '/v1/security', { token }))).toMatchObject({ passkeys: [], codes: 0 });
    expect((await signIn(passkey)).status).toBe(401);
    const { rows } = await app.database.pool.query<{ count: number }>(
      `select count(*)::int as count from email_log where template = 'sign_in_changed' and recipients = $1`,
      [emailOf('warehouse')],
    );
    expect(rows[0]?.count).toBe(2);
  });
});
