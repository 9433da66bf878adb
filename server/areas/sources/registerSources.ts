import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { can, type Need } from '#domain/access/can';
import { AppError } from '#domain/errors';
import { sourceNeeds, type SourceAccess, type SourceInMenu, type SourceRight } from '#domain/sources/sourceAccess';
import type { Actor } from '../../access/actor';
import { actorIn, perUser } from '../../access/perUser';
import type { BuiltSchema } from '../../api/schema';
import type { Env } from '../../env';
import { createLane } from '../../pipeline/lane';
import type { SourceSetting } from '../../settings/sourceSettings';
import { requestSource, away, type SourceOptions } from './requestSource';
import { checkDocument } from './checkDocument';
import { sourceCatalogue } from './sourceCatalogue';

/** Questions a minute of one user, and those of all at one source at a time, with the milliseconds of a wait. */
const MAX_PER_MINUTE = 600;
const AT_ONCE = 10;
const TURN_MS = 5_000;
/** Bytes of a question: a page of ids, a form with long texts. */
const MAX_QUESTION_BYTES = 262_144;
/** Milliseconds that the list of sources waits for one that says nothing. */
const LIST_MS = 3_000;

/** Whoever reads roles or users knows what they can be given. */
const SEES_RIGHTS: Need = { any: ['CAN_VIEW_ROLES', 'CAN_ADMINISTER_USER'] };

const question = z.strictObject({
  query: z.string().max(MAX_QUESTION_BYTES),
  variables: z.record(z.string(), z.unknown()).default({}),
  operationName: z.string().nullish(),
});

const maySee = ({ permissions }: Actor, source: SourceSetting): boolean => can(permissions, sourceNeeds(source).see);
const mayEdit = ({ permissions, viewed_by }: Actor, source: SourceSetting): boolean =>
  viewed_by === undefined && can(permissions, sourceNeeds(source).edit);

/** A source by its name, for who may see it: for others there is none. @throws AppError NOT_FOUND */
const sourceFor = (sources: readonly SourceSetting[], actor: Actor, params: unknown): SourceSetting => {
  const { name } = z.object({ name: z.string() }).parse(params);
  const found = sources.find((source) => source.name === name && maySee(actor, source));
  if (!found) throw new AppError('NOT_FOUND');
  return found;
};

/**
 * GET /v1/sources: those that the user sees. GET /v1/source-rights: those that roles are given rights to. GET /v1/sources/{name}: the tables of one. POST /v1/sources/{name}: a query
 * or mutation of those tables, asked with the key of the source, which no browser learns [SRC-001].
 */
export const registerSources = (
  app: FastifyInstance,
  { env, built }: { env: Pick<Env, 'SOURCES' | 'SOURCE_PRIVATE'>; built: Pick<BuiltSchema, 'registry'> },
  options: Partial<SourceOptions> = {},
): void => {
  const sources = env.SOURCES ?? [];
  // Views of `accounting.vendor` are for whoever sees `accounting`.
  for (const source of sources) built.registry.sources.set(source.name, sourceNeeds(source));
  const asking: SourceOptions = { mayBePrivate: env.SOURCE_PRIVATE === 'on', ...options };
  const catalogue = sourceCatalogue(asking);
  const lanes = new Map(sources.map(({ name }) => [name, createLane(AT_ONCE, TURN_MS)]));

  const inMenu = async (actor: Actor, source: SourceSetting): Promise<SourceInMenu> => {
    const { name, label, vendors } = source;
    const known = await Promise.race([catalogue.read(source).catch(() => null), pause(LIST_MS, null, { ref: false })]);
    return {
      name,
      label,
      may_edit: mayEdit(actor, source),
      ...(vendors === undefined ? {} : { vendors }),
      tables:
        known?.tables.map(({ descriptor: { name: table, label_plural, route } }) => ({
          name: table,
          label_plural,
          route,
        })) ?? null,
    };
  };

  app.get('/v1/sources', perUser(app, 120), async (request, reply) => {
    const actor = actorIn(request);
    const seen = sources.filter((source) => maySee(actor, source));
    const answer = await Promise.all(seen.map((source) => inMenu(actor, source)));
    return reply.header('cache-control', 'no-store').send({ sources: answer });
  });

  app.get('/v1/source-rights', perUser(app, 120), async (request, reply) => {
    if (!can(actorIn(request).permissions, SEES_RIGHTS)) throw new AppError('FORBIDDEN');
    const rights: SourceRight[] = sources
      .filter(({ see }) => see === undefined)
      .map(({ name, label }) => ({ name, label }));
    return reply.header('cache-control', 'no-store').send({ rights });
  });

  app.get('/v1/sources/:name', perUser(app, 120), async (request, reply) => {
    const actor = actorIn(request);
    const source = sourceFor(sources, actor, request.params);
    const { dialect, tables } = await catalogue.read(source);
    const { name, label } = source;
    const answer: SourceAccess = { name, label, dialect, tables, may_edit: mayEdit(actor, source) };
    return reply.header('cache-control', 'no-store').send(answer);
  });

  app.post(
    '/v1/sources/:name',
    { ...perUser(app, MAX_PER_MINUTE), bodyLimit: MAX_QUESTION_BYTES },
    async (request, reply) => {
      const actor = actorIn(request);
      const source = sourceFor(sources, actor, request.params);
      const asked = question.safeParse(request.body);
      if (!asked.success) throw new AppError('BAD_USER_INPUT', {}, 'This request cannot be read.');
      const { query, variables } = asked.data;
      const { tables } = await catalogue.read(source);
      const { writes, roots } = checkDocument(query, tables);
      if (writes && !mayEdit(actor, source)) throw new AppError('FORBIDDEN');
      // Its own line: whoever waits there in vain hears that the source is away, not that we are.
      const leave = await lanes
        .get(source.name)
        ?.enter()
        .catch((reason: unknown) => {
          throw away(source, reason);
        });
      try {
        if (writes) app.log.info({ source: source.name, user_id: actor.user_id, roots }, 'written to a source');
        const answer = await requestSource(source, { query, variables }, asking);
        // What it said before is not what it is now.
        if (/Cannot query field|Unknown (type|argument)/.test(JSON.stringify(answer.errors ?? '')))
          catalogue.forget(source);
        return reply.header('cache-control', 'no-store').send(answer);
      } finally {
        leave?.();
      }
    },
  );
};
