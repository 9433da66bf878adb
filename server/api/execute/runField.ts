import { getArgumentValues, locatedError, type GraphQLResolveInfo } from 'graphql';
import { isOver, whyOver } from './answerBounds';
import { isPromise, NULL, pathOf, type FieldPlan, type Json, type Path, type Run } from './fieldPlan';

const NO_ARGS: Record<string, unknown> = {};

/** The arguments of a field, read once for each run. @throws GraphQLError */
export const argsOf = (plan: FieldPlan, run: Run): Record<string, unknown> => {
  const [node] = plan.nodes;
  if (!plan.hasArgs || !node) return NO_ARGS;
  const known = run.args.get(plan);
  if (known) return known;
  const args = getArgumentValues(plan.field, node, run.variables);
  run.args.set(plan, args);
  return args;
};

const infoOf = (plan: FieldPlan, run: Run): GraphQLResolveInfo => {
  const known = run.infos.get(plan);
  if (known) return known;
  const info = {
    ...run.info,
    fieldName: plan.field.name,
    fieldNodes: plan.nodes,
    returnType: plan.field.type,
    parentType: plan.parent,
    path: { prev: undefined, key: plan.key, typename: plan.parent.name },
  };
  run.infos.set(plan, info);
  return info;
};

/** A failed field is null, with its error told; where null may not stand, the failure goes on to the parent. */
const fail = (error: unknown, plan: FieldPlan, path: Path | undefined, run: Run): string => {
  if (isOver(run.room)) throw error; // one refusal is told in place of all
  const located = locatedError(error, plan.nodes, pathOf({ prev: path, key: plan.key }));
  if (plan.isNonNull) throw located;
  run.errors.push(located);
  return NULL;
};

/** Runs one field of an object: its value as JSON, or a promise of it. */
export const runField = (plan: FieldPlan, source: unknown, path: Path | undefined, run: Run): Json => {
  if (isOver(run.room)) throw whyOver(run.room);
  try {
    const value: unknown = plan.resolve(
      source,
      argsOf(plan, run),
      run.context,
      plan.usesInfo ? infoOf(plan, run) : run.info,
    );
    if (plan.isLeaf && !isPromise(value)) return plan.complete(value, path, run);
    const here = { prev: path, key: plan.key };
    const complete = (given: unknown): Json => plan.complete(given, here, run);
    const completed = isPromise(value) ? value.then(complete) : complete(value);
    return isPromise(completed) ? completed.catch((error: unknown) => fail(error, plan, path, run)) : completed;
  } catch (error) {
    return fail(error, plan, path, run);
  }
};
