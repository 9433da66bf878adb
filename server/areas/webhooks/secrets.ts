import type pg from 'pg';
import { z } from 'zod';
import { runText, type Runner } from '../../db/statement';
import { createSeal, type Seal } from '../../identity/factors/seal';
import { sealKeys } from '../../identity/issuerKeys';
import { inTransaction } from '../../queue/queue';

/** A secret as it is told to a person; what is kept of it begins otherwise, but for those of earlier versions. */
const CLEAR = 'whsec_';
const ownerOf = (webhook: number): string => `webhook ${webhook}`;

/** Seals with the keys of the sign-in's secrets. */
const sealOf = async (client: Runner): Promise<Seal> => createSeal(await sealKeys(client));

/** A secret as it is kept: sealed, and of this webhook alone. */
export const sealedSecret = async (client: Runner, webhook: number, secret: string): Promise<string> =>
  (await sealOf(client)).close(secret, ownerOf(webhook));

/** As a column of a statement: the keys, the one in use first. */
export const SEAL_KEYS =
  "array(select material ->> 'secret' from signing_key where kind = 'seal' order by id desc) as seal_keys";

/** A kept secret in clear; null where none of the keys opens it. */
export const openSecret = (keys: readonly string[], webhook: number, kept: string): string | null => {
  if (kept.startsWith(CLEAR)) return kept;
  try {
    return createSeal(keys).open(kept, ownerOf(webhook));
  } catch {
    return null;
  }
};

const IN_CLEAR = `
  select id, secret, old_secret from webhook where secret like 'whsec\\_%' or old_secret like 'whsec\\_%' order by id for update`;
const SEAL = 'update webhook set secret = $2, old_secret = $3 where id = $1';

const inClear = z.object({ id: z.number(), secret: z.string(), old_secret: z.string().nullable() });

/** Seals the secrets that an earlier version has left in clear. */
export const sealSecrets = (pool: pg.Pool): Promise<void> =>
  inTransaction(pool, async (client) => {
    const rows = z.array(inClear).parse(await runText(client, IN_CLEAR, []));
    if (rows.length === 0) return;
    const seal = await sealOf(client);
    for (const { id, secret, old_secret } of rows) {
      const sealed = (text: string | null): string | null =>
        text?.startsWith(CLEAR) ? seal.close(text, ownerOf(id)) : text;
      await runText(client, SEAL, [id, sealed(secret), sealed(old_secret)]);
    }
  });

const kept = z.object({ id: z.number(), secret: z.string(), seal_keys: z.array(z.string()) });

/** The ids of webhooks that cannot sign: rows came here without the keys that sealed their secrets. */
export const withoutKey = async (runner: Runner): Promise<number[]> =>
  z
    .array(kept)
    .parse(await runText(runner, `select id, secret, ${SEAL_KEYS} from webhook order by id`, []))
    .flatMap(({ id, secret, seal_keys }) => (openSecret(seal_keys, id, secret) === null ? [id] : []));
