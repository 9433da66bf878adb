import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '../../db/database';

type Db = Pick<Tx, 'execute'>;

// Asked for when the first passkey is: it takes longer to load than the rest of the sign-in.
const library = () => import('@simplewebauthn/server');

/** The site that a passkey belongs to: one of our own addresses. */
export interface Site {
  origin: string;
}
const siteOf = ({ origin }: Site) => ({ rpID: new URL(origin).hostname, rpName: 'Trowel' });

const base64 = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/);
const credential = {
  id: base64.max(1_400),
  rawId: base64.max(1_400),
  type: z.literal('public-key'),
  // What extensions say is not asked for.
  clientExtensionResults: z.unknown().transform(() => ({})),
};
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** What a browser answers when a passkey was made. */
export const madePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64,
    attestationObject: base64,
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});
/** What a browser answers when a passkey was shown. */
export const shownPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64,
    authenticatorData: base64,
    signature: base64,
    userHandle: base64.nullish().transform((handle) => handle ?? undefined),
  }),
});

const transportsOf = (names: readonly string[]) => TRANSPORTS.filter((name) => names.includes(name));

interface Owner {
  id: number;
  sub: string;
  email: string;
  first_name: string;
  last_name: string;
}

/** What a browser is asked for when a passkey is to be made; not on a device that has one of this user. */
export const registrationOptions = async (db: Db, site: Site, { id, sub, email, first_name, last_name }: Owner) => {
  const { rows } = await db.execute<{ credential_id: string; transports: string[] }>(
    sql`select credential_id, transports from passkey where user_id = ${id}`,
  );
  return (await library()).generateRegistrationOptions({
    ...siteOf(site),
    userName: email,
    userDisplayName: `${first_name} ${last_name}`,
    userID: new TextEncoder().encode(sub),
    attestationType: 'none',
    excludeCredentials: rows.map(({ credential_id, transports }) => ({
      id: credential_id,
      transports: transportsOf(transports),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
};

/**
 * Keeps a passkey that was made for that challenge.
 * @returns why it was not kept: it was made for another one or is known, or the device did not ask who is there
 */
export const addPasskey = async (
  db: Db,
  site: Site,
  {
    user_id,
    name,
    challenge,
    answer,
  }: { user_id: number; name: string; challenge: string; answer: z.infer<typeof madePasskey> },
): Promise<'passkey_refused' | 'passkey_unverified' | null> => {
  const { verifyRegistrationResponse } = await library();
  const { response, ...rest } = answer;
  const checked = await verifyRegistrationResponse({
    response: { ...rest, response: { ...response, transports: transportsOf(response.transports) } },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: siteOf(site).rpID,
    requireUserVerification: false, // looked at below, since it has words of its own
  }).catch(() => null);
  if (!checked?.verified) return 'passkey_refused';
  if (!checked.registrationInfo.userVerified) return 'passkey_unverified';
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  const transports = transportsOf(response.transports);
  const made = await db.execute(sql`
    insert into passkey (user_id, name, credential_id, public_key, counter, transports)
    values (${user_id}, ${name}, ${id}, ${Buffer.from(publicKey).toString('base64url')}, ${counter},
      array(select json_array_elements_text(${JSON.stringify(transports)}::json)))
    on conflict (credential_id) do nothing`);
  return (made.rowCount ?? 0) > 0 ? null : 'passkey_refused';
};

/** What a browser is asked for when somebody signs in; it finds by itself which passkeys it has for this site. */
export const authenticationOptions = async (site: Site) =>
  (await library()).generateAuthenticationOptions({ rpID: siteOf(site).rpID, userVerification: 'required' });

interface Stored extends Record<string, unknown> {
  id: number;
  user_id: number;
  public_key: string;
  counter: number;
}

/**
 * Whose passkey answered a challenge. A counter that does not rise is that of a copy, and is refused; passkeys that are kept in
 * several devices count nothing.
 */
export const takePasskey = async (
  db: Db,
  site: Site,
  { challenge, answer }: { challenge: string; answer: z.infer<typeof shownPasskey> },
): Promise<{ user_id: number | null; isRight: boolean }> => {
  const { rows } = await db.execute<Stored>(
    sql`select id, user_id, public_key, counter::float8 as counter from passkey where credential_id = ${answer.id}`,
  );
  const [stored] = rows;
  if (!stored) return { user_id: null, isRight: false };
  const { verifyAuthenticationResponse } = await library();
  const checked = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: siteOf(site).rpID,
    requireUserVerification: true,
    credential: {
      id: answer.id,
      publicKey: new Uint8Array(Buffer.from(stored.public_key, 'base64url')),
      counter: stored.counter,
    },
  }).catch(() => null);
  if (!checked?.verified) return { user_id: stored.user_id, isRight: false };
  const { newCounter } = checked.authenticationInfo;
  const used = await db.execute(sql`
    update passkey set counter = ${newCounter}, last_used_at = now()
    where id = ${stored.id} and (counter < ${newCounter} or (counter = 0 and ${newCounter} = 0))`);
  return { user_id: stored.user_id, isRight: (used.rowCount ?? 0) > 0 };
};

export interface ListedPasskey {
  id: number;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

export const passkeysOf = async (db: Db, user_id: number): Promise<ListedPasskey[]> => {
  const { rows } = await db.execute<ListedPasskey & Record<string, unknown>>(
    sql`select id, name, created_at, last_used_at from passkey where user_id = ${user_id} order by id`,
  );
  return rows;
};

/** @returns the name of what was removed, null when it is none of that user */
export const removePasskey = async (db: Db, user_id: number, id: number): Promise<string | null> => {
  const { rows } = await db.execute<{ name: string }>(
    sql`delete from passkey where user_id = ${user_id} and id = ${id} returning name`,
  );
  return rows[0]?.name ?? null;
};
