import { type CallDocument, composed } from './gql';

/** A type with texts and numbers of a few values as any text and any number, as the schema has them. */
type Widened<Type> = Type extends string
  ? string
  : Type extends number
    ? number
    : Type extends readonly (infer Item)[]
      ? readonly Widened<Item>[]
      : Type extends object
        ? { readonly [Name in keyof Type]: Widened<Type[Name]> }
        : Type;

/**
 * A document whose texts and numbers are of a few values, which the schema does not name. The compiler still checks its
 * fields, and what may be null [API-040].
 * @example const CELLS = narrowed<{ boardStarted: readonly string[] }>(gql(documentText));
 */
export const narrowed = <Answer>(document: CallDocument<Widened<Answer>>): CallDocument<Answer> =>
  composed<Answer, unknown>(document.text);
