import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEquipmentTable, equipmentResource } from '../support/fixtureTable';
import { openGraphql, rootOf, type Ask } from '../support/graphqlHarness';
import { freshDatabase, type FreshDatabase } from '../support/database';
import { FORGET_OLD_ANSWERS } from '../../server/pipeline/idempotency';
import { newAction } from '../../src/offline/sync/newAction';

const CREATE = 'mutation ($name: String!) { createEquipment(equipment: { name: $name }) { id version name } }';
const RENAME =
  'mutation ($id: Int!, $version: Int!, $name: String) { updateEquipment(id: $id, equipment: { version: $version, name: $name }) { id version name } }';

describe.each([
  ['one after the other', false],
  ['pipelined', true],
])('with statements sent %s', (_how, pipeline) => {
  let database: FreshDatabase;
  let ask: Ask;
  let id: number;
  beforeAll(async () => {
    database = await freshDatabase('base');
    Object.assign(database.pool.options, { pipeline });
    await createEquipmentTable(database.pool);
    ask = openGraphql(database, [equipmentResource]);
  });
  beforeEach(async () => {
    ({ id } = rootOf<{ id: number }>(await ask('admin', CREATE, { name: 'Pump' }), 'createEquipment'));
    ask.committed.length = 0;
  });
  afterAll(() => database.close());

  const logOf = async (entityId: number) =>
    (
      await database.pool.query<Record<string, unknown>>(
        "select command, before, after, user_id from change_log where entity = 'equipment' and entity_id = $1 order by seq",
        [entityId],
      )
    ).rows;
  const count = async (name: string) =>
    (await database.pool.query<{ n: number }>('select count(*)::int as n from equipment where name = $1', [name]))
      .rows[0]?.n;

  describe('a write', () => {
    it('raises the version and logs the changed fields alone, in the same transaction', async () => {
      const { data, mutation_id } = await ask('admin', RENAME, { id, version: 1, name: 'Mixer' });
      expect(data).toEqual({ updateEquipment: { id, version: 2, name: 'Mixer' } });
      expect(await logOf(id)).toMatchObject([
        { command: 'createEquipment', before: null, after: { name: 'Pump', is_active: true } },
        { command: 'updateEquipment', before: { name: 'Pump' }, after: { name: 'Mixer' } },
      ]);
      const { rows } = await database.pool.query(
        'select l.xid::text = t.xmin::text as together from change_log l join equipment t on t.id = l.entity_id where l.mutation_id = $1',
        [mutation_id],
      );
      expect(rows).toEqual([{ together: true }]);
    });

    it('of what is so already writes nothing and raises nothing', async () => {
      expect((await ask('admin', RENAME, { id, version: 1, name: 'Pump' })).data).toEqual({
        updateEquipment: { id, version: 1, name: 'Pump' },
      });
      expect(await logOf(id)).toHaveLength(1);
    });

    it('on a stale version is a conflict that shows the row, who changed it and when', async () => {
      await ask('manager', RENAME, { id, version: 1, name: 'Nope' });
      await ask('admin', RENAME, { id, version: 1, name: 'Theirs' });
      const { errors, data } = await ask('admin', RENAME, { id, version: 1, name: 'Mine' });
      expect(data).toBeNull();
      expect(errors[0]).toMatchObject({
        message: 'This record was changed by someone else.',
        path: ['updateEquipment'],
        extensions: {
          code: 'CONFLICT',
          current: { id, name: 'Theirs', version: 2 },
          changed_by: 'Avery Lindqvist',
          changed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        },
      });
      expect(errors[0]?.extensions.current).not.toHaveProperty('deleted_at');
    });

    it('without a version is refused, so that nobody overwrites by accident', async () => {
      const { errors } = await ask(
        'admin',
        'mutation ($id: Int!) { updateEquipment(id: $id, equipment: { name: "Mine" }) { id } }',
        { id },
      );
      expect(errors[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ path: 'version', message: 'Version is required' }],
      });
    });

    it('is told to listeners after its commit, and never when it fails', async () => {
      await ask('admin', RENAME, { id, version: 9, name: 'Mixer' });
      expect(ask.committed).toEqual([]);
      const { mutation_id } = await ask('admin', RENAME, { id, version: 1, name: 'Mixer' });
      expect(ask.committed).toEqual([
        {
          mutation_id,
          user: { id: expect.any(Number), name: 'Avery Lindqvist' },
          changes: [
            {
              entity: 'equipment',
              entity_id: id,
              job_id: null,
              effect: null,
              before: { name: 'Pump' },
              after: { name: 'Mixer' },
            },
          ],
        },
      ]);
    });

    it('by many at once lets one through and shows it to the others', async () => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) => ask('admin', RENAME, { id, version: 1, name: `Racer ${index}` })),
      );
      expect(answers.filter(({ data }) => data !== null)).toHaveLength(1);
      expect(answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code))).toEqual(
        Array.from({ length: 7 }, () => 'CONFLICT'),
      );
      expect(await logOf(id)).toHaveLength(2);
    });

    it('in the opposite order of another does not fail by a deadlock', async () => {
      const { id: other } = rootOf<{ id: number }>(await ask('admin', CREATE, { name: 'Second' }), 'createEquipment');
      const both = (first: number, second: number, name: string) =>
        ask(
          'admin',
          `mutation { a: updateEquipment(id: ${first}, equipment: { version: 1, serial_no: "${name}-a" }) { id } b: updateEquipment(id: ${second}, equipment: { version: 1, serial_no: "${name}-b" }) { id } }`,
        );
      const answers = await Promise.all([both(id, other, 'x'), both(other, id, 'y')]);
      expect(new Set(answers.map(({ data, errors }) => (data ? 'done' : errors[0]?.extensions.code)))).toEqual(
        new Set(['CONFLICT', 'done']),
      );
    });
  });

  describe('the root fields of one document', () => {
    it('share one transaction and one mutation_id', async () => {
      const { mutation_id } = await ask(
        'admin',
        'mutation { a: createEquipment(equipment: { name: "Twin A" }) { id } b: createEquipment(equipment: { name: "Twin B" }) { id } }',
      );
      const { rows } = await database.pool.query(
        'select count(distinct xid)::int as transactions, count(*)::int as rows from change_log where mutation_id = $1',
        [mutation_id],
      );
      expect(rows).toEqual([{ transactions: 1, rows: 2 }]);
      expect(ask.committed).toHaveLength(1);
    });

    it('are all done or none: a later refusal takes the earlier ones back', async () => {
      const { data, errors, mutation_id } = await ask(
        'admin',
        'mutation { a: createEquipment(equipment: { name: "Half" }) { id } b: createEquipment(equipment: { name: "" }) { id } c: createEquipment(equipment: { name: "Rest" }) { id } }',
      );
      expect([data, mutation_id]).toEqual([null, null]);
      expect(errors).toHaveLength(1);
      expect(errors[0]).toMatchObject({
        path: ['b'],
        extensions: { code: 'BAD_USER_INPUT', fields: [{ path: 'name' }] },
      });
      expect([await count('Half'), await count('Rest')]).toEqual([0, 0]);
      expect(ask.committed).toEqual([]);
    });
  });

  describe('an Idempotency-Key', () => {
    it('gives a repeated request the first answer and does nothing again', async () => {
      const key = randomUUID();
      const first = await ask('admin', CREATE, { name: 'Once' }, key);
      const second = await ask('admin', CREATE, { name: 'Once' }, key.toUpperCase());
      expect(second).toEqual(first);
      expect(await count('Once')).toBe(1);
      expect(ask.committed).toHaveLength(1);
    });

    it('of another body is a mismatch', async () => {
      const key = randomUUID();
      await ask('admin', CREATE, { name: 'Body A' }, key);
      const { status, errors } = await ask('admin', CREATE, { name: 'Body B' }, key);
      expect([status, errors[0]?.extensions.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
      expect(await count('Body B')).toBe(0);
    });

    it('that is still at work is answered 409, and with the answer afterwards', async () => {
      const key = randomUUID();
      const blocker = await database.pool.connect();
      await blocker.query('begin');
      await blocker.query('select from equipment where id = $1 for update', [id]);
      const slow = ask('admin', RENAME, { id, version: 1, name: 'Slow' }, key);
      await expect
        .poll(
          async () =>
            (
              await database.pool.query(
                "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
              )
            ).rows[0],
        )
        .toEqual({ n: 1 });
      const meanwhile = await ask('admin', RENAME, { id, version: 1, name: 'Slow' }, key);
      expect([meanwhile.status, meanwhile.errors[0]?.extensions.code]).toEqual([409, 'IDEMPOTENCY_RUNNING']);
      await blocker.query('rollback');
      blocker.release();
      const first = await slow;
      expect(first.data).toEqual({ updateEquipment: { id, version: 2, name: 'Slow' } });
      expect(await ask('admin', RENAME, { id, version: 1, name: 'Slow' }, key)).toEqual(first);
    });

    it('belongs to its user', async () => {
      const key = randomUUID();
      const mutation = 'mutation { createHomeowner(homeowner: { first_name: "Same Key" }) { id } }';
      const [mine, theirs] = [await ask('admin', mutation, {}, key), await ask('scheduler', mutation, {}, key)];
      expect(mine.data).not.toEqual(theirs.data);
    });

    it('of a refused request is free for a corrected one', async () => {
      const key = randomUUID();
      expect((await ask('admin', CREATE, { name: '' }, key)).errors).toHaveLength(1);
      expect((await ask('admin', CREATE, { name: 'Corrected' }, key)).errors).toEqual([]);
    });

    it('is forgotten after a day', async () => {
      const key = randomUUID();
      await ask('admin', CREATE, { name: 'Yesterday' }, key);
      await database.pool.query("update idempotency set created_at = now() - interval '25 hours' where key = $1", [
        key,
      ]);
      expect((await ask('admin', CREATE, { name: 'Today' }, key)).errors).toEqual([]);
    });

    it('of what was written offline is known for a month: its answer may have been lost two days ago', async () => {
      const key = newAction();
      const aged = (days: number) =>
        database.pool.query('update idempotency set created_at = now() - make_interval(days => $2) where key = $1', [
          key,
          days,
        ]);
      const first = await ask('admin', CREATE, { name: 'Far away' }, key);
      await aged(29);
      await database.pool.query(FORGET_OLD_ANSWERS);
      expect(await ask('admin', CREATE, { name: 'Far away' }, key)).toEqual(first);
      await aged(31);
      expect((await ask('admin', CREATE, { name: 'Another' }, key)).errors).toEqual([]);
    });
  });
});
