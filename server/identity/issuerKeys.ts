import { randomBytes } from 'node:crypto';
import { desc, sql } from 'drizzle-orm';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Database } from '../db/database';
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

/** The public part of a key, for verifying and for /.well-known/jwks.json. */
export const publicKey = ({ kty, n, e, kid, alg, use }: JWK): JWK => ({ kty, n, e, kid, alg, use });
