import { isRecord, textOf } from '#domain/values';
import { ERRORS } from '#domain/errors';
import { asCallError } from './asCallError';
import { CallError } from './CallError';
import { gql, type CallDocument } from './gql';
import { idempotencyLink } from './links/idempotencyLink';
import { linked, type Answer, type Exchange, type Link, type Question } from './links/link';
import { post } from './links/post';
import { proofLink, type RequestProof } from './links/proofLink';
import { raiseNotNow, unwrapRefusals } from './links/refusals';
import { retryLink } from './links/retryLink';
import { watchedFetch, type AnswerMarks, type Contact } from './links/watchedFetch';

/** The variables by name, as the document takes them; what each holds is for the server to check. */
export type Given<Variables> = { readonly [Name in keyof NoInfer<Variables>]: unknown };

interface QueryOptions {
  /** Aborts the request; whoever asked the same is not touched by it. */
  signal?: AbortSignal;
  /** The key of an action, of a query that writes: the same key is not carried out twice. */
  action?: string;
}

export interface MutationOptions {
  /** The key of an action that may have been carried out already, which is not done twice. */
  action?: string;
  /** Where and when it was made, if not here and now. */
  device?: DeviceMark;
}

/** What is told of a write that was made on a device without a network. */
export interface DeviceMark {
  /** Whose device, where somebody else brings what it could not send. */
  user?: number;
  /** By the clock of the device. */
  made_at?: string;
}

/** What a write answered, and the number by which it can be undone. */
interface Sent<Data> {
  data: Data;
  mutation_id: string | null;
}

/** What a list answers, page after page. */
interface Pages<Item> {
  found: { items: Item[] } | null;
}

/**
 * The server, as the app asks it: an answer is never older than its question, tries again are those of `retryLink`.
 * What is refused or not answered is thrown as a CallError.
 * @example const { crews } = await server.query(CREWS);
 */
export interface Server {
  query: <Data, Variables>(
    query: CallDocument<Data, Variables>,
    variables?: Given<Variables>,
    options?: QueryOptions,
  ) => Promise<Data>;
  /**
   * All rows of a list, page after page: whoever chooses among them misses none. The query takes `$page`, of a hundred
   * rows, and calls its list `found`.
   */
  queryAll: <Item, Variables extends { page: number }>(
    query: CallDocument<Pages<Item>, Variables>,
    variables?: Given<Omit<Variables, 'page'>>,
  ) => Promise<Item[]>;
  /** Writes; a retried call is carried out once. */
  mutate: <Data, Variables>(
    mutation: CallDocument<Data, Variables>,
    variables?: Given<Variables>,
    options?: MutationOptions,
  ) => Promise<Data>;
  /** As `mutate`, for what can be undone. */
  send: <Data, Variables>(
    mutation: CallDocument<Data, Variables>,
    variables?: Given<Variables>,
    options?: MutationOptions,
  ) => Promise<Sent<Data>>;
  /** Takes a mutation back, and answers the number by which that can be undone. */
  undo: (mutation_id: string) => Promise<string | null>;
  /** The way to it, for react-admin's client, which reads the answers itself. */
  exchange: Exchange;
}

export const UNDO = gql(`mutation Undo($mutation_id: ID!) { undo(mutation_id: $mutation_id) { mutation_id } }`);

const mutationIdOf = ({ data, extensions }: Answer): string | null => {
  const undone: unknown = data?.undo;
  if (extensions?.changes === 0) return null;
  return textOf(extensions?.mutation_id) ?? (isRecord(undone) ? textOf(undone.mutation_id) : null);
};

/** What the answer to a document holds, its document says: the server answers by the schema that typed it. */
const isData = <Data>(data: unknown): data is Data => isRecord(data);

const answerOf = async <Data>(exchange: Exchange, question: Question): Promise<Sent<Data>> => {
  try {
    const answer = await exchange(question);
    if (answer.errors?.length) throw asCallError({ graphQLErrors: answer.errors });
    if (!isData<Data>(answer.data))
      throw new CallError(ERRORS.INTERNAL_SERVER_ERROR.message, 500, { code: 'INTERNAL_SERVER_ERROR' });
    return { data: answer.data, mutation_id: mutationIdOf(answer) };
  } catch (error) {
    throw asCallError(error);
  }
};

/** The largest page that the API serves. */
const PAGE = 100;

/** What the headers of a write say of its key and its device. */
export const keyed = (action: string | undefined, { user, made_at }: DeviceMark = {}): Record<string, string> => ({
  ...(action !== undefined && { 'Idempotency-Key': action }),
  ...(user !== undefined && { 'X-Device-User': String(user) }),
  ...(made_at !== undefined && { 'X-Device-Time': made_at }),
});

/** The calls over an exchange. */
export const serverOver = (exchange: Exchange): Server => {
  const send = <Data, Variables>(
    document: CallDocument<Data, Variables>,
    variables?: Given<Variables>,
    { action, device }: MutationOptions = {},
  ): Promise<Sent<Data>> =>
    answerOf<Data>(exchange, { document, variables: variables ?? {}, headers: keyed(action, device) });
  const query = async <Data, Variables>(
    document: CallDocument<Data, Variables>,
    variables?: Given<Variables>,
    { signal, action }: QueryOptions = {},
  ): Promise<Data> => {
    const question = { document, variables: variables ?? {}, headers: keyed(action), ...(signal && { signal }) };
    return (await answerOf<Data>(exchange, question)).data;
  };
  return {
    query,
    queryAll: async <Item>(document: CallDocument<Pages<Item>>, variables = {}) => {
      const rows: Item[] = [];
      for (let page = 1; ; page += 1) {
        const { found } = await query(document, { ...variables, page });
        const items = found?.items ?? [];
        rows.push(...items);
        if (items.length < PAGE) return rows;
      }
    },
    mutate: async (document, variables, options) => (await send(document, variables, options)).data,
    send,
    undo: async (mutation_id) => (await send(UNDO, { mutation_id })).mutation_id,
    exchange,
  };
};

/** A server that never answers: a story that has none. */
export const silentServer: Server = serverOver(() => new Promise(() => undefined));

/**
 * Puts the bearer token on a request. It stands behind the retry link, so that each try asks for a fresh token
 * [API-001].
 */
const authLink =
  (getIdToken: () => Promise<string | null>): Link =>
  async (question, forward) => {
    const token = await getIdToken();
    return forward(
      token ? { ...question, headers: { ...question.headers, Authorization: `Bearer ${token}` } } : question,
    );
  };

export interface ServerOptions extends Contact {
  /** The id token of the session, renewed when it is about to expire; null when signed out. */
  getIdToken: () => Promise<string | null>;
  /** Called when the server does not accept the token. */
  onRejected?: () => void;
  /** Told of the marks that the server puts on its answers. */
  onMarks?: (marks: AnswerMarks) => void;
  /** Around each try. */
  tries?: readonly Link[];
  /** Between the keys of actions and the tries: what is kept of answers, and who asks about lost requests. */
  around?: readonly Link[];
  /** Has the user prove who it is, for a write that needs it. */
  requestProof?: RequestProof;
  fetch?: typeof fetch;
  /** Waits between tries, in milliseconds; tests shorten them. */
  waits?: readonly number[];
}

/** The one way to the server: react-admin's client and our own calls share its links. */
export const createServer = ({
  getIdToken,
  onRejected,
  onMarks,
  onMiss,
  onAnswer,
  onSlow,
  tries = [],
  around = [],
  requestProof,
  fetch: send = (...args) => fetch(...args),
  waits,
}: ServerOptions): Server =>
  serverOver(
    linked(
      [
        ...(requestProof ? [proofLink(requestProof)] : []),
        unwrapRefusals(onRejected),
        idempotencyLink(),
        ...around,
        retryLink(waits),
        ...tries,
        authLink(getIdToken),
        raiseNotNow,
      ],
      post(watchedFetch(send, onMarks, { onMiss, onAnswer, onSlow })),
    ),
  );
