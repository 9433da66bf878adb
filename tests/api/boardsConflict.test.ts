import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../support/app';
import { APP, boardFixture, mutationIdOf, PREP, refusalOf } from '../support/boardFixture';
import { withoutOverride } from '../support/withoutOverride';

const app = await testApp();
const board = await boardFixture(app);
await withoutOverride(app.database.pool);
beforeEach(() => board.clear());

const DAY = '2026-03-17';
const aCard = (id: number, fields: object = {}) => board.aSubJob({ id, entries: [{ id, phase: PREP, ...fields }] });
const NAMES = { scheduler: 'Sofia Scheduler', admin: '' };

describe('two users on one card', () => {
  beforeAll(async () => {
    const { rows } = await board.pool.query<{ name: string; email: string }>(
      "select first_name || ' ' || last_name as name, email from app_user",
    );
    NAMES.scheduler = rows.find(({ email }) => email.startsWith('scheduler'))?.name ?? '';
    NAMES.admin = rows.find(({ email }) => email.startsWith('admin@'))?.name ?? '';
  });

  it('the second is told who moved the card and where it is now, and changes nothing [BRD-012 BAPI-021]', async () => {
    await aCard(1);
    await board.move(1, 1, PREP, { crew_id: 11, date: DAY, version: 1, expected_bin: 'unassigned:PREP' }, 'admin');
    const stale = await board.move(1, 1, PREP, { status: { id: 3 }, version: 1, expected_bin: 'unassigned:PREP' });
    expect(refusalOf(stale)).toMatchObject({
      code: 'CONFLICT',
      rule: 'card_moved',
      message: `${NAMES.admin} moved this card to Prep 11, 03/17/2026.`,
      data: null,
    });
    expect(stale.errors?.[0]?.extensions).toMatchObject({
      changed_by: NAMES.admin,
      params: { who: NAMES.admin, bin: `assigned:PREP:11:${DAY}` },
      current: { id: 1, version: 2, crew_id: 11, date: DAY },
    });
    expect(await board.entry(1)).toMatchObject({ crew_id: 11, date: DAY });
  });

  it('is told that someone moved it where nobody knows who did [BRD-012]', async () => {
    await aCard(4);
    const stale = await board.move(4, 4, PREP, { crew_id: 11, date: DAY, version: 7, expected_bin: 'unassigned:PREP' });
    expect(refusalOf(stale)).toMatchObject({ rule: 'card_moved', message: expect.stringMatching(/^Someone moved /) });
    expect(stale.errors?.[0]?.extensions).toMatchObject({ params: { who: 'Someone', who_es: 'Alguien' } });
    expect(stale.errors?.[0]?.extensions).not.toHaveProperty('changed_by');
  });

  it('a move into another bin than the one that was seen is stale too, also when only the sub-job changed [BRD-012]', async () => {
    await aCard(2);
    await app.graphql('admin', 'mutation { setAwaitingBuilder(job_detail_id: 2, is_awaiting_builder: true) { id } }');
    expect(
      refusalOf(await board.move(2, 2, PREP, { crew_id: 11, date: DAY, version: 1, expected_bin: 'unassigned:PREP' })),
    ).toMatchObject({ code: 'CONFLICT', rule: 'card_moved' });
  });

  it('a call without a version is not checked: the last accepted one wins [BRD-012]', async () => {
    await aCard(3);
    await board.move(3, 3, PREP, { crew_id: 11, date: DAY }, 'admin');
    expect((await board.move(3, 3, PREP, { crew_id: 12, date: DAY })).errors).toBeUndefined();
    expect(await board.entry(3)).toMatchObject({ crew_id: 12 });
  });

  it('of two moves at the same moment one wins and the other is told [BRD-012]', async () => {
    for (let id = 10; id < 16; id += 1) {
      await aCard(id);
      const [one, two] = await Promise.all([
        board.move(id, id, PREP, { crew_id: 11, date: DAY, version: 1, expected_bin: 'unassigned:PREP' }),
        board.move(id, id, PREP, { crew_id: 12, date: DAY, version: 1, expected_bin: 'unassigned:PREP' }, 'admin'),
      ]);
      const codes = [one, two].map(({ errors }) => errors?.[0]?.extensions?.code ?? 'moved');
      expect(codes.toSorted()).toEqual(['CONFLICT', 'moved']);
      expect(await board.row('crew_information', id)).toMatchObject({
        version: 2,
        crew_id: codes[0] === 'moved' ? 11 : 12,
      });
    }
  });

  it('first drops of one stand-in at the same moment make one row [BAPI-018]', async () => {
    for (let id = 20; id < 24; id += 1) {
      await board.aSubJob({ id });
      const drops = await Promise.all(
        [11, 12].map((crew_id) =>
          board.move(-1, id, PREP, { crew_id, date: DAY, version: 0, expected_bin: 'unassigned:PREP' }),
        ),
      );
      expect(drops.map(({ errors }) => errors?.[0]?.extensions?.code ?? 'moved').toSorted()).toEqual([
        'CONFLICT',
        'moved',
      ]);
      expect((await board.pool.query('select 1 from crew_information where job_detail_id = $1', [id])).rowCount).toBe(
        1,
      );
    }
  });

  it('many drops into one day at once are numbered without gaps, whichever comes first [BRD-063]', async () => {
    for (let id = 30; id < 42; id += 1)
      await aCard(id, id % 3 === 0 ? { crew_id: 12, date: DAY, job_order: (id - 27) / 3 } : {});
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        board.move(30 + n, 30 + n, PREP, { crew_id: 11, date: DAY, index: n % 2 === 0 ? 0 : null }),
      ),
    );
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    const { rows } = await board.pool.query<{ job_order: number; position: number | null }>(
      'select job_order, position from crew_information where crew_id = 11 and date = $1 order by job_order, position',
      [DAY],
    );
    expect(rows).toEqual(
      Array.from({ length: 12 }, (_, index) => ({
        job_order: Math.min(index + 1, 8),
        position: index >= 7 ? index + 1 : null,
      })),
    );
  });
});

describe('undo of a move', () => {
  it('by its mover works in spite of the lock that it caused, and can itself be undone [BRD-052]', async () => {
    await aCard(1);
    const moved = mutationIdOf(await board.move(1, 1, PREP, { crew_id: 11, date: '2026-03-02' }));
    expect(refusalOf(await board.move(1, 1, PREP, { status: { id: 2 } }))).toMatchObject({ rule: 'locked_past' });
    const undone = await board.undo(moved);
    expect(await board.entry(1)).toMatchObject({ crew_id: null, date: null, foreman_id: null, job_order: null });
    expect((await board.row('pebble_details', 100_001))?.prep_date).toBeNull();
    await board.undo(undone.data?.undo.mutation_id ?? null);
    expect(await board.entry(1)).toMatchObject({ crew_id: 11, date: '2026-03-02', foreman_id: 1100, job_order: 1 });
  });

  it('by another is held by the lock, unless they may move all cards [BRD-052 BRD-055]', async () => {
    await aCard(2);
    await board.pool.query(
      "insert into user_permission (user_id, category_name, access_level) select id, 'PLASTER_SCHEDULE', 'edit' from app_user where email = 'estimator@trowel.test' on conflict do nothing",
    );
    const moved = mutationIdOf(await board.move(2, 2, PREP, { crew_id: 11, date: '2026-03-02' }));
    expect(refusalOf(await board.undo(moved, 'estimator'))).toMatchObject({
      code: 'BAD_USER_INPUT',
      rule: 'locked_past',
    });
    expect((await board.undo(moved, 'admin')).errors).toBeUndefined();
    expect(await board.entry(2)).toMatchObject({ crew_id: null, date: null });
  });

  it('is refused with names when the card has moved on, and to who may not move cards [BRD-052 BRD-058]', async () => {
    await aCard(3);
    const moved = mutationIdOf(await board.move(3, 3, PREP, { crew_id: 11, date: DAY }));
    expect(refusalOf(await board.undo(moved, 'office'))).toMatchObject({ code: 'FORBIDDEN' });
    await board.move(3, 3, PREP, { crew_id: 12, date: DAY }, 'admin');
    const refused = await board.undo(moved);
    expect(refusalOf(refused)).toMatchObject({ code: 'BAD_USER_INPUT', rule: 'undo_moved_on' });
    expect(refused.errors?.[0]?.message).toContain(NAMES.admin);
    expect(await board.entry(3)).toMatchObject({ crew_id: 12 });
  });

  it("puts the neighbours' numbers back with it [BRD-063]", async () => {
    for (const id of [1, 2, 3])
      await board.aSubJob({ id, entries: [{ id, phase: APP, crew_id: 21, date: DAY, job_order: id }] });
    const orders = async () => Promise.all([1, 2, 3].map(async (id) => (await board.entry(id)).job_order));
    const moved = mutationIdOf(await board.move(1, 1, APP, { status: { id: 3 } }));
    expect(await orders()).toEqual([null, 1, 2]);
    await board.undo(moved);
    expect(await orders()).toEqual([1, 2, 3]);
  });

  it('leaves days without gaps and summaries that fit, though others moved cards there since [BRD-038 BRD-063]', async () => {
    await board.aSubJob({
      id: 1,
      details: { scheduled_app_date: DAY },
      entries: [
        { id: 1, phase: APP, crew_id: 21, date: DAY, job_order: 1 },
        { id: 101, phase: APP, crew_id: 22, date: '2026-03-19', job_order: 1 },
      ],
    });
    for (const id of [2, 3])
      await board.aSubJob({ id, entries: [{ id, phase: APP, crew_id: 21, date: DAY, job_order: id }] });
    for (const id of [4, 5]) await board.aSubJob({ id, entries: [{ id, phase: APP }] });
    const scheduled = async () => (await board.row('pebble_details', 100_001))?.scheduled_app_date;
    const moved = mutationIdOf(await board.move(4, 4, APP, { crew_id: 21, date: DAY, index: 0 }));
    const redated = mutationIdOf(await board.move(1, 1, APP, { crew_id: 21, date: '2026-03-25' }));
    await board.move(5, 5, APP, { crew_id: 21, date: DAY }, 'admin');
    await board.move(101, 1, APP, { crew_id: 22, date: '2026-03-20' }, 'admin');
    expect(await scheduled()).toBe('2026-03-20');
    expect((await board.undo(moved)).errors).toBeUndefined();
    expect((await board.undo(redated)).errors).toBeUndefined();
    expect(await scheduled()).toBe(DAY);
    const { rows } = await board.pool.query(
      'select job_order from crew_information where crew_id = 21 and date = $1 order by job_order',
      [DAY],
    );
    expect(rows).toEqual([1, 2, 3, 4].map((job_order) => ({ job_order })));
  });
});
