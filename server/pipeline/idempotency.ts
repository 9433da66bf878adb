import { createHash } from 'node:crypto';
import type pg from 'pg';
import {
  Kind,
  parse,
  print,
  visit,
  type ArgumentNode,
  type DocumentNode,
  type ObjectFieldNode,
  type ValueNode,
} from 'graphql';
import { z } from 'zod';
import { AppError } from '#domain/errors';
import { isRecord } from '#domain/values';
import { databaseErrorOf } from '../db/databaseError';

/** A mutation's claim to its Idempotency-Key. */
export interface Claim {
  user_id: number;
  key: string;
  body_hash: string;
  /** Whether who sends it may have the answer to a document that somebody else sent under the key. */
  isReadable?: (document: string) => boolean;
}

/** An answer given before under the same key: its body, as JSON. */
export interface StoredAnswer {
  mutation_id: string;
  response: string;
}

/**
 * How long an answer is kept: a day, or a month under a key of version 8, which a device makes for what it writes
 * offline. It may be carried home two days after its answer was lost, and must not be carried out again.
 */
const lasts = (key: string): string =>
  `case substr(${key}::text, 15, 1) when '8' then interval '30 days' else interval '24 hours' end`;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const TABLE = 'idempotency';
/** Stands for an answer with a secret, which is kept nowhere. */
export const SPENT = 'null';

/** What is a secret wherever it stands: a fast hash of a password would give it away to whoever reads the table. */
const SECRET = /^password|^proof$/i;
const MAY_HOLD_ONE = /password|proof/i;

/**
 * A GraphQL document without the secrets that stand in its text, and the variables that it takes for one.
 * @returns the document as it is where it holds none
 */
const withoutSecrets = (text: string): { text: string; variables: ReadonlySet<string> } => {
  const variables = new Set<string>();
  if (!MAY_HOLD_ONE.test(text)) return { text, variables };
  let document: DocumentNode;
  try {
    document = parse(text, { noLocation: true });
  } catch {
    return { text: '', variables }; // it is refused, and nothing is kept under its key
  }
  const note = (value: ValueNode): void => {
    visit(value, { Variable: ({ name }) => void variables.add(name.value) });
  };
  const EMPTY = { kind: Kind.NULL } as const;
  const leaveOut = <Node extends ArgumentNode | ObjectFieldNode>(node: Node): Node | undefined => {
    if (!SECRET.test(node.name.value)) return undefined;
    note(node.value);
    return node.value.kind === Kind.VARIABLE ? undefined : { ...node, value: EMPTY };
  };
  const bare = visit(document, { Argument: leaveOut, ObjectField: leaveOut });
  const shown = visit(bare, {
    VariableDefinition: ({ defaultValue, ...node }) => {
      const { value } = node.variable.name;
      return defaultValue && (SECRET.test(value) || variables.has(value)) ? node : undefined;
    },
  });
  return { text: shown === document ? text : print(shown), variables };
};

/**
 * A value of a body as it is compared: the keys of a record have no order, and its secrets are left out. A proof is another
 * one each time that the same is asked.
 */
const asCompared = (name: string, value: unknown): unknown => {
  if (SECRET.test(name)) return undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

const bodyWithoutSecrets = (body: unknown): unknown => {
  if (!isRecord(body) || typeof body.query !== 'string') return body;
  const { text, variables } = withoutSecrets(body.query);
  if (!isRecord(body.variables) || variables.size === 0) return { ...body, query: text };
  const left = Object.entries(body.variables).filter(([name]) => !variables.has(name));
  return { ...body, query: text, variables: Object.fromEntries(left) };
};

/**
 * A request's body as it is compared with an earlier one under the same key; its passwords and proofs are left out, whether
 * they stand in its variables or in the text of its document [SEC-006].
 */
export const hashBody = (body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(bodyWithoutSecrets(body), asCompared))
    .digest('hex');

/** @throws AppError BAD_USER_INPUT for a key that is no UUID */
export const claimOf = (user_id: number, key: string | undefined, body: unknown): Claim | null => {
  if (key === undefined) return null;
  if (!UUID.test(key)) throw new AppError('BAD_USER_INPUT', {}, 'The Idempotency-Key must be a UUID.');
  return { user_id, key: key.toLowerCase(), body_hash: hashBody(body) };
};

/**
 * Takes the key for this transaction and reads what was answered under it. The advisory lock ends with the transaction,
 * also when the process dies, so "still running" is never a row that someone must clean away.
 */
export const claimQuery = ({ user_id, key }: Claim): pg.QueryConfig => ({
  name: 'idempotency_claim',
  text: `select pg_try_advisory_xact_lock(hashtextextended($2::text, $1::int)) as is_ours, i.mutation_id, i.body_hash, i.response::text as response, w.document
    from (select) one left join ${TABLE} i on i.user_id = $1 and i.key = $2::uuid and i.created_at > now() - ${lasts('i.key')} left join device_write w on w.mutation_id = i.mutation_id`,
  values: [user_id, key],
});

const claimed = z.tuple([
  z.object({
    is_ours: z.boolean(),
    mutation_id: z.string().nullable(),
    body_hash: z.string().nullable(),
    response: z.string().nullable(),
    document: z.string().nullable(),
  }),
]);

/**
 * What was answered to another body. A record that was made on a device is made once, under a key of its own, whoever
 * brings it: what was typed since is laid over what is stored.
 */
const otherAnswer = ({ key, isReadable }: Claim, response: string, document: string | null): { answer?: unknown } => {
  const isOfDevice = key[14] === '8' && response !== SPENT;
  return isOfDevice && (document === null || isReadable?.(document)) ? { answer: JSON.parse(response) } : {};
};

/**
 * Reads the answer to `claimQuery`.
 * @throws AppError IDEMPOTENCY_RUNNING, IDEMPOTENCY_MISMATCH, IDEMPOTENCY_SPENT
 */
export const storedAnswer = (claim: Claim, rows: unknown): StoredAnswer | null => {
  const [{ is_ours, mutation_id, body_hash, response, document }] = claimed.parse(rows);
  if (!is_ours) throw new AppError('IDEMPOTENCY_RUNNING');
  if (mutation_id === null || response === null) return null;
  if (body_hash !== claim.body_hash) throw new AppError('IDEMPOTENCY_MISMATCH', otherAnswer(claim, response, document));
  if (response === SPENT) throw new AppError('IDEMPOTENCY_SPENT');
  return { mutation_id, response };
};

/**
 * Stores the answer. When another request under the key was answered between the claim's look and its lock, the insert
 * fails and the transaction with it: the mutation runs again, and finds that answer.
 */
export const storeQuery = (
  { user_id, key, body_hash }: Claim,
  { mutation_id, response }: StoredAnswer,
): pg.QueryConfig => ({
  name: 'idempotency_store',
  text: `insert into ${TABLE} (user_id, key, body_hash, mutation_id, response) values ($1, $2, $3, $4, $5)`,
  values: [user_id, key, body_hash, mutation_id, response],
});

/** True for the failure of `storeQuery` over an answer that is there already, perhaps one that is older than a day. */
export const isAnsweredAlready = (error: unknown): boolean => {
  const refused = databaseErrorOf(error);
  return refused?.code === '23505' && refused.table === TABLE;
};

/** Forgets the answers that have been kept for long enough. */
export const FORGET_OLD_ANSWERS = `delete from ${TABLE} where created_at < now() - ${lasts('key')}`;
