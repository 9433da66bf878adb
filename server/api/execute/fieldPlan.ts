import type {
  FieldNode,
  GraphQLError,
  GraphQLField,
  GraphQLFieldResolver,
  GraphQLObjectType,
  GraphQLResolveInfo,
} from 'graphql';
import type { GraphContext } from '../context';
import type { AnswerRoom } from './answerBounds';

/** Where a value stands in the answer, from the leaf up. */
export interface Path {
  prev: Path | undefined;
  key: string | number;
}

/** One request on its way through a compiled operation. */
export interface Run {
  context: GraphContext;
  variables: Record<string, unknown>;
  errors: GraphQLError[];
  /** How much may still be written. */
  room: AnswerRoom;
  /** The whole answer, where it was kept or is to be kept. */
  whole?: Buffer;
  /**
   * Arguments and info by field: they depend on the request alone, so they are made once however often the field runs.
   */
  args: Map<FieldPlan, Record<string, unknown>>;
  infos: Map<FieldPlan, GraphQLResolveInfo>;
  /** What a resolver gets that does not look at its info. */
  info: GraphQLResolveInfo;
}

/** A value of the answer as JSON; a promise where it has to wait. */
export type Json = string | Promise<string>;

/** What stands for null, also where a value was refused. */
export const NULL = 'null';

/** Turns what a resolver gave into what the answer holds. */
export type Complete = (value: unknown, path: Path | undefined, run: Run) => Json;

/** A field of the answer, with everything that can be known before the first request. */
export interface FieldPlan {
  key: string;
  /** What stands before the value: a brace or a comma, and the key. */
  opening: string;
  nodes: readonly FieldNode[];
  parent: GraphQLObjectType;
  field: GraphQLField<unknown, unknown>;
  resolve: GraphQLFieldResolver<unknown, unknown>;
  /** A list of objects that is asked for under several names here: one is read and written after the other. */
  isRepeated: boolean;
  /** A scalar or an enum: completed without a place of its own. */
  isLeaf: boolean;
  isNonNull: boolean;
  hasArgs: boolean;
  usesInfo: boolean;
  complete: Complete;
  /** For a leaf that is read from the row by its name: the name, and the JSON of the values that pass as they are. */
  plain: { property: string; json(value: unknown): string | undefined } | null;
  /** Its JSON depends on the object alone, whoever asks and with whatever variables. */
  isPure: boolean;
  /** Its object is answered again and again, and the answer with it. */
  isWhole: boolean;
}

export const isPromise = <T>(value: T | Promise<T>): value is Promise<T> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';

export const pathOf = (path: Path | undefined): (string | number)[] => {
  const keys: (string | number)[] = [];
  for (let at = path; at; at = at.prev) keys.push(at.key);
  return keys.reverse();
};
