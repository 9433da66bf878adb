import { afterAll, describe, expect, it } from 'vitest';
import { isRecord } from '#domain/values';
import { layoutFields, readLayout } from '../../src/crud/layout/listLayout';
import { DESCRIPTORS, ROOT_FIELDS, type SchemaAnswer } from '../../src/dataProvider/catalogue/catalogueQueries';
import { fromSchema } from '../../src/dataProvider/catalogue/fromSchema';
import { startApp } from '../support/app';
import { freshDatabase } from '../support/database';
import { drizzleKit } from '../support/drizzleKit';
import { overfullDay } from '../secondTrade/mechanicDay';
import { workshopSchema } from '../secondTrade/workshop';

const database = await freshDatabase('base');
await database.pool.query(drizzleKit('export', '--dialect', 'postgresql', '--schema', 'tests/secondTrade/tables.ts'));
const app = await startApp({ database, deps: { built: workshopSchema() } });
afterAll(() => app.close());

interface Saved {
  saved: { id: number; version: number };
}
const made = async (type: string, values: Record<string, unknown>): Promise<Saved['saved']> => {
  const name = type.toLowerCase();
  const { data, errors } = await app.graphql<Saved>(
    'admin',
    `mutation ($values: ${type}Input!) { saved: create${type}(${name}: $values) { id version } }`,
    { values },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.saved;
};
const moved = (id: number, version: number, to: Record<string, unknown>) =>
  app.graphql<Saved>(
    'admin',
    'mutation ($id: Int!, $to: RepairPatch!) { saved: updateRepair(id: $id, repair: $to) { id version } }',
    { id, to: { version, ...to } },
  );
/** The tables as a browser reads them that has never heard of this trade. */
const read = async () => {
  const [told, roots] = await Promise.all([
    app.graphql<Pick<SchemaAnswer, 'resources'>>('admin', DESCRIPTORS.text),
    app.graphql<Pick<SchemaAnswer, '__schema'>>('admin', ROOT_FIELDS.text),
  ]);
  if (!told.data || !roots.data) throw new Error(JSON.stringify([told.errors, roots.errors]));
  return fromSchema({ ...told.data, ...roots.data });
};

describe('a bicycle workshop on this framework, as docs/guides/framework.md makes it', () => {
  it('has its three tables beside what every trade needs, and none of the trade of pools', async () => {
    const shared = ['user', 'role', 'email_log', 'company_setting'];
    expect((await read()).map(({ name }) => name)).toEqual(['mechanic', 'bicycle', 'repair', ...shared]);
    const { errors } = await app.graphql('admin', '{ jobs { total_count } }');
    expect(errors?.[0]?.message).toContain('jobs');
  });

  it('gets lists, forms and a board of cards by mechanic from its tables alone', async () => {
    const descriptor = (await read()).find(({ name }) => name === 'repair');
    if (!descriptor) throw new Error('no repairs');
    const field = (name: string) => descriptor.fields.find((one) => one.name === name);
    expect(field('state')).toMatchObject({ choices: ['waiting', 'on_the_stand', 'done'], required: true });
    expect(field('hours')).toMatchObject({ kind: 'Quantity', unit: 'h', max: 8 });
    expect(field('mechanic_id')).toMatchObject({ kind: 'Reference', reference: 'mechanic' });
    const boards = layoutFields(descriptor, 'board').map(({ name }) => name);
    expect(boards).toEqual(['bicycle_id', 'mechanic_id', 'state']);
    expect(readLayout(descriptor, 'board.mechanic_id')).toEqual({ kind: 'board', by: 'mechanic_id' });
    expect(readLayout(descriptor, 'calendar.day')).toEqual({ kind: 'calendar', by: 'day' });
  });

  it('keeps its own rule at every write: a full day takes no further card, and says so at the field', async () => {
    expect([overfullDay([3, 4], 1), overfullDay([3, 4], 1.5)]).toEqual([null, 8.5]);
    const bicycle = await made('Bicycle', { frame_number: 'WTU-88', owner_name: 'Ana Ruiz' });
    const mechanic = await made('Mechanic', { name: 'Kim' });
    const place = { mechanic_id: mechanic.id, day: '2026-03-12' };
    const repair = { bicycle_id: bicycle.id, hours: 5 };
    const first = await made('Repair', { ...repair, work: 'New wheel' });
    const second = await made('Repair', { ...repair, work: 'Brakes' });
    expect((await moved(first.id, 1, place)).data?.saved.version).toBe(2);
    const { errors } = await moved(second.id, 1, place);
    expect(errors?.[0]?.extensions?.fields).toMatchObject([
      { path: 'mechanic_id', message: 'That would be 10 hours on this day.' },
    ]);
    // Two at once: one of them finds the day full.
    const [third, fourth] = [
      await made('Repair', { ...repair, hours: 2, work: 'Chain' }),
      await made('Repair', { ...repair, hours: 2, work: 'Pump' }),
    ];
    const both = await Promise.all([third, fourth].map(({ id }) => moved(id, 1, place)));
    expect(both.filter(({ data }) => data !== null)).toHaveLength(1);
  });

  it('has rights, history, comments and filters without a line of code', async () => {
    const create = 'mutation ($it: MechanicInput!) { createMechanic(mechanic: $it) { id } }';
    expect((await app.graphql('crew', create, { it: { name: 'Lee' } })).errors?.[0]?.extensions?.code).toBe(
      'FORBIDDEN',
    );
    const { id } = await made('Mechanic', { name: 'Only Once' });
    const { data } = await app.graphql<Record<string, unknown>>(
      'admin',
      `query ($id: Int!) {
        mechanics(filter: { search: "only once" }) { items { id } }
        history(entity: "mechanic", id: $id) { items { changes { field after } } }
      }`,
      { id },
    );
    expect(data?.mechanics).toEqual({ items: [{ id }] });
    expect(isRecord(data?.history) && JSON.stringify(data.history)).toContain('Only Once');
    const comments = '{ comments(entity: "mechanic", id: 1) { may_write total_count } }';
    expect((await app.graphql('admin', comments)).data).toEqual({ comments: { may_write: true, total_count: 0 } });
  });
});
