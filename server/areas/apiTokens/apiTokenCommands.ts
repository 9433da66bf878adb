import { z } from 'zod';
import { TOKEN_DAYS, MAX_TOKEN_NAME } from '#domain/access/apiTokens';
import { CALLS } from '#domain/access/calls';
import type { LocalText } from '#domain/localText';
import { permissionText } from '#domain/access/permissionLabels';
import { isPermission } from '#domain/access/permissions';
import { AppError, refusalError } from '#domain/errors';
import { named, refuse } from '#domain/refusals/refusal';
import { assertPerson, hashOfToken, newApiToken } from '../../access/apiToken';
import { runText } from '../../db/statement';
import type { Command } from '../../pipeline/command';
import { proveAndTell } from '../../pipeline/ownKeys';

/** Letters of a token that its row shows. */
const SHOWN = 4;

const create = z.strictObject({
  name: z.string().trim().min(1).max(MAX_TOKEN_NAME),
  codes: z.array(z.string().max(80)).min(1).max(100),
  days: z.int().min(TOKEN_DAYS.least).max(TOKEN_DAYS.most),
  /** The proof from POST /v1/security/proof. */
  proof: z.string().max(100).nullish(),
});

const INSERT = `
  insert into api_token (name, token_hash, ending, codes, user_id, expires_at)
  values ($1, $2, $3, $4, $5, now() + make_interval(days => $6)) returning id`;

interface Made {
  id: number;
  token: string;
}

/** A code in words, as far as there is one. */
const wordsOf = (code: string): LocalText => (isPermission(code) ? permissionText(code) : { en: code, es: code });

/** Makes a token for who proves to be its user [SEC-003]; the answer is the only place where it stands. Nobody gives codes that he does not hold. */
export const createApiToken: Command<z.infer<typeof create>, Made, Made> = {
  name: 'createApiToken',
  need: CALLS.createApiToken.need,
  input: create,
  load: async (mutation, { name, codes, days, proof }) => {
    const { actor, client } = mutation;
    assertPerson(actor);
    const strange = codes.find((code) => !isPermission(code) || !actor.permissions.has(code));
    if (strange !== undefined)
      throw refusalError(refuse('token_code', { code: strange, ...named('permission', wordsOf(strange)) }, 'codes'));
    await proveAndTell(mutation, proof, 'token_added', name);
    mutation.isSecret = true;
    const token = newApiToken();
    const values = [name, hashOfToken(token), token.slice(-SHOWN), [...new Set(codes)], actor.user_id, days];
    const [row] = await runText(client, INSERT, values);
    return { id: Number(row?.id), token };
  },
  decide: () => ({ changes: [] }),
  result: (_written, _mutation, _input, made) => made,
};

const REVOKE =
  'update api_token set revoked_at = now(), revoked_by = $2 where id = $1 and revoked_at is null returning id';

/** Ends a token at once. */
export const revokeApiToken: Command<{ id: number }, null, { id: number }> = {
  name: 'revokeApiToken',
  need: CALLS.revokeApiToken.need,
  input: z.strictObject({ id: z.int() }),
  load: async (mutation, { id }) => {
    assertPerson(mutation.actor);
    const [row] = await runText(mutation.client, REVOKE, [id, mutation.actor.user_id]);
    if (!row) throw new AppError('NOT_FOUND');
    return null;
  },
  decide: () => ({ changes: [] }),
  result: (_written, _mutation, { id }) => ({ id }),
};
