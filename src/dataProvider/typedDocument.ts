import type { initGraphQLTada, ResultOf, VariablesOf } from 'gql.tada';
import type { introspection } from '../generated/schema';

/** How the scalars of the schema are written in JSON. */
interface Scalars {
  Color: string;
  Date: string;
  DateTime: string;
  EmailAddress: string;
  ID: string;
  JSON: unknown;
  LocalDateTime: string;
  LongText: string;
  Money: number;
  PhoneNumber: string;
  PostalCode: string;
  Quantity: number;
  StateCode: string;
  Time: string;
  URL: string;
  Upload: unknown;
}

/** Exists for the compiler alone, as all of this file: the browser loads nothing of it. */
declare const graphql: initGraphQLTada<{ introspection: introspection; scalars: Scalars; disableMasking: true }>;

const typed = <const Text extends string>(text: Text) => graphql(text, []);

type Typed<Text extends string> = ReturnType<typeof typed<Text>>;

/** What the server answers to the document of this text, by the schema [API-040]. */
export type AnswerOf<Text extends string> = ResultOf<Typed<Text>>;

/** The variables that the document of this text takes. */
export type VariablesIn<Text extends string> = VariablesOf<Typed<Text>>;
