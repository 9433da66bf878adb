/** The server as it is delivered, with two tables more: the job page's own query comes with the job screens. */
import { sql } from 'drizzle-orm';
import { RESOURCE_NEEDS } from '../../domain/access/resourceNeeds';
import { jobReadable, readsEveryJob } from '../../server/access/scope';
import { crewInformation } from '../../server/db/tables/pebble';
import { job, jobDetail } from '../../server/db/tables/jobs';
import { openDatabase } from '../../server/db/database';
import { readEnv } from '../../server/env';
import { ofAreas } from '../../server/api/serverArea';
import { AREAS } from '../../server/areas';
import { jobs } from '../../server/areas/jobs/calls/jobs';
import { crud } from '../../server/api/resource';
import { buildSchema } from '../../server/api/schema';
import { buildApp } from '../../server/app';

const [socket = '', port = '', dataDir = ''] = process.argv.slice(2);

const needs = { ...RESOURCE_NEEDS.customer, read: 'CAN_VIEW_JOB' } as const;
const benchResources = [
  crud(job, {
    needs,
    label: 'Bench Job',
    title: ['name'],
    parts: [{ table: jobDetail, label: 'Parts', label_one: 'Part', orderBy: ['id'], title: ['id'] }],
    scope: (actor, alias) =>
      readsEveryJob(actor)
        ? undefined
        : sql`${sql.raw(alias)}.id in (select ${job.id} from ${job} where ${jobReadable(actor)})`,
  }),
  crud(jobDetail, {
    needs,
    label: 'Bench Part',
    title: ['id'],
    parts: [{ table: crewInformation, label: 'Entries', label_one: 'Entry', orderBy: ['id'], title: ['id'] }],
  }),
];

const open = openDatabase({ socket, database: 'postgres' });
const built = buildSchema({
  resources: [...ofAreas(AREAS, 'resources'), ...benchResources],
  calls: ofAreas(AREAS, 'calls').filter((module) => module !== jobs),
});
const env = readEnv({ PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'silent', NODE_ENV: 'production' });
const app = await buildApp({ open, env, clock: () => new Date(), built });
await app.listen({ host: '127.0.0.1', port: env.PORT });
process.on(
  'SIGTERM',
  () =>
    void app
      .close()
      .then(() => open.close())
      .finally(() => process.exit(0)),
);
