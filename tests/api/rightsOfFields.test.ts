import { isObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { productSchema } from '../../server/areas';
import { invalidateActors } from '../../server/access/actor';
import { holds, readsSubJob, readsTable, type Person } from '../support/accessReference';
import { testDatabase } from '../support/database';
import {
  isOfJobs,
  readsBeside,
  readsField,
  readsLogged,
  RECORD_FIELDS,
  TABLE_FIELDS,
  type FieldFacts,
  type RowsOfJobs,
} from '../support/fieldReference';
import { openGraphql, rootOf, type Ask } from '../support/graphqlHarness';
import { also, JOBS, rightsWorld, SUB_JOBS } from '../support/rightsWorld';

const { schema, registry } = productSchema();
/** Of the lists that administrators keep three stand for all, the one with recipes among them. */
const TABLES = registry.resources.filter(
  ({ name, isLookup }) => !isLookup || ['city', 'crew', 'pebble_color'].includes(name),
);

let ask: Ask;
let people: ReadonlyMap<string, Person>;
const database = await testDatabase();

const ROW = 77_001;
const WORK_ORDERS = { gunite: 9107, boulder: 9107, pebble: 9108, pebble_daily: 9108, prep: 9108, warranty: 9109 };
const subJobOf = (id: number) => SUB_JOBS.find((one) => one.id === id);
const jobOf = (id: number) => JOBS.find((one) => one.id === id);

beforeAll(async () => {
  people = await rightsWorld(database);
  ask = openGraphql(database);
  for (const [type, subJob] of Object.entries(WORK_ORDERS))
    await database.pool.query(
      `insert into ${type}_work_order (id, job_id, job_detail_id) values (${ROW}, ${subJob - 100}, ${subJob})`,
    );
  await database.pool.query(
    `insert into stop_message (id, job_detail_id, stop_key, date, kind, recipient, what) values (${ROW}, 9108, 'x', '2026-03-12', 'builder', 'x', 'x')`,
  );
  await database.pool.query(`insert into plant (id, name, lat, lon) values (${ROW}, 'x', 29.7, -95.4)`);
  await database.pool.query(
    `insert into crew_day (id, crew_id, date, plant_id) select ${ROW}, min(id), '2026-03-12', ${ROW} from crew`,
  );
  // A day for everybody: who reads absences is a test of its own (boardDaysWithoutWork).
  await database.pool.query(
    `insert into day_without_work (id, kind, name, first_day, last_day) values (${ROW}, 'holiday', 'x', '2026-03-12', '2026-03-12')`,
  );
});

const ofTable = (table: string): readonly FieldFacts[] => TABLE_FIELDS[table] ?? [];
const besides = (table: string): readonly FieldFacts[] => RECORD_FIELDS[table] ?? [];

/** A column whose place the row takes that another column leads to. */
const isCovered = (table: string, { name }: FieldFacts): boolean =>
  ofTable(table).some((other) => other.to !== undefined && other.name === `${name}_id`);
const shown = (table: string): FieldFacts[] =>
  ofTable(table).filter((fact) => !fact.is_secret && !isCovered(table, fact));

/** Rows of jobs have no type that is made from their table: nothing leads to them but the calls of jobs. */
const leadsSomewhere = ({ to = '' }: FieldFacts): boolean => !['', 'job', 'job_detail', 'boulder_details'].includes(to);
const relationOf = ({ name }: FieldFacts): string => name.replace(/_id$/, '');

/** What a person may select of the rows of a table, and each field that does not exist for this person. */
const selectionOf = (person: Person, table: string): { may: string[]; mayNot: string[] } => {
  const fields = [
    ...shown(table).map(({ name, is_picture }) => ({
      text: is_picture ? `${name} { url }` : name,
      may: readsField(person, table, name),
    })),
    ...shown(table)
      .filter(leadsSomewhere)
      .map((fact) => ({ text: `${relationOf(fact)} { id }`, may: readsBeside(person, fact.to ?? '') })),
    ...besides(table).map(({ name, to }) =>
      to === undefined
        ? { text: name, may: readsField(person, table, name) }
        : { text: `${name} { ${selectionOf(person, to).may.join(' ')} }`, may: readsBeside(person, to) },
    ),
  ];
  const texts = (may: boolean): string[] => fields.filter((field) => field.may === may).map(({ text }) => text);
  return { may: texts(true), mayNot: texts(false) };
};

describe('each table of the database', () => {
  it('has its columns in the reference', () => {
    const names = (fields: readonly { name: string }[]): string[] => fields.map(({ name }) => name).toSorted();
    const tables = [...registry.entities.values()];
    expect(Object.fromEntries(tables.map(({ name, columns }) => [name, names(columns)]))).toEqual(
      Object.fromEntries(Object.entries(TABLE_FIELDS).map(([table, fields]) => [table, names(fields)])),
    );
  });

  it('shows of its records those columns, the records that they lead to, and what the reference names besides', () => {
    const differing = registry.resources.flatMap(({ entity: { name: table }, type }) => {
      const made = schema.getType(type);
      if (!isObjectType(made)) return [type];
      const known = new Set([
        ...shown(table).flatMap((fact) => (leadsSomewhere(fact) ? [fact.name, relationOf(fact)] : [fact.name])),
        ...besides(table).map(({ name }) => name),
      ]);
      // What calls of an area add to a type is made from what the reference names: the codes of a role, in three shapes; or tells of the server.
      const derived = [
        'client_key',
        'biPermissions',
        'triPermissions',
        'flags',
        'field_limits',
        'user_permissions',
        'is_invitation_mailed',
      ];
      return Object.keys(made.getFields())
        .filter((name) => !known.delete(name) && !derived.includes(name))
        .concat([...known])
        .map((name) => `${type}.${name}`);
    });
    expect(differing).toEqual([]);
  });
});

describe('the fields of each record', () => {
  it('are read by who reads the record and, of prices, has that right; what they lead to by who reads that [USR-017]', async () => {
    const found: string[] = [];
    for (const { name, entity, descriptor } of TABLES)
      for (const [account, person] of people) {
        if (!readsTable(person, name)) continue;
        const { may, mayNot } = selectionOf(person, entity.name);
        const { list } = descriptor.operations;
        const errorsOf = async (fields: string): Promise<readonly { message: string }[]> =>
          (await ask(account, `{ ${list} { items { ${fields} } } }`)).errors;
        for (const { message } of await errorsOf(may.join(' '))) found.push(`${account}: ${name}: ${message}`);
        for (const field of mayNot)
          if ((await errorsOf(field)).length === 0) found.push(`${account}: ${name} shows ${field}`);
      }
    expect(found).toEqual([]);
  }, 120_000);

  it('are nobody’s where they are secret, by whatever way they are asked for', async () => {
    const found: string[] = [];
    for (const { name, entity, descriptor } of registry.resources)
      for (const { name: field } of ofTable(entity.name).filter(({ is_secret }) => is_secret))
        for (const question of [
          `{ ${descriptor.operations.list} { items { ${field} } } }`,
          `{ ${descriptor.operations.list}(sort: { field: "${field}", order: ASC }) { items { id } } }`,
          `{ ${descriptor.operations.list}(filter: { ${field}: { is_empty: true } }) { items { id } } }`,
        ])
          if ((await ask('admin', question)).errors.length === 0) found.push(`${name}: ${question}`);
    expect(found).toEqual([]);
  });
});

/** A change of every column of a row of each table, as a log would keep it of the job of the reference. */
const writeLog = async (rows: readonly (readonly [table: string, id: number, owners: Record<string, number>])[]) => {
  for (const [table, id, owners] of rows) {
    const values = (word: string) =>
      JSON.stringify({
        ...Object.fromEntries(
          ofTable(table).map(({ name, is_secret }) => [name, `${is_secret ? 'secret' : 'open'} ${word}`]),
        ),
        ...Object.fromEntries(
          ofTable(table)
            .filter(({ to }) => to !== undefined)
            .map(({ name }) => [name, ROW]),
        ),
        ...owners,
      });
    await database.pool.query(
      `insert into change_log (mutation_id, command, entity, entity_id, user_id, before, after) values (gen_random_uuid(), 'tried', $1, $2, 1, $3, $4)`,
      [table, id, values('before'), values('after')],
    );
  }
};

interface Change {
  entity: string;
  field: string;
}
const byEntity = (changes: readonly Change[]): Record<string, string[]> => {
  const found: Record<string, string[]> = {};
  for (const { entity, field } of changes) (found[entity] ??= []).push(field);
  for (const fields of Object.values(found)) fields.sort();
  return found;
};
const namesOf = (fields: readonly FieldFacts[]): string[] => fields.map(({ name }) => name).toSorted();

const difference = (told: Record<string, string[]>, expected: Record<string, string[]>): string[] =>
  [...new Set([...Object.keys(told), ...Object.keys(expected)])].flatMap((table) => {
    const [one, other] = [told[table] ?? [], expected[table] ?? []];
    return [
      ...one.filter((field) => !other.includes(field)).map((field) => `+${table}.${field}`),
      ...other.filter((field) => !one.includes(field)).map((field) => `-${table}.${field}`),
    ];
  });

describe('the history of each record', () => {
  it('tells the fields that its reader reads, of the record and of the rows inside of it', async () => {
    const rowsWithin = (table: string): string[] =>
      besides(table).flatMap(({ to }) => (to === undefined || to === 'crew' ? [] : [to, ...rowsWithin(to)]));
    await writeLog(
      TABLES.flatMap(({ entity: { name } }) =>
        [name, ...rowsWithin(name)].map((table) => [table, table === 'job' ? 9005 : ROW, {}] as const),
      ),
    );
    const found: string[] = [];
    for (const { name, entity } of TABLES)
      for (const [account, person] of people) {
        const order = Object.entries(WORK_ORDERS).find(([type]) => name === `${type}_work_order`);
        const subJob = name === 'stop_message' ? subJobOf(9108) : order && subJobOf(order[1]);
        if (!readsTable(person, name) || (subJob && !readsSubJob(person, subJob))) continue;
        const id = name === 'estimate' ? 9005 : ROW;
        const answer = await ask(
          account,
          `{ history(entity: "${name}", id: ${id}) { items { changes { entity field } } } }`,
        );
        if (person.codes.has('IS_SUBCONTRACTOR') && name === 'estimate') {
          if (answer.errors.length === 0) found.push(`${account}: an estimate that is not assigned`);
          continue;
        }
        const { items } = rootOf<{ items: { changes: Change[] }[] }>(answer, 'history');
        const told = byEntity(items.flatMap(({ changes }) => changes));
        const expected = Object.fromEntries(
          [entity.name, ...rowsWithin(entity.name).filter((table) => readsBeside(person, table))].map((table) => [
            table,
            // That a row is of the record whose history this is goes without saying.
            namesOf(
              shown(table).filter(
                ({ to, name: field }) =>
                  readsField(person, table, field) &&
                  (table === entity.name ||
                    to === undefined ||
                    ![entity.name, ...rowsWithin(entity.name)].includes(to)),
              ),
            ),
          ]),
        );
        const differing = difference(told, expected);
        if (differing.length > 0) found.push(`${account}: ${name}: ${differing.join(' ')}`);
      }
    expect(found).toEqual([]);
  }, 120_000);
});

describe('the history over all records', () => {
  const pebble = subJobOf(9108);
  const job = jobOf(9008);

  beforeAll(async () => {
    await database.pool.query(
      `insert into user_permission (user_id, category_name, has_permission) select id, 'CAN_VIEW_ADMIN_DASHBOARD', true from app_user where email like 'one_%' on conflict do nothing`,
    );
    invalidateActors();
    await database.pool.query('delete from change_log');
    const OWNERS = { job_id: 9008, job_detail_id: 9108 };
    const ids: Record<string, number> = { job: 9008, job_detail: 9108 };
    await writeLog(
      Object.keys(TABLE_FIELDS).map((table) => [
        table,
        ids[table] ?? ROW + 1,
        Object.fromEntries(
          ofTable(table).flatMap(({ name, to }) =>
            to === undefined || to.startsWith('lookup_') ? [] : [[name, OWNERS[name as 'job_id'] ?? ROW + 1]],
          ),
        ),
      ]),
    );
    ask = openGraphql(database);
  });
  const rows: () => RowsOfJobs = () => {
    if (!pebble || !job) throw new Error('no such job');
    return { job, sub_job: pebble };
  };
  const readers = () =>
    [...people]
      .map(
        ([account, alone]) =>
          [account, account.startsWith('one_') ? also(alone, 'CAN_VIEW_ADMIN_DASHBOARD') : alone] as const,
      )
      .filter(([, person]) => holds(person, 'CAN_VIEW_ADMIN_DASHBOARD'));

  it('tells, to who may open it, the shown fields of the rows that this person reads, for every table', async () => {
    const found: string[] = [];
    for (const [account, person] of readers()) {
      const changes: Change[] = [];
      for (const number of [1, 2]) {
        const { items } = rootOf<{ items: { entity: string; fields: { field: string }[] }[] }>(
          await ask(
            account,
            `{ changes(page: { number: ${number}, size: 100 }) { items { entity fields { field } } } }`,
          ),
          'changes',
        );
        changes.push(...items.flatMap(({ entity, fields }) => fields.map(({ field }) => ({ entity, field }))));
      }
      const expected = Object.fromEntries(
        Object.keys(TABLE_FIELDS)
          .filter((table) => readsLogged(person, table, rows()))
          .map((table) => [table, namesOf(shown(table).filter(({ name }) => readsField(person, table, name)))]),
      );
      const differing = difference(byEntity(changes), expected);
      if (differing.length > 0) found.push(`${account}: ${differing.join(' ')}`);
    }
    expect(found).toEqual([]);
  }, 120_000);

  it('is not searched by what it does not tell', async () => {
    const found: string[] = [];
    const count = async (filter: string): Promise<number> =>
      rootOf<{ total_count: number }>(await ask('admin', `{ changes(filter: ${filter}) { total_count } }`), 'changes')
        .total_count;
    expect(await count('{ search: "open before" }')).toBeGreaterThan(50);
    expect(await count('{ search: "secret before" }')).toBe(0);
    for (const [table, fields] of Object.entries(TABLE_FIELDS))
      for (const { name } of fields.filter(({ is_secret }) => is_secret))
        if ((await count(`{ entity: "${table}", field: "${name}" }`)) > 0) found.push(`${table}.${name}`);
    expect(found).toEqual([]);
  });

  it('offers for a search the tables and fields that it tells', async () => {
    const found: string[] = [];
    for (const [account, person] of readers()) {
      const tables = rootOf<{ name: string; fields: { name: string }[] }[]>(
        await ask(account, '{ changedTables { name fields { name } } }'),
        'changedTables',
      );
      for (const table of Object.keys(TABLE_FIELDS).filter((one) => !isOfJobs(one)))
        if (tables.some(({ name }) => name === table) !== readsLogged(person, table, rows()))
          found.push(`${account}: ${table}`);
      for (const { name, fields } of tables)
        for (const field of fields)
          if (!namesOf(shown(name)).includes(field.name)) found.push(`${account}: ${name}.${field.name}`);
    }
    expect(found).toEqual([]);
  });
});
