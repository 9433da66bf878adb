import { GraphQLError, isLeafType, isListType, isNonNullType, isObjectType, locatedError, type FieldNode, type GraphQLLeafType, type GraphQLOutputType } from 'graphql';
import { isPromise, pathOf, type Complete, type FieldPlan, type Path, type Run } from './fieldPlan';
import { runField } from './runField';

/** An object's fields, in the order they were asked. */
export const completeFields = (fields: readonly FieldPlan[], source: unknown, path: Path | undefined, run: Run): unknown => {
  const answer: Record<string, unknown> = {};
  let pending: Promise<void>[] | undefined;
  for (const field of fields) {
    const value = runField(field, source, path, run);
    if (isPromise(value)) {
      answer[field.key] = null; // holds its place
      const waiting = value.then((given) => {
        answer[field.key] = given;
      });
      waiting.catch(() => undefined); // a sibling may fail first; this failure is then told nowhere
      (pending ??= []).push(waiting);
    } else {
      answer[field.key] = value;
    }
  }
  return pending ? Promise.all(pending).then(() => answer) : answer;
};

const leaf = (type: GraphQLLeafType): Complete => (value) => {
  if (value === null || value === undefined) return null;
  const serialized: unknown = type.serialize(value);
  if (serialized === null || serialized === undefined) throw new GraphQLError(`${type.name} cannot represent this value.`);
  return serialized;
};

const nonNull = (complete: Complete): Complete => {
  const assert = (value: unknown): unknown => {
    if (value === null) throw new GraphQLError('Cannot return null for a field that always has a value.');
    return value;
  };
  return (value, path, run) => {
    const completed = complete(value, path, run);
    return isPromise(completed) ? completed.then(assert) : assert(completed);
  };
};

const list = (complete: Complete, isItemNonNull: boolean, nodes: readonly FieldNode[]): Complete => {
  const failItem = (error: unknown, path: Path, run: Run): null => {
    const located = locatedError(error, nodes, pathOf(path));
    if (isItemNonNull) throw located;
    run.errors.push(located);
    return null;
  };
  const item = (value: unknown, path: Path, run: Run): unknown => {
    try {
      const completed = isPromise(value) ? value.then((given) => complete(given, path, run)) : complete(value, path, run);
      return isPromise(completed) ? completed.catch((error: unknown) => failItem(error, path, run)) : completed;
    } catch (error) {
      return failItem(error, path, run);
    }
  };
  return (value, path, run) => {
    if (value === null || value === undefined) return null;
    if (!Array.isArray(value)) throw new GraphQLError('A list was expected.');
    let isWaiting = false;
    const items = value.map((one: unknown, index) => {
      const completed = item(one, { prev: path, key: index }, run);
      isWaiting ||= isPromise(completed);
      return completed;
    });
    return isWaiting ? Promise.all(items) : items;
  };
};

/**
 * How values of a type are completed; `fieldsOf` gives the fields asked of an object type.
 * Null for a type that this way of running does not know: an interface or a union.
 */
export const completerOf = (type: GraphQLOutputType, nodes: readonly FieldNode[], fieldsOf: (name: string) => readonly FieldPlan[] | null): Complete | null => {
  if (isNonNullType(type)) {
    const inner = completerOf(type.ofType, nodes, fieldsOf);
    return inner && nonNull(inner);
  }
  if (isListType(type)) {
    const inner = completerOf(type.ofType, nodes, fieldsOf);
    return inner && list(inner, isNonNullType(type.ofType), nodes);
  }
  if (isLeafType(type)) return leaf(type);
  if (!isObjectType(type)) return null;
  const fields = fieldsOf(type.name);
  return fields && ((value, path, run) => (value === null || value === undefined ? null : completeFields(fields, value, path, run)));
};
