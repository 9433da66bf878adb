import {
  getOperationAST,
  GraphQLError,
  Kind,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { can } from '#domain/access/can';
import { SAVES_SETTINGS } from '#domain/access/needs';
import type { CivilDate } from '#domain/civilDate';
import { AppError } from '#domain/errors';
import type { Actor } from '../access/actor';
import { ReaderLeft, readsUntil, runnerUntil } from '../db/readerLeft';
import { primaryReads } from '../db/reads';
import type { Runner } from '../db/statement';
import { Conflict, describeConflict } from '../pipeline/conflict';
import { claimOf } from '../pipeline/idempotency';
import { runMutationDocument, type PipelineDeps } from '../pipeline/runMutationDocument';
import { mayUseField } from './fieldRights';
import { behalfRules } from './behalfRules';
import type { GraphContext } from './context';
import { originOf, type DeviceClaims } from './deviceOrigin';
import { assertDocumentRights } from './documentRights';
import type { Engine, GraphqlParams } from './engine';
import { formatError, originalOf, statusOf, type ErrorDeps } from './errors';
import type { Ran } from './execute/compileOperation';
import type { AnswerRoom } from './execute/answerBounds';
import { wholeAnswer } from './execute/complete';
import { NULL } from './execute/fieldPlan';
import { newLoaders } from './read/loaders';
import { newRowBudget } from './read/rowBudget';
import { rootFieldsOf } from './rootFields';
import type { BuiltSchema } from './schema';
import { isClockAhead } from '#domain/offline/deviceTime';

/** One request, whoever carried it here. */
interface GraphqlRequest {
  actor: Actor;
  params: GraphqlParams;
  requestId: string;
  idempotencyKey?: string;
  /** What it says of the device on which it was made. */
  device?: DeviceClaims;
  /** Room for its answer, for each try from the start: where it counts until it has been taken. */
  beginAnswer?: (reader?: AbortSignal) => AnswerRoom;
  /** Aborted when its reader has left: a query ends then, a mutation goes on. */
  reader?: AbortSignal;
  /** What it proves with that its sender is the user (`X-Proof`). */
  proof?: string | undefined;
  today: CivilDate;
  /** What the wall clock of the business shows, as `HH:MM`. */
  time: string;
}

/** `body` is JSON; bytes where they are kept for the next who asks. */
export interface GraphqlAnswer {
  status: number;
  body: string | Buffer;
  mutation_id: string | null;
  /** The name of the operation, where it has one. */
  operation?: string | null;
  /** The codes of the errors in the answer. */
  codes?: readonly string[];
}

export interface AnswerDeps {
  engine: Engine;
  built: BuiltSchema;
  pipeline: PipelineDeps;
}

/**
 * Whether an operation writes: a mutation does, and a query of the one field that the documents call a query though it
 * sends, wherever in its fragments that stands.
 * @throws AppError BAD_USER_INPUT for such a field beside others, since fields of a query run side by side
 */
const isWriting = (schema: GraphQLSchema, document: DocumentNode, of: OperationDefinitionNode): boolean => {
  if (of.operation !== 'query') return of.operation === 'mutation';
  const fields = schema.getQueryType()?.getFields() ?? {};
  const names = rootFieldsOf(document).flatMap(({ operation, name }) => (operation === of ? [name] : []));
  const writer = names.find((name) => fields[name]?.extensions.writes === true);
  if (writer === undefined) return false;
  if (names.length > 1) throw new AppError('BAD_USER_INPUT', {}, `${writer} stands alone in its query.`);
  return true;
};

/** Whether a mutation is one call that loads only before it is known whether its key is its own. */
const loadsOnly = (schema: GraphQLSchema, { operation, selectionSet }: OperationDefinitionNode): boolean => {
  const [only, ...others] = selectionSet.selections;
  if (operation !== 'mutation' || others.length > 0 || only?.kind !== Kind.FIELD) return false;
  return schema.getMutationType()?.getFields()[only.name.value]?.extensions.loadsOnly === true;
};

/** The most characters of an operation's name that are logged. */
const MAX_NAME = 80;

type Answer = (request: GraphqlRequest) => Promise<GraphqlAnswer>;

/** What went wrong, with the HTTP status that tells it, beside the data that there are, if any. */
export const refusal = (errors: readonly unknown[], deps: ErrorDeps, data: string | null = null): GraphqlAnswer => {
  const formatted = errors.map((error) => formatError(error, deps));
  return {
    status: statusOf(formatted),
    body: `{"errors":${JSON.stringify(formatted)}${data === null ? '' : `,"data":${data}`}}`,
    mutation_id: null,
    codes: formatted.flatMap(({ extensions }, at) =>
      originalOf(errors[at]) instanceof ReaderLeft ? [] : [String(extensions?.code)],
    ),
  };
};

/** Answers GraphQL requests: rights first, then the query, or the mutation in its transaction. */
export const createAnswer = ({ engine, built, pipeline }: AnswerDeps): Answer => {
  const { schema, registry } = built;
  const errorDeps = { entities: registry.entities, log: pipeline.log };
  const assertBehalf = behalfRules(registry);
  const reads = pipeline.reads ?? primaryReads(pipeline.pool);

  /** A stale version is told with the stored row; the rest as it is. */
  const described = async (error: unknown, actor: Actor): Promise<unknown> => {
    const original = originalOf(error);
    if (!(original instanceof Conflict)) return error;
    const known = await describeConflict(pipeline.pool, original, ({ name }, field) =>
      mayUseField(registry, actor, name, field),
    );
    return error instanceof GraphQLError
      ? new GraphQLError(known.message, { path: error.path, originalError: known })
      : known;
  };

  /** Who brings the work of somebody else's device may have what it answered. */
  const mayAsk = (document: string, actor: Actor): boolean => {
    if (can(actor.permissions, SAVES_SETTINGS)) return true;
    try {
      assertDocumentRights(schema, engine.prepare(document), actor);
      return true;
    } catch {
      return false;
    }
  };

  const query = async (
    request: GraphqlRequest,
    run: (context: GraphContext) => Promise<Ran>,
  ): Promise<GraphqlAnswer> => {
    const { actor, requestId, today, time, reader, beginAnswer } = request;
    const runner = reader ? runnerUntil(pipeline.pool, reader) : pipeline.pool;
    const { errors, data, whole } = await run({
      actor,
      requestId,
      today,
      time,
      runner,
      read: (reader ? readsUntil(reads, reader) : reads).run,
      db: pipeline.db,
      loaders: newLoaders(runner),
      rows: newRowBudget(),
      ...(beginAnswer ? { room: beginAnswer(reader) } : {}),
      files: pipeline.files,
    });
    if (errors) return refusal(errors, errorDeps, data);
    return { status: 200, body: whole ?? wholeAnswer(data ?? NULL), mutation_id: null };
  };

  const mutate = async (
    request: GraphqlRequest,
    operation: OperationDefinitionNode,
    run: (context: GraphContext) => Promise<Ran>,
  ): Promise<GraphqlAnswer> => {
    const { actor, requestId, today, time, params, idempotencyKey, proof, device: claims = {} } = request;
    const device = await originOf(pipeline.pool, actor, claims, params.query);
    const now = new Date();
    const claim = claimOf(device?.user_id ?? actor.user_id, idempotencyKey, params);
    let failures: readonly unknown[] = [];
    const { mutation_id, response } = await runMutationDocument(pipeline, {
      actor,
      today,
      loadsOnly: loadsOnly(schema, operation),
      claim: claim && { ...claim, isReadable: (document) => mayAsk(document, actor) },
      device,
      cameAt: isClockAhead(claims.time, now) ? now : null,
      proof: proof ?? null,
      execute: async (mutation) => {
        const { client: runner } = mutation;
        const context = {
          actor,
          requestId,
          today,
          time,
          runner,
          read: <T>(work: (own: Runner) => Promise<T>) => work(runner),
          loaders: newLoaders(runner),
          rows: newRowBudget(),
          ...(request.beginAnswer ? { room: request.beginAnswer() } : {}),
          files: pipeline.files,
          mutation,
          get db() {
            return mutation.db;
          },
        };
        const { errors = [], data } = await run(context);
        failures = errors;
        return {
          // Without a change there is nothing that an undo could take back.
          response: `{"data":${data},"extensions":{"mutation_id":"${mutation.id}","changes":${mutation.log.length}}}`,
          errors: errors.map(originalOf),
        };
      },
    });
    if (mutation_id !== null) return { status: 200, body: response, mutation_id };
    // Nothing was kept, so nothing is told but the reasons.
    return refusal(await Promise.all(failures.map((error) => described(error, actor))), errorDeps, NULL);
  };

  return async (request) => {
    let name: string | null = null;
    try {
      const document = engine.prepare(request.params.query);
      const operation = getOperationAST(document, request.params.operationName);
      name = operation?.name?.value.slice(0, MAX_NAME) ?? null;
      const { actor, device } = request;
      if (actor.viewed_by) assertBehalf('view', document, actor);
      if (device?.user !== undefined) assertBehalf('device', document, actor);
      const writes = operation ? isWriting(schema, document, operation) : false;
      assertDocumentRights(schema, document, request.actor);
      if (!operation) throw new AppError('BAD_USER_INPUT', {}, 'Name the operation to run.');
      const run = (context: GraphContext): Promise<Ran> =>
        engine.run(document, operation, request.params.variables, context);
      const answer = await (writes ? mutate(request, operation, run) : query(request, run));
      return { ...answer, operation: name };
    } catch (error) {
      return { ...refusal([error], errorDeps), operation: name };
    }
  };
};
