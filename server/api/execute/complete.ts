import {
  GraphQLError,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  locatedError,
  type FieldNode,
  type GraphQLLeafType,
  type GraphQLOutputType,
} from 'graphql';
import { isRecord } from '#domain/values';
import type { Row } from '../../db/statement';
import { isOver, spendRoom, whyOver } from './answerBounds';
import { keptBodies } from './keptBodies';
import { isPromise, NULL, pathOf, type Complete, type FieldPlan, type Json, type Path, type Run } from './fieldPlan';
import { runField } from './runField';

const plainValue = ({ plain, isNonNull }: FieldPlan, row: Row | null): string | undefined => {
  if (!plain || !row) return undefined;
  const stored = row[plain.property];
  return (stored === null || stored === undefined) && !isNonNull ? NULL : plain.json(stored);
};

const isText = (piece: Json): piece is string => typeof piece === 'string';

/** A sibling may fail first, also before this one is waited for; this failure is then told nowhere. */
const untold = (piece: Json): Json => {
  if (isPromise(piece)) piece.catch(() => undefined);
  return piece;
};

/** Pieces of an answer, some of which are waited for. */
const joined = (pieces: readonly Json[], separator: string): Promise<string> =>
  Promise.all(pieces.map((piece) => Promise.resolve(piece))).then((texts) => texts.join(separator));

/** Runs a field, after the same one under another name where that is a list of objects. */
const inTurn = ({ isRepeated }: FieldPlan, before: Json | undefined, start: () => Json): Json =>
  isRepeated && before !== undefined && isPromise(before) ? before.then(start, start) : start();

/** An object's fields, in the order they were asked. */
export const completeFields = (
  fields: readonly FieldPlan[],
  source: unknown,
  path: Path | undefined,
  run: Run,
): Json => {
  if (fields.length === 0) return '{}';
  const row = isRecord(source) ? source : null;
  const waited: Json[] = [];
  let text = '';
  const before: { [name: string]: Json } = {};
  for (const field of fields) {
    const value =
      plainValue(field, row) ??
      untold(inTurn(field, before[field.field.name], () => runField(field, source, path, run)));
    if (field.isRepeated) before[field.field.name] = value;
    spendRoom(run.room, field.opening.length + (field.isLeaf && !isPromise(value) ? value.length : 0));
    if (isPromise(value)) {
      waited.push(text + field.opening, value);
      text = '';
    } else {
      text += field.opening + value;
    }
  }
  text += '}';
  return waited.length > 0 ? joined([...waited, text], '') : text;
};

/**
 * Keeps the JSON of what never changes and is asked for again with what it was made of; what failed or has to be waited
 * for is made anew each time. A list of such things is put together anew: it is of use to one answer, which is kept as a
 * whole.
 */
const keepText = (complete: Complete): Complete => {
  const known = new WeakMap<object, string>();
  return (source, path, run) => {
    if (typeof source !== 'object' || source === null) return complete(source, path, run);
    const text = known.get(source);
    if (text !== undefined) {
      spendRoom(run.room, text.length);
      return text;
    }
    const errors = run.errors.length;
    const completed = complete(source, path, run);
    if (isPromise(completed) || run.errors.length > errors) return completed;
    // Added up, a text is a tree of its pieces, many times its size. Looking at its first letter makes it one.
    if (completed.charCodeAt(0) > 0) known.set(source, completed);
    return completed;
  };
};

/** Whether the JSON of a value depends on the value alone, which never changes: to keep as a part, or as a whole. */
export const isLasting = (
  type: GraphQLOutputType,
  fields: readonly FieldPlan[],
  as: 'isLasting' | 'isWhole' = 'isLasting',
): boolean => {
  const bare = isNonNullType(type) ? type.ofType : type;
  return isObjectType(bare) && bare.extensions[as] === true && fields.every(({ isPure }) => isPure);
};

/** The answer to an operation, as JSON. */
export const wholeAnswer = (data: string): string => `{"data":${data}}`;

/**
 * The one field of a query whose object is told to many: while it is frozen, the whole answer is kept as bytes, from
 * which it also leaves packed (server/http/compression.ts).
 */
export const keepWhole = (field: FieldPlan): FieldPlan => {
  const bodies = keptBodies();
  return {
    ...field,
    complete: (value, path, run) => {
      if (typeof value !== 'object' || value === null || !Object.isFrozen(value))
        return field.complete(value, path, run);
      const kept = bodies.find(value);
      if (kept) {
        run.whole = kept;
        return NULL;
      }
      const completed = field.complete(value, path, run);
      if (isPromise(completed) || run.errors.length > 0) return completed;
      const bytes = Buffer.from(wholeAnswer(`${field.opening}${completed}}`));
      bodies.keep(value, bytes);
      run.whole = bytes;
      return NULL;
    },
  };
};

/** The root fields of a mutation: one after the other. */
export const completeSerially = async (fields: readonly FieldPlan[], run: Run): Promise<string> => {
  if (fields.length === 0) return '{}';
  let text = '';
  for (const field of fields) text += field.opening + (await runField(field, undefined, undefined, run));
  return `${text}}`;
};

const leaf =
  (type: GraphQLLeafType): Complete =>
  (value) => {
    if (value === null || value === undefined) return NULL;
    const serialized: unknown = type.serialize(value);
    if (serialized === null || serialized === undefined)
      throw new GraphQLError(`${type.name} cannot represent this value.`);
    return JSON.stringify(serialized);
  };

const nonNull = (complete: Complete): Complete => {
  const assert = (value: string): string => {
    if (value === NULL) throw new GraphQLError('Cannot return null for a field that always has a value.');
    return value;
  };
  return (value, path, run) => {
    const completed = complete(value, path, run);
    return isPromise(completed) ? completed.then(assert) : assert(completed);
  };
};

const list = (complete: Complete, isItemNonNull: boolean, nodes: readonly FieldNode[]): Complete => {
  const failItem = (error: unknown, path: Path, run: Run): string => {
    if (isOver(run.room)) throw error;
    const located = locatedError(error, nodes, pathOf(path));
    if (isItemNonNull) throw located;
    run.errors.push(located);
    return NULL;
  };
  const item = (value: unknown, path: Path, run: Run): Json => {
    try {
      const completed = isPromise(value)
        ? value.then((given) => complete(given, path, run))
        : complete(value, path, run);
      return isPromise(completed) ? completed.catch((error: unknown) => failItem(error, path, run)) : completed;
    } catch (error) {
      return failItem(error, path, run);
    }
  };
  return (value, path, run) => {
    if (value === null || value === undefined) return NULL;
    if (!Array.isArray(value)) throw new GraphQLError('A list was expected.');
    const items = value.map((one: unknown, index) => {
      const made = untold(item(one, { prev: path, key: index }, run));
      // Values of a list that are no objects are counted here, those of objects by their fields.
      spendRoom(run.room, isPromise(made) || made.startsWith('{') ? 1 : made.length + 1);
      if (isOver(run.room)) throw whyOver(run.room);
      return made;
    });
    return items.every(isText) ? `[${items.join(',')}]` : joined(items, ',').then((texts) => `[${texts}]`);
  };
};

/**
 * How values of a type are completed; `fields` are those asked of its objects.
 * Null for a type that this way of running does not know: an interface or a union.
 */
export const completerOf = (
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
  fields: readonly FieldPlan[],
): Complete | null => {
  if (isNonNullType(type)) {
    const inner = completerOf(type.ofType, nodes, fields);
    return inner && nonNull(inner);
  }
  if (isListType(type)) {
    const inner = completerOf(type.ofType, nodes, fields);
    return inner && list(inner, isNonNullType(type.ofType), nodes);
  }
  if (isLeafType(type)) return leaf(type);
  if (!isObjectType(type)) return null;
  const plain: Complete = (value, path, run) => completeFields(fields, value, path, run);
  const complete = isLasting(type, fields) ? keepText(plain) : plain;
  return (value, path, run) => (value === null || value === undefined ? NULL : complete(value, path, run));
};
