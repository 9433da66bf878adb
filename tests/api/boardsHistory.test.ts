import { beforeEach, describe, expect, it } from 'vitest';
import { invalidateActors } from '../../server/access/actor';
import { testApp } from '../support/app';
import { boardFixture, mutationIdOf, PREP, refusalOf } from '../support/boardFixture';

const app = await testApp();
const board = await boardFixture(app);
beforeEach(() => board.clear());

const DAY = '2026-03-17';
const HISTORY = `query($entity: String!, $id: Int!, $page: PageInput) { history(entity: $entity, id: $id, page: $page) { total_count items {
  mutation_id command op user { name } changes { field before after before_name after_name }
  from { status_id date crew_id crew_name phase_id } to { status_id date crew_id crew_name phase_id } } } }`;

interface Place {
  status_id: number | null;
  date: string | null;
  crew_id: number | null;
  crew_name: string | null;
  phase_id: number | null;
}
interface Entry {
  mutation_id: string;
  command: string;
  op: string;
  user: { name: string } | null;
  changes: { field: string; before: unknown; after: unknown; before_name: string | null; after_name: string | null }[];
  from: Place | null;
  to: Place | null;
}
const history = (entity: string, id: number, account = 'scheduler', page: object | null = null) =>
  app.graphql<{ history: { items: Entry[]; total_count: number } }>(account, HISTORY, { entity, id, page });

const aCard = (id: number, fields: object = {}) => board.aSubJob({ id, entries: [{ id, phase: PREP, ...fields }] });

describe('the history of a card', () => {
  it('tells who moved it from where to where, with the names of crews and states, newest first', async () => {
    await aCard(1);
    const first = mutationIdOf(await board.move(1, 1, PREP, { crew_id: 11, date: DAY }, 'admin'));
    const second = mutationIdOf(await board.move(1, 1, PREP, { status: { id: 3 } }));
    const scheduler = await board.pool
      .query<{ name: string }>(
        "select first_name || ' ' || last_name as name from app_user where email = 'scheduler@trowel.test'",
      )
      .then(({ rows }) => rows[0]?.name);
    const { data } = await history('crew_information', 1);
    const [held, assigned] = data?.history.items ?? [];
    expect(data?.history.total_count).toBe(2);
    expect(assigned).toMatchObject({
      mutation_id: first,
      op: 'update',
      from: { status_id: 2, date: null, crew_id: null, crew_name: null, phase_id: PREP },
      to: { status_id: 2, date: DAY, crew_id: 11, crew_name: 'Prep 11', phase_id: PREP },
    });
    expect(held).toMatchObject({
      mutation_id: second,
      user: { name: scheduler },
      command: 'updatePebbleWeeklyBoardCrewInfoEntry',
      from: { date: DAY, crew_name: 'Prep 11' },
      to: { status_id: 3, date: null, crew_id: null },
    });
    expect(held?.changes.find(({ field }) => field === 'status_id')).toEqual({
      field: 'status_id',
      before: 2,
      after: 3,
      before_name: 'Pending',
      after_name: 'On Hold',
    });
    expect(held?.changes.find(({ field }) => field === 'crew_id')).toMatchObject({
      before_name: 'Prep 11',
      after_name: null,
    });
    expect(assigned?.changes.find(({ field }) => field === 'foreman_id')).toMatchObject({
      after_name: 'Foreman Of 11',
    });
  });

  it('does not tell of the numbers that other cards gave it', async () => {
    await aCard(1, { crew_id: 11, date: DAY, job_order: 1 });
    await aCard(2);
    await board.move(2, 2, PREP, { crew_id: 11, date: DAY, index: 0 });
    expect(await board.entry(1)).toMatchObject({ job_order: 2 });
    expect((await history('crew_information', 1)).data?.history).toEqual({ total_count: 0, items: [] });
  });

  it('knows the first move of a stand-in as the making of its row, and an undo as such', async () => {
    await board.aSubJob({ id: 1 });
    await board.move(-1, 1, PREP, { crew_id: 11, date: DAY });
    const {
      rows: [made],
    } = await board.pool.query<{ id: number }>('select id from crew_information where job_detail_id = 1');
    const id = made?.id ?? 0;
    const moved = mutationIdOf(await board.move(id, 1, PREP, { crew_id: 12, date: DAY }));
    await board.undo(moved);
    const { data } = await history('crew_information', id);
    expect(
      data?.history.items.map(({ op, command, from, to }) => [
        op,
        command,
        from?.crew_name ?? null,
        to?.crew_name ?? null,
      ]),
    ).toEqual([
      ['update', 'undo updatePebbleWeeklyBoardCrewInfoEntry', 'Prep 12', 'Prep 11'],
      ['update', 'updatePebbleWeeklyBoardCrewInfoEntry', 'Prep 11', 'Prep 12'],
      ['insert', 'updatePebbleWeeklyBoardCrewInfoEntry', null, 'Prep 11'],
    ]);
  });

  it('comes in pages', async () => {
    await aCard(1);
    for (const crew_id of [11, 12, 11]) await board.move(1, 1, PREP, { crew_id, date: DAY });
    const { data } = await history('crew_information', 1, 'scheduler', { number: 2, size: 2 });
    expect(data?.history.total_count).toBe(3);
    expect(data?.history.items.map(({ to }) => to?.crew_name)).toEqual(['Prep 11']);
  });

  it('is told of a sub-job and of a repair too', async () => {
    await aCard(1);
    await board.aRepair(5, 6, 6);
    await app.graphql('admin', 'mutation { setAwaitingBuilder(job_detail_id: 1, is_awaiting_builder: true) { id } }');
    await board.moveRepair(5, 6, { crew_id: 11, date: DAY, pebble_phase_type_id: 1 });
    expect((await history('job_detail', 1)).data?.history.items[0]?.changes).toContainEqual(
      expect.objectContaining({ field: 'status_id', before_name: 'Pending', after_name: 'Awaiting Builder' }),
    );
    expect((await history('crew_repair_job', 5)).data?.history.items[0]).toMatchObject({
      from: { crew_id: null },
      to: { crew_name: 'Prep 11', date: DAY, phase_id: 1 },
    });
  });

  it('is refused to who may not see the board, and to who has not the sub-job in reach', async () => {
    await aCard(1);
    await board.move(1, 1, PREP, { crew_id: 11, date: DAY });
    for (const account of ['nobody', 'crew', 'subcontractor'])
      expect(refusalOf(await history('crew_information', 1, account)).code).toBe('FORBIDDEN');
    await app.database.pool.query(
      "insert into user_permission (user_id, category_name, access_level) select id, 'PLASTER_SCHEDULE', 'view' from app_user where email = 'subcontractor@trowel.test'",
    );
    invalidateActors();
    expect(refusalOf(await history('crew_information', 1, 'subcontractor')).code).toBe('NOT_FOUND');
    expect(refusalOf(await history('crew_information', 4_711)).code).toBe('NOT_FOUND');
    expect(refusalOf(await history('pebble_details', 1)).code).toBe('NOT_FOUND');
  });
});
