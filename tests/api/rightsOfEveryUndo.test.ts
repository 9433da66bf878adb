import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { manyOperations } from '#domain/fields/manyOperations';
import { productSchema } from '../../server/areas';
import {
  deletesFrom,
  editsSubJob,
  holds,
  readsJob,
  readsSubJob,
  readsTable,
  schedulesPresite,
  writesTable,
  type Person,
} from '../support/accessReference';
import { testDatabase } from '../support/database';
import { openGraphql, type Ask } from '../support/graphqlHarness';
import { JOBS, PAPERS, PAPERS_PART, rightsWorld, SUB_JOBS } from '../support/rightsWorld';

const { registry } = productSchema();
/** Of the lists that administrators keep two stand for all: they are made alike. */
const TABLES = registry.resources.filter(
  ({ name, isLookup, descriptor }) =>
    descriptor.operations.update && !name.endsWith('_work_order') && (!isLookup || ['city', 'job_type'].includes(name)),
);

let ask: Ask;
let people: ReadonlyMap<string, Person>;
const database = await testDatabase();
beforeAll(async () => {
  people = await rightsWorld(database);
  await database.pool.query(
    "insert into vendor (id, name) values (9730, 'Vendor'); insert into plant (id, name, lat, lon) values (9750, 'Plant', 29.8, -95.4); insert into product (id, name, category_id) select 9740, 'Pump', min(id) from lookup_product_category",
  );
  ask = openGraphql(database);
});

const KINDS = { creation: ['null', '{}'], change: ['{}', '{}'], deletion: ['{}', 'null'] } as const;
type Kind = keyof typeof KINDS;

interface Done {
  command: string;
  entity: string;
  id: number;
  kind: Kind;
  /** A field that was changed; none where the row alone decides. */
  field?: string;
  may(person: Person): boolean;
}

const firstRow = async (table: string): Promise<number> => {
  const { rows } = await database.pool.query<{ id: number }>(`select max(id) as id from "${table}"`);
  return rows[0]?.id ?? 0;
};

/** An entry of the log as the administrator's mutation would have left it. */
const write = async ({ command, entity, id, kind, field }: Done): Promise<string> => {
  const mutation = randomUUID();
  const row = field === undefined ? '{}' : JSON.stringify({ [field]: 'Gate code 4711' });
  const [before, after] = KINDS[kind].map((value) => (value === 'null' ? value : row));
  await database.pool.query(
    `insert into change_log (mutation_id, command, entity, entity_id, user_id, before, after) values ($1, $2, $3, $4, 1, nullif($5::jsonb, 'null'), nullif($6::jsonb, 'null'))`,
    [mutation, command, entity, id, before, after],
  );
  return mutation;
};

const REFUSED = ['FORBIDDEN', 'NOT_FOUND'];

/** Whether an account may take a mutation back: tried in one document with a call that fails, so that nothing of it stays. */
const isRefused = async (account: string, mutation: string): Promise<boolean> => {
  const { errors } = await ask(
    account,
    `mutation { tried: undo(mutation_id: "${mutation}") { mutation_id } failed: undo(mutation_id: "x") { mutation_id } }`,
  );
  const error = errors.find(({ path }) => path?.[0] === 'tried');
  if (error?.extensions.code === 'INTERNAL_SERVER_ERROR') throw new Error(JSON.stringify(error));
  return error !== undefined && REFUSED.includes(error.extensions.code);
};

const differences = async (all: readonly Done[]): Promise<string[]> => {
  const found: string[] = [];
  for (const done of all) {
    const mutation = await write(done);
    await Promise.all(
      [...people].map(async ([account, person]) => {
        if ((await isRefused(account, mutation)) === done.may(person))
          found.push(`${account}: undo of ${done.command} (${done.kind} of ${done.entity} ${done.id})`);
      }),
    );
  }
  return found;
};

/** The commands that are made from a table, each with what it does to a row. */
const commandsOf = ({ descriptor }: (typeof TABLES)[number]): (readonly [string | undefined, Kind])[] => {
  const { create, update, remove } = descriptor.operations;
  const many = manyOperations(descriptor);
  return [
    [create, 'creation'],
    [update, 'change'],
    [remove, 'deletion'],
    [many.update, 'change'],
    [many.import, 'creation'],
    [many.import, 'change'],
    ...(remove ? ([[many.remove, 'deletion']] as const) : []),
    ...(descriptor.has_bin ? ([[many.restore, 'creation']] as const) : []),
  ];
};

const mayUndo =
  (kind: Kind, table: string) =>
  (person: Person): boolean =>
    readsTable(person, table) && writesTable(person, table) && (kind === 'change' || deletesFrom(person, table));

describe('an undo of each command that is made from a table', () => {
  it.each(TABLES.map((table) => [table.name, table] as const))(
    'of %s is for who holds the right to it and to its opposite [ADM-006]',
    async (name, table) => {
      const entity = table.entity.name;
      const id = await firstRow(entity);
      const all = commandsOf(table).flatMap(([command, kind]): Done[] =>
        command === undefined ? [] : [{ command, entity, id, kind, may: mayUndo(kind, name) }],
      );
      expect(await differences(all)).toEqual([]);
    },
  );
});

const [gunite, pebble] = [SUB_JOBS.find(({ id }) => id === 9107), SUB_JOBS.find(({ id }) => id === 9108)];
const part = SUB_JOBS.find(({ id }) => id === PAPERS_PART);
const job = JOBS.find(({ id }) => id === 9107 - 100);
const edits =
  (...codes: string[]) =>
  (person: Person): boolean =>
    holds(person, ...codes);
const JOB_EDITORS = ['CAN_EDIT_GUNITE_JOB_ALL', 'CAN_EDIT_PLASTER_JOBS_ALL', 'CAN_EDIT_WARRANTY_JOBS'];

describe('an undo of each command of jobs, boards, stock and people', () => {
  it('is for who may do it, on the record as it is', async () => {
    if (!gunite || !pebble || !part || !job) throw new Error('no such job');
    const change = { kind: 'change' } as const;
    const { rows } = await database.pool.query<{ id: number }>(
      `with card as (insert into crew_information (job_detail_id, phase_type_id, status_id) values (${pebble.id}, 1, 2) returning id),
        entry as (insert into gunite_history (job_detail_id, status_id, type_id) values (${gunite.id}, 2, 1) returning id)
      select id from card union all select id from entry`,
    );
    const [card = 0, entry = 0] = rows.map(({ id }) => id);
    const presite = await database.pool.query<{ id: number }>(
      `select id from presite where job_detail_id = ${pebble.id}`,
    );
    const known = [
      {
        command: 'updateJob',
        entity: 'job',
        id: job.id,
        ...change,
        may: (person) => readsJob(person, job) && holds(person, ...JOB_EDITORS),
      },
      {
        command: 'updateJob',
        entity: 'job_detail',
        id: pebble.id,
        ...change,
        field: 'critical_note',
        may: (person) => editsSubJob(person, pebble),
      },
      {
        command: 'deleteJob',
        entity: 'job',
        id: job.id,
        kind: 'deletion',
        may: (person) => holds(person, 'CAN_DELETE_JOB') && readsJob(person, job),
      },
      {
        command: 'updateDailyBatches',
        entity: 'job_detail',
        id: pebble.id,
        ...change,
        field: 'critical_note',
        may: (person) => editsSubJob(person, pebble),
      },
      {
        command: 'updatePebbleWeeklyBoardCrewInfoEntry',
        entity: 'crew_information',
        id: card,
        ...change,
        may: edits('CAN_EDIT_PLASTER_SCHEDULE'),
      },
      {
        command: 'updateGuniteBoardHistoryEntry',
        entity: 'gunite_history',
        id: entry,
        ...change,
        may: edits('CAN_EDIT_GUNITE_SCHEDULE'),
      },
      {
        command: 'updatePresiteSchedule',
        entity: 'presite',
        id: presite.rows[0]?.id ?? 0,
        ...change,
        may: (person) => schedulesPresite(person, pebble),
      },
      { command: 'updateInventory', entity: 'product', id: 9740, ...change, may: edits('CAN_EDIT_INVENTORY') },
      {
        command: 'updatePebbleColor',
        entity: 'lookup_pebble_color',
        id: await firstRow('lookup_pebble_color'),
        ...change,
        may: edits('CAN_EDIT_COLOR_RECIPE'),
      },
      { command: 'updateUser', entity: 'app_user', id: 2, ...change, may: edits('CAN_ADMINISTER_USER') },
      { command: 'updateRole', entity: 'role', id: 9900, ...change, may: edits('CAN_EDIT_ROLES') },
      {
        command: 'renameDocument',
        entity: 'document',
        id: PAPERS.of_part,
        ...change,
        may: (person) => readsSubJob(person, part) && holds(person, ...JOB_EDITORS),
      },
    ] satisfies Done[];
    expect(await differences(known)).toEqual([]);
  });
});

describe('what a history offers to take back', () => {
  it.each(['customer', 'homeowner', 'employee', 'product'])(
    'of a %s is what the undo then does, for everybody',
    async (table) => {
      const id = await firstRow(table);
      const found: string[] = [];
      const kinds = Object.keys(KINDS) as Kind[];
      const mutations = await Promise.all(
        kinds.map((kind) =>
          write({
            command: `update${table[0]?.toUpperCase()}${table.slice(1)}`,
            entity: table,
            id,
            kind,
            may: () => true,
          }),
        ),
      );
      for (const account of people.keys()) {
        const { data } = await ask(
          account,
          `{ history(entity: "${table}", id: ${id}) { items { mutation_id may_undo } } }`,
        );
        const items =
          (data?.history as { items: { mutation_id: string; may_undo: boolean }[] } | undefined)?.items ?? [];
        for (const { mutation_id, may_undo } of items.filter((one) => mutations.includes(one.mutation_id)))
          if (may_undo === (await isRefused(account, mutation_id)))
            found.push(`${account}: ${kinds[mutations.indexOf(mutation_id)]}`);
      }
      expect(found).toEqual([]);
    },
  );
});
