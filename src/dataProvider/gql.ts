import type { AnswerOf, VariablesIn } from './typedDocument';

/** A GraphQL document as it is sent: its text, and what is told of it on the way. */
export interface CallDocument<Answer = unknown, Variables = unknown> {
  readonly text: string;
  /** Of its first operation; empty for one without a name. */
  readonly name: string;
  readonly kind: 'query' | 'mutation';
  /** For the compiler alone: what the server answers, and the variables that it takes. */
  readonly types?: { answer: Answer; variables: Variables };
}

/** What the server answers to a document. */
export type AnswerTo<Document> = Document extends CallDocument<infer Answer> ? Answer : never;

const HEAD = /^\s*(query|mutation)\b\s*(\w*)/;

/**
 * A document whose text is put together at run time from what the schema says of itself: whoever puts it together says
 * what it answers, and the compiler cannot check it.
 */
export const composed = <Answer = unknown, Variables = Readonly<Record<string, unknown>>>(
  text: string,
): CallDocument<Answer, Variables> => {
  const [, kind, name = ''] = HEAD.exec(text) ?? [];
  return { text, name, kind: kind === 'mutation' ? 'mutation' : 'query' };
};

/** A text that the compiler knows whole: one with a `string` in it is for `composed`, for it is any of many keys. */
type Known<Text extends string> = Record<'', unknown> extends Record<Text, unknown> ? never : unknown;

/**
 * A document of one operation. The compiler reads its answer and its variables from the schema [API-040]; it is sent as
 * it stands and not taken apart in the browser.
 * @example const API_VERSION = gql(`query ApiVersion { apiVersion }`);
 */
export const gql = <const Text extends string>(
  text: Text & Known<Text>,
): CallDocument<AnswerOf<Text>, VariablesIn<Text>> => composed(text);
