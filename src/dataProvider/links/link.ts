import type { GraphQLFormattedError } from 'graphql';
import type { CallDocument } from '../gql';

/** A call on its way to the server. */
export interface Question {
  document: CallDocument;
  variables: Readonly<Record<string, unknown>>;
  headers: Readonly<Record<string, string>>;
  /** Aborts it, whether it is on its way or waits. */
  signal?: AbortSignal;
}

/** What the server answered, refusals included. */
export interface Answer {
  data?: Record<string, unknown> | null;
  errors?: readonly GraphQLFormattedError[];
  extensions?: Record<string, unknown>;
}

/** Sends a question. What nobody answered is thrown. */
export type Exchange = (question: Question) => Promise<Answer>;

/** A step between the caller and the network. */
export type Link = (question: Question, forward: Exchange) => Promise<Answer>;

/** The links around an exchange, the first outermost. */
export const linked = (links: readonly Link[], last: Exchange): Exchange =>
  links.reduceRight<Exchange>((forward, link) => (question) => link(question, forward), last);

/** An answer with a status of its own, as a failure: the links around it decide what becomes of it. */
export class ServerError extends Error {
  constructor(
    message: string,
    readonly statusCode: number,
    /** The body, where it is one of ours. */
    readonly result: unknown = null,
    readonly retryAfter: string | null = null,
  ) {
    super(message);
    this.name = 'ServerError';
  }
}

/** What an aborted call is thrown as. */
export const abortOf = (signal: AbortSignal | undefined): Error => {
  const reason: unknown = signal?.reason;
  return reason instanceof Error ? reason : new DOMException('The call was aborted.', 'AbortError');
};
