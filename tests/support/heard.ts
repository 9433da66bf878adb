import { Writable } from 'node:stream';
import { actorOf } from '../../server/access/actor';
import { publishersOf } from '../../server/app';
import { productSchema } from '../../server/areas';
import { liveClient } from '../../server/events/liveClients';
import { changesSince, standingNow } from '../../server/events/standing';
import type { Person } from './accessReference';
import type { FreshDatabase } from './database';

export type LoggedRow = readonly [entity: string, id: number, job: number];

/** Changes as the log keeps them. */
export const writeLog = async ({ pool }: FreshDatabase, rows: readonly LoggedRow[]): Promise<void> => {
  for (const [entity, id, job] of rows)
    await pool.query(
      `insert into change_log (mutation_id, command, entity, entity_id, job_id, user_id, before, after) values (gen_random_uuid(), 'updateJob', $1, $2, $3, 1, '{"a": 1}', '{"a": 2}')`,
      [entity, id, job],
    );
};

/** What each person hears of these rows of the log: all that the stream says, and the records that it names as `entity id`. */
export const heardOf = async (
  database: FreshDatabase,
  people: ReadonlyMap<string, Person>,
  rows: readonly LoggedRow[],
): Promise<ReadonlyMap<string, { text: string; records: Set<string> }>> => {
  const standing = await standingNow(database.pool);
  await writeLog(database, rows);
  const { rows: logged } = await changesSince(database.pool, standing, { limit: 2000 });
  const telling = { cursor: 'c', nameOf: () => ({ id: 1, name: 'Ana' }) };
  const batch = (
    await Promise.all(publishersOf(database, productSchema().registry).map((publish) => publish(logged, telling)))
  ).flat();
  const heard = new Map<string, { text: string; records: Set<string> }>();
  for (const account of people.keys()) {
    const [user] = (
      await database.pool.query<{ sub: string }>('select sub from app_user where email = $1', [
        `${account}@trowel.test`,
      ])
    ).rows;
    const actor = user && (await actorOf(database.db, user.sub));
    if (!actor) throw new Error(`no ${account}`);
    let text = '';
    const response = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        text += chunk.toString();
        done();
      },
    });
    liveClient(response, { actor, iat: 0, exp: 4e9 }).sendNow({ events: batch });
    const records = new Set(
      [...text.matchAll(/event: change\ndata: (.*)\n/g)].flatMap(([, data = '']) =>
        (JSON.parse(data) as { records: { entity: string; id: number }[] }).records.map(
          ({ entity, id }) => `${entity} ${id}`,
        ),
      ),
    );
    heard.set(account, { text, records });
  }
  return heard;
};
