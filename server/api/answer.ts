import { getOperationAST, GraphQLError } from 'graphql';
import type { CivilDate } from '#domain/civilDate';
import { AppError } from '#domain/errors';
import type { Actor } from '../access/actor';
import { Conflict, describeConflict } from '../pipeline/conflict';
import { claimOf } from '../pipeline/idempotency';
import { runMutationDocument, type PipelineDeps } from '../pipeline/runMutationDocument';
import { mayUseField } from './fieldRights';
import type { GraphContext } from './context';
import { assertDocumentRights } from './documentRights';
import type { Engine, GraphqlParams } from './engine';
import { formatError, originalOf, statusOf, type ErrorDeps } from './errors';
import type { Ran } from './execute/compileOperation';
import { NULL } from './execute/fieldPlan';
import { newLoaders } from './read/loaders';
import type { BuiltSchema } from './schema';

/** One request, whoever carried it here. */
interface GraphqlRequest {
  actor: Actor;
  params: GraphqlParams;
  requestId: string;
  idempotencyKey?: string;
  today: CivilDate;
}

/** `body` is JSON. */
export interface GraphqlAnswer {
  status: number;
  body: string;
  mutation_id: string | null;
}

export interface AnswerDeps {
  engine: Engine;
  built: BuiltSchema;
  pipeline: PipelineDeps;
}

type Answer = (request: GraphqlRequest) => Promise<GraphqlAnswer>;

/** What went wrong, with the HTTP status that tells it, beside the data that there are, if any. */
export const refusal = (errors: readonly unknown[], deps: ErrorDeps, data: string | null = null): GraphqlAnswer => {
  const formatted = errors.map((error) => formatError(error, deps));
  return {
    status: statusOf(formatted),
    body: `{"errors":${JSON.stringify(formatted)}${data === null ? '' : `,"data":${data}`}}`,
    mutation_id: null,
  };
};

/** Answers GraphQL requests: rights first, then the query, or the mutation in its transaction. */
export const createAnswer = ({ engine, built, pipeline }: AnswerDeps): Answer => {
  const { schema, registry } = built;
  const errorDeps = { entities: registry.entities, log: pipeline.log };

  /** A stale version is told with the stored row; the rest as it is. */
  const described = async (error: unknown, actor: Actor): Promise<unknown> => {
    const original = originalOf(error);
    if (!(original instanceof Conflict)) return error;
    const known = await describeConflict(pipeline.pool, original, ({ name }, field) =>
      mayUseField(registry, actor.permissions, name, field),
    );
    return error instanceof GraphQLError
      ? new GraphQLError(known.message, { path: error.path, originalError: known })
      : known;
  };

  const query = async (
    request: GraphqlRequest,
    run: (context: GraphContext) => Promise<Ran>,
  ): Promise<GraphqlAnswer> => {
    const { actor, requestId, today } = request;
    const { errors, data } = await run({
      actor,
      requestId,
      today,
      runner: pipeline.pool,
      db: pipeline.db,
      loaders: newLoaders(pipeline.pool),
      files: pipeline.files,
    });
    return errors ? refusal(errors, errorDeps, data) : { status: 200, body: `{"data":${data}}`, mutation_id: null };
  };

  const mutate = async (
    request: GraphqlRequest,
    run: (context: GraphContext) => Promise<Ran>,
  ): Promise<GraphqlAnswer> => {
    const { actor, requestId, today, params, idempotencyKey } = request;
    let failures: readonly unknown[] = [];
    const { mutation_id, response } = await runMutationDocument(pipeline, {
      actor,
      today,
      claim: claimOf(actor.user_id, idempotencyKey, params),
      execute: async (mutation) => {
        const { client: runner } = mutation;
        const context = {
          actor,
          requestId,
          today,
          runner,
          loaders: newLoaders(runner),
          files: pipeline.files,
          mutation,
          get db() {
            return mutation.db;
          },
        };
        const { errors = [], data } = await run(context);
        failures = errors;
        return {
          response: `{"data":${data},"extensions":{"mutation_id":"${mutation.id}"}}`,
          errors: errors.map(originalOf),
        };
      },
    });
    if (mutation_id !== null) return { status: 200, body: response, mutation_id };
    // Nothing was kept, so nothing is told but the reasons.
    return refusal(await Promise.all(failures.map((error) => described(error, actor))), errorDeps, NULL);
  };

  return async (request) => {
    try {
      const document = engine.prepare(request.params.query);
      assertDocumentRights(schema, document, request.actor.permissions);
      const operation = getOperationAST(document, request.params.operationName);
      if (!operation) throw new AppError('BAD_USER_INPUT', {}, 'Name the operation to run.');
      const run = (context: GraphContext): Promise<Ran> =>
        engine.run(document, operation, request.params.variables, context);
      return await (operation.operation === 'mutation' ? mutate(request, run) : query(request, run));
    } catch (error) {
      return refusal([error], errorDeps);
    }
  };
};
