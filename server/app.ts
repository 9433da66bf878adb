import { join } from 'node:path';
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { HOLD_EDIT, HOLD_VIEW } from '#domain/access/boardNeeds';
import { CALLS } from '#domain/access/calls';
import type { Need } from '#domain/access/can';
import { SEES_JOBS_OR_ESTIMATES } from '#domain/access/needs';
import { AppError } from '#domain/errors';
import type { HeldOn } from '#domain/live';
import { forgetActors } from './access/rightsEntities';
import { openDatabase, type OpenDatabase } from './db/database';
import { projectRoot } from './db/migrate';
import { primaryReads, standbyReads } from './db/reads';
import type { Env } from './env';
import { commitEmitter } from './events/emit';
import { createHub, type LiveHub } from './events/hub';
import { recordPublisher, type Publisher } from './events/publishers';
import { registerEvents } from './events/registerEvents';
import { openFiles } from './files/files';
import { openFileStore } from './files/openFileStore';
import { registerFiles } from './files/registerFiles';
import { openGeocoder } from './geocoding/openGeocoder';
import { registerAddressWarnings } from './geocoding/registerAddressWarnings';
import { openDistances } from './distances/openDistances';
import { registerDistances } from './distances/registerDistances';
import { registerGeocode } from './geocoding/registerGeocode';
import { registerGraphql } from './api/registerGraphql';
import type { BuiltSchema } from './api/schema';
import { ofAreas } from './api/serverArea';
import { AREAS, productSchema } from './areas';
import { createMailer } from './mail/mailer';
import { withSms } from './mail/smsTransport';
import { sendQueued, transportOf } from './mail/sendQueued';
import { registerPdfs } from './pdf/registerPdfs';
import { openQueue } from './queue/queue';
import { invitationRecipes } from './identity/invitationMail';
import { resetRecipes } from './identity/resetMail';
import { openDirectory } from './identity/directory/openDirectory';
import { registerIdentity } from './identity/registerIdentity';
import { registerCaching } from './http/caching';
import { registerCompression } from './http/compression';
import { drainOnClose } from './http/drainOnClose';
import { readTrustProxy } from './http/clientAddress';
import { handleError } from './http/errors';
import { dueLine, logFailure } from './http/failureLog';
import { parseJsonBody } from './http/parseJsonBody';
import { registerReaders } from './http/registerReaders';
import { NUL_REFUSED } from './db/databaseError';
import { holdsNul } from './http/holdsNul';
import { networkIn, registerClientAddress } from './http/registerClientAddress';
import { registerHealth } from './http/health';
import { registerOwnAddress } from './http/ownAddress';
import { loggerOptions } from './http/logger';
import { registerImports } from './imports/registerImports';
import { registerSecurityHeaders } from './http/securityHeaders';
import { registerStaticFiles } from './http/staticFiles';
import { registerWebhooks } from './areas/webhooks/publishToWebhooks';
import { registerNewNames } from './areas/jobs/search/updateSortKeys';
import { registerUpkeep, type UpkeepDeps, type UpkeepPace } from './upkeep/registerUpkeep';
import { exportLaneOf } from './exports/exportBody';
import { mutationLaneOf } from './pipeline/runMutationDocument';
import { backgroundFailure } from './watch/backgroundFailures';
import { registerBrowserErrors } from './watch/browserErrors';
import type { Metrics } from './watch/metrics';
import { registerWatch, traceIdOf } from './watch/registerWatch';
import { openTraces } from './watch/traces';
import { serverGauges } from './watch/serverGauges';
import { readReach } from './access/recordReach';
import { openWeather } from './weather/openWeather';
import { registerWeather } from './weather/registerWeather';

export interface AppDeps {
  open: OpenDatabase;
  env: Env;
  /** The server's clock; tests give their own. */
  clock(): Date;
  /** Another schema than the product's, for tests. */
  built?: BuiltSchema;
  /** No other server works on the database. */
  alone?: boolean;
  /** Where the embedded database keeps its changes for going back. */
  wal?: string;
  /** Makes a backup when one is due. */
  backUp?: UpkeepDeps['backUp'];
  /** How often the upkeep looks; tests are in more of a hurry. */
  upkeepEach?: UpkeepPace;
  /** Where the lines of the log go instead of the standard output. */
  logTo?: { write(line: string): void };
}

/** 1 MB: the largest document of the app is far below. Uploads have routes and limits of their own. */
const BODY_LIMIT = 1_048_576;

/** Answers that mean "not now", and the seconds after which it is worth a try: a restart takes a few. */
const BUSY: ReadonlySet<number> = new Set([429, 503]);
const RETRY_AFTER_S = 2;

/** Jobs have no generated screens, but forms that say when somebody else has saved, and documents that come and go. */
const JOB_NEEDS: ReadonlyMap<string, Need> = new Map([
  ['job', SEES_JOBS_OR_ESTIMATES],
  ['job_detail', SEES_JOBS_OR_ESTIMATES],
  ['document', CALLS.documents.need],
]);

/** Everything that the live stream tells of changes. */
export const publishersOf = (open: OpenDatabase, registry: BuiltSchema['registry']): Publisher[] => [
  recordPublisher(
    (entity) => JOB_NEEDS.get(entity) ?? registry.byTable.get(entity)?.needs.read,
    (rows) => readReach(open.pool, rows),
  ),
  ...AREAS.flatMap(({ publishers }) => publishers?.({ open, registry }) ?? []),
];

const viewNeed = (category: HeldOn): Need => HOLD_VIEW[category];

const registerLive = async (
  app: FastifyInstance,
  { open, env, clock, wal }: AppDeps,
  { registry }: BuiltSchema,
  metrics: Metrics | null,
): Promise<{ emitter: ReturnType<typeof commitEmitter>; hub: LiveHub }> => {
  const report = (error: unknown): void => backgroundFailure(app.log, 'live events', error);
  const emitter = commitEmitter(report);
  const hub = await createHub({
    open,
    emitter,
    report,
    publishers: publishersOf(open, registry),
    holdNeed: viewNeed,
    ...(metrics ? { onTold: metrics.told } : {}),
  });
  if (metrics) {
    const { pool } = open;
    const lanes = { mutations: mutationLaneOf(pool).standing, exports: exportLaneOf(pool).standing };
    serverGauges(metrics, { pool, lanes, streams: hub.streams, dataDir: env.DATA_DIR, wal, clock });
  }
  registerEvents(app, { hub, authenticate: app.authenticate, viewNeed, editNeed: (category) => HOLD_EDIT[category] });
  emitter.onCommitted(forgetActors);
  app.addHook('preClose', () => hub.stop());
  return { emitter, hub };
};

/** PostgreSQL cannot store NUL, so no address, name or token has one. @throws AppError BAD_USER_INPUT */
const refuseNulInAddress = async ({ raw: { url = '' } }: FastifyRequest): Promise<void> => {
  if (holdsNul(url)) throw new AppError('BAD_USER_INPUT', {}, NUL_REFUSED);
};

/** The whole server as one Fastify instance, not yet listening. */
export const buildApp = async (deps: AppDeps): Promise<FastifyInstance> => {
  const { env, built = productSchema() } = deps;
  const trust = readTrustProxy(env.TRUST_PROXY);
  const app = Fastify({
    logger: { ...loggerOptions(env.LOG_LEVEL), ...(deps.logTo ? { stream: deps.logTo } : {}) },
    genReqId: traceIdOf,
    bodyLimit: BODY_LIMIT,
    trustProxy: trust ?? false,
    forceCloseConnections: 'idle', // what runs is answered first
    return503OnClosing: false, // what still comes on an open connection too: a 503 ends a calendar's subscription [MSG-006]
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'trace_id' }),
    // A selection of a hundred work orders is one part of an address [WO-030].
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 4000 },
  });
  app.setErrorHandler(handleError);
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, parseJsonBody);
  const metrics = registerWatch(app, env.METRICS_TOKEN); // first: what is refused before all else has its line too
  registerClientAddress(app, trust);
  registerReaders(app);
  app.addHook('onRequest', refuseNulInAddress);
  app.decorateRequest('actor', null);
  drainOnClose(app);
  const standby = env.DATABASE_READ_URL === undefined ? null : openDatabase({ url: env.DATABASE_READ_URL });
  const reads = standby
    ? standbyReads(deps.open.pool, standby.pool, (error) => logFailure(app.log, 'SERVICE_UNAVAILABLE', error))
    : primaryReads(deps.open.pool);
  app.addHook('onClose', () => standby?.close());
  const traces = await openTraces(env);
  traces?.watchRequests(app);
  traces?.watchStatements(deps.open.pool);
  app.addHook('onSend', async (_request, reply) => {
    if (BUSY.has(reply.statusCode) && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_S);
  });
  await app.register(rateLimit, {
    global: false,
    keyGenerator: networkIn,
    errorResponseBuilder: () => new AppError('RATE_LIMITED'),
  });
  registerCaching(app);
  registerCompression(app);
  registerHealth(app, deps.open);
  registerOwnAddress(app);
  const { pool, db } = deps.open;
  const queue = openQueue({
    pool,
    log: app.log,
    ...(deps.alone ? { alone: true } : {}),
    ...(traces ? { trace: traces.run } : {}),
  });
  const mailer = createMailer(queue, env.TROWEL_EMAIL_TEST_RECIPIENT, env.SMS_URL !== undefined);
  const live: { hub?: LiveHub } = {};
  const liveCursor = () => live.hub?.cursor() ?? null;
  await registerIdentity(app, { ...deps, queue, mailer, liveCursor }); // a context of its own, made before the headers: the issuer's answers are read in a hidden frame
  const { store, local, bucket, origin } = await openFileStore(deps.open.db, env, deps.clock);
  const files = openFiles(store);
  const client = join(projectRoot(), 'dist/client');
  await registerSecurityHeaders(app, env, origin, join(client, 'index.html'));
  const geocoder = openGeocoder(env);
  const transport = withSms(env, transportOf(env));
  const directory = openDirectory(mailer, env);
  const recipes = {
    ...resetRecipes(db),
    ...invitationRecipes(db, directory.invitationLink, env.OIDC_PASSWORDS === 'on'),
  };
  const answered = ofAreas(AREAS, 'mailAnswered');
  queue.work('mail', sendQueued({ pool, settings: env, transport, recipes, answered, log: app.log }));
  const { upkeepEach, backUp } = deps;
  registerUpkeep(app, { open: deps.open, queue, env, clock: deps.clock, backUp, each: upkeepEach });
  registerNewNames(app, pool);
  registerWebhooks(app, { open: deps.open, registry: built.registry, queue, env });
  app.addHook('onClose', async () => {
    await queue.stop();
    transport.close();
    await traces?.stop();
  });
  const { emitter, hub } = await registerLive(app, deps, built, metrics);
  live.hub = hub;
  const pipeline = {
    pool,
    reads,
    db,
    entities: built.registry.entities,
    emitter,
    files,
    directory,
    mailer,
    geocoder,
    beforeCommit: ofAreas(AREAS, 'beforeCommit'),
    log: app.log,
  };
  const services = { ...deps, reads, built, files, geocoder, queue, pipeline, log: app.log };
  registerFiles(app, { ...services, local, bucket });
  registerBrowserErrors(app, pool);
  registerGeocode(app, geocoder);
  const warnOf = (what: string) => (error: unknown) => {
    if (dueLine(app.log, what) !== null) app.log.warn({ err: error }, what);
  };
  const onFault = warnOf('The table service of distances failed.');
  registerDistances(app, openDistances(env, { onFault }));
  registerWeather(app, openWeather(env, { onFault: warnOf('The weather service failed.') }));
  registerAddressWarnings(app);
  registerPdfs(app, services, Object.assign({}, ...AREAS.map(({ papers }) => papers)));
  for (const { routes } of AREAS) routes?.(app, services);
  registerImports(app, services);
  await registerGraphql(app, services);
  await registerStaticFiles(app, client);
  return app;
};
