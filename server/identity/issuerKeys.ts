import { randomBytes } from 'node:crypto';
import { desc, sql } from 'drizzle-orm';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Database } from '../db/database';
import { runText, type Runner } from '../db/statement';
import { signingKey } from '../db/tables/identity';

export interface IssuerKeys {
  /** Private keys, the one in use first; older ones still verify. */
  signing: JWK[];
  /** Secrets that sign the issuer's cookies, the one in use first. */
  cookie: string[];
  /** Keys that seal secrets, the one in use first. */
  seal: string[];
}

const newSigningKey = async (): Promise<JWK> => {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomBytes(12).toString('base64url'), alg: 'RS256', use: 'sig' };
};

const MAKERS = {
  signing: async (): Promise<Record<string, unknown>> => ({ ...(await newSigningKey()) }),
  cookie: async (): Promise<Record<string, unknown>> => ({ secret: randomBytes(32).toString('base64url') }),
  seal: async (): Promise<Record<string, unknown>> => ({ secret: randomBytes(32).toString('base64url') }),
} as const;

/** Any number that no other user of the database locks. */
const LOCK = 7_269_422;

/** The issuer's keys from the database; the first start makes them, and of several processes only one does. */
export const loadIssuerKeys = (db: Database): Promise<IssuerKeys> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const rows = await tx.select().from(signingKey).orderBy(desc(signingKey.id));
    for (const kind of ['signing', 'cookie', 'seal'] as const) {
      if (rows.some((row) => row.kind === kind)) continue;
      rows.push(
        ...(await tx
          .insert(signingKey)
          .values({ kind, material: await MAKERS[kind]() })
          .returning()),
      );
    }
    const of = (kind: string) => rows.filter((row) => row.kind === kind).map((row) => row.material);
    const secretsOf = (kind: string): string[] => of(kind).map((material) => String(material.secret));
    return { signing: of('signing'), cookie: secretsOf('cookie'), seal: secretsOf('seal') };
  });

const SEAL_KEYS = "select material ->> 'secret' as secret from signing_key where kind = 'seal' order by id desc";
const NEW_SEAL_KEY = "insert into signing_key (kind, material) values ('seal', $1) returning id";

/** The keys that seal secrets, within a transaction; the first to ask makes one. */
export const sealKeys = async (runner: Runner): Promise<string[]> => {
  const read = async (): Promise<string[]> =>
    (await runText(runner, SEAL_KEYS, [])).map(({ secret }) => String(secret));
  const known = await read();
  if (known.length > 0) return known;
  await runText(runner, 'select pg_advisory_xact_lock($1)', [LOCK]);
  if ((await read()).length === 0) await runText(runner, NEW_SEAL_KEY, [JSON.stringify(await MAKERS.seal())]);
  return read();
};

/** The public part of a key, for verifying and for /.well-known/jwks.json. */
export const publicKey = ({ kty, n, e, kid, alg, use }: JWK): JWK => ({ kty, n, e, kid, alg, use });
