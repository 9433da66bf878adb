import { beforeEach, describe, expect, it, vi } from 'vitest';
import { invalidateActors } from '../../server/access/actor';
import { testApp } from '../support/app';
import { APP, boardFixture, mutationIdOf, PREP, refusalOf } from '../support/boardFixture';
import { TEST_TODAY } from '../support/clock';

const app = await testApp();
const board = await boardFixture(app);
beforeEach(() => board.clear());

const FIND =
  'query($text: String!) { boardSearch(category: pebble, text: $text) { key job_id job_name bin crew_name date phase_id } }';
interface Found {
  key: string;
  job_id: number;
  job_name: string;
  bin: string;
  crew_name: string | null;
  date: string | null;
  phase_id: number;
}
const find = async (text: string, account = 'scheduler'): Promise<Found[]> =>
  (await app.graphql<{ boardSearch: Found[] }>(account, FIND, { text })).data?.boardSearch ?? [];

describe('finding a card', () => {
  it('tells where each card of a job stands, in whatever week', async () => {
    await board.aJob(501, { name: 'Ochoa Residence', address_line_1: '120 Oak St', city: 'Katy' });
    await board.aSubJob({
      id: 1,
      job_id: 501,
      entries: [
        { id: 1, phase: PREP, crew_id: 11, date: '2027-02-16', job_order: 1 },
        { id: 2, phase: APP },
        { id: 3, phase: 3, status_id: 3 },
      ],
    });
    expect(TEST_TODAY < '2027-02-16').toBe(true);
    expect(await find('ochoa')).toMatchObject([
      {
        key: 'crew_information:1',
        job_name: 'Ochoa Residence',
        bin: 'assigned:PREP:11:2027-02-16',
        crew_name: 'Prep 11',
        date: '2027-02-16',
        phase_id: PREP,
      },
      { key: 'crew_information:2', bin: 'unassigned:APP', crew_name: null, date: null },
      { key: 'crew_information:3', bin: 'onHold:DETAIL' },
    ]);
  });

  it('by words of name, address and city together, and by the number of the job', async () => {
    await board.aJob(501, { name: 'Ochoa Residence', address_line_1: '120 Oak St', city: 'Katy' });
    await board.aJob(502, { name: 'Ochoa Pool', address_line_1: '7 Elm St', city: 'Spring' });
    for (const id of [501, 502]) await board.aSubJob({ id, job_id: id, entries: [{ id, phase: PREP }] });
    const jobs = async (text: string) => [...new Set((await find(text)).map(({ job_id }) => job_id))];
    expect(await jobs('ochoa')).toEqual([502, 501]);
    expect([await jobs('OCHOA katy'), await jobs('elm'), await jobs('501'), await jobs('#502')]).toEqual([
      [501],
      [502],
      [501],
      [502],
    ]);
    expect([await jobs('100%'), await jobs('  '), await jobs('nobody')]).toEqual([[], [], []]);
  });

  it('by builder, color and phone, however the number is written', async () => {
    await board.aJob(501, { name: 'Ochoa Residence', phone: '(281) 555-0143' });
    await board.aJob(502, { name: 'Vu Pool', phone: '(713) 555-0199' });
    for (const id of [501, 502]) await board.aSubJob({ id, job_id: id, entries: [{ id, phase: PREP }] });
    const { rows } = await board.pool.query<{ id: number; name: string }>(
      'select id, name from lookup_pebble_color order by id limit 1',
    );
    const [color = { id: 0, name: '' }] = rows;
    await board.insert('color_addition', { job_detail_id: 501, color_id: color.id });
    const jobs = async (text: string) => [...new Set((await find(text)).map(({ job_id }) => job_id))];
    expect([await jobs('(281) 555-0143'), await jobs('2815550143'), await jobs('555-0199'), await jobs('281')]).toEqual(
      [[501], [501], [502], [501]],
    );
    expect(await jobs(color.name)).toEqual([501]);
    expect(await jobs('vu bayou')).toEqual([502]);
    expect(await jobs("555'-- 0")).toEqual([]);
  });

  it('needs the right to see the board, and stays in reach', async () => {
    expect(refusalOf(await app.graphql('nobody', FIND, { text: 'a' })).code).toBe('FORBIDDEN');
    expect(refusalOf(await app.graphql('scheduler', FIND, { text: 'a'.repeat(101) })).code).toBe('BAD_USER_INPUT');
    await board.aSubJob({ id: 1, entries: [{ id: 1, phase: PREP }] });
    await board.pool.query(
      "insert into user_permission (user_id, category_name, access_level) select id, 'PLASTER_SCHEDULE', 'view' from app_user where email = 'subcontractor@trowel.test'",
    );
    invalidateActors();
    expect([(await find('job')).length > 0, await find('job', 'subcontractor')]).toEqual([true, []]);
  });
});

const EVERYWHERE =
  'query($text: String!) { boardSearch(text: $text) { category key bin crew_name date company_name } }';

describe('finding a card on all boards', () => {
  const everywhere = async (account: string) =>
    (await app.graphql<{ boardSearch: { category: string; key: string }[] }>(account, EVERYWHERE, { text: 'ochoa' }))
      .data?.boardSearch;

  it('answers those of every board that one may see, what comes first in any of them first [SDY-015]', async () => {
    await board.aJob(501, { name: 'Ochoa Residence' });
    await board.aSubJob({ id: 1, job_id: 501, entries: [{ id: 1, phase: PREP, crew_id: 11, date: '2027-02-16' }] });
    await board.insert('job_detail', { id: 2, job_id: 501, job_category_id: 1, status_id: 2 });
    await board.insert('gunite_details', { job_detail_id: 2 });
    await board.insert('gunite_history', {
      id: 1,
      job_detail_id: 2,
      type_id: 1,
      status_id: 2,
      gunite_date: '2027-02-15',
    });
    const found = await everywhere('scheduler');
    expect(found?.filter(({ key }) => !key.startsWith('stand-in'))).toMatchObject([
      { category: 'pebble', key: 'crew_information:1', date: '2027-02-16', crew_name: 'Prep 11' },
      { category: 'gunite', key: 'gunite_history:1' },
    ]);
  });

  it('leaves out boards that one may not see, and is refused to who sees none [SDY-015]', async () => {
    await board.aJob(501, { name: 'Ochoa Residence' });
    await board.aSubJob({ id: 1, job_id: 501, entries: [{ id: 1, phase: PREP }] });
    await board.insert('job_detail', { id: 2, job_id: 501, job_category_id: 1, status_id: 2 });
    await board.insert('gunite_details', { job_detail_id: 2 });
    await board.pool.query(
      "delete from user_permission where user_id = (select id from app_user where email = 'nobody@trowel.test')",
    );
    await board.pool.query(
      "insert into user_permission (user_id, category_name, access_level) select id, 'GUNITE_SCHEDULE', 'view' from app_user where email = 'nobody@trowel.test'",
    );
    invalidateActors();
    expect(new Set((await everywhere('nobody'))?.map(({ category }) => category))).toEqual(new Set(['gunite']));
    await board.pool.query(
      "delete from user_permission where user_id = (select id from app_user where email = 'nobody@trowel.test')",
    );
    invalidateActors();
    expect(refusalOf(await app.graphql('nobody', EVERYWHERE, { text: 'ochoa' })).code).toBe('FORBIDDEN');
  });
});

const MOVES =
  'query($since: String!) { boardMoves(category: pebble, since: $since) { is_complete moves { key job_name user_name from { crew_name date status_id } to { crew_name date status_id } } } }';
const cursorNow = async (): Promise<string> =>
  (
    await app.graphql<{ boardCards: { cursor: string } }>(
      'scheduler',
      '{ boardCards(category: pebble, view: week) { cursor } }',
    )
  ).data?.boardCards.cursor ?? '';
interface Moves {
  boardMoves: {
    is_complete: boolean;
    moves: {
      key: string;
      user_name: string;
      from: { crew_name: string | null; date: string | null };
      to: { crew_name: string | null };
    }[];
  };
}

/** A cursor behind which nothing is told any more: other databases of the same server can hold it back for a moment. */
const settledCursor = (): Promise<string> =>
  vi.waitFor(
    async () => {
      const since = await cursorNow();
      expect((await app.graphql<Moves>('scheduler', MOVES, { since })).data?.boardMoves.moves).toEqual([]);
      return since;
    },
    { timeout: 15_000, interval: 50 },
  );

describe('what others moved since', () => {
  it('is told once a card, from where it stood then to where it stands now', async () => {
    for (const id of [1, 2, 3, 4]) await board.aSubJob({ id, entries: [{ id, phase: PREP }] });
    await board.move(4, 4, PREP, { crew_id: 11, date: '2026-03-17' }, 'admin');
    const since = await settledCursor();
    await board.move(1, 1, PREP, { crew_id: 11, date: '2026-03-17', index: 0 }, 'admin');
    await board.move(1, 1, PREP, { crew_id: 12, date: '2026-03-18' }, 'admin');
    await board.move(2, 2, PREP, { crew_id: 11, date: '2026-03-17' });
    await board.move(3, 3, PREP, { crew_id: 11, date: '2026-03-17' }, 'admin');
    await board.move(3, 3, PREP, {}, 'admin');
    const told = async () => (await app.graphql<Moves>('scheduler', MOVES, { since })).data?.boardMoves;
    await expect.poll(told, { timeout: 15_000 }).toMatchObject({
      is_complete: true,
      moves: [
        {
          key: 'crew_information:1',
          job_name: 'Job 1',
          from: { crew_name: null, date: null, status_id: 2 },
          to: { crew_name: 'Prep 12', date: '2026-03-18' },
        },
      ],
    });
    expect((await told())?.moves[0]?.user_name).toMatch(/\w+ \w+/);
    await settledCursor();
  });

  it('is told of a card that was made from the tray where it waited, and of one that is gone', async () => {
    await board.aSubJob({ id: 1 });
    await board.aSubJob({ id: 2, entries: [{ id: 2, phase: PREP, crew_id: 11, date: '2026-03-17' }] });
    const since = await settledCursor();
    const made = mutationIdOf(await board.move(-1, 1, PREP, { crew_id: 11, date: '2026-03-17' }, 'admin'));
    const told = async () => (await app.graphql<Moves>('scheduler', MOVES, { since })).data?.boardMoves.moves;
    await expect.poll(told, { timeout: 15_000 }).toMatchObject([
      {
        job_name: 'Job 1',
        from: { crew_name: null, date: null, status_id: 2 },
        to: { crew_name: 'Prep 11', date: '2026-03-17' },
      },
    ]);
    const between = await settledCursor();
    await board.undo(made, 'admin');
    await expect
      .poll(async () => (await app.graphql<Moves>('scheduler', MOVES, { since: between })).data?.boardMoves.moves, {
        timeout: 15_000,
      })
      .toMatchObject([
        {
          job_name: 'Job 1',
          from: { crew_name: 'Prep 11', date: '2026-03-17' },
          to: { crew_name: null, status_id: 6 },
        },
      ]);
    expect(await told()).toEqual([]);
  });

  it('is not known for a cursor that is none of ours, and needs the right to see the board', async () => {
    expect((await app.graphql<Moves>('scheduler', MOVES, { since: 'yesterday' })).data?.boardMoves).toEqual({
      is_complete: false,
      moves: [],
    });
    expect(refusalOf(await app.graphql('nobody', MOVES, { since: 'x' })).code).toBe('FORBIDDEN');
  });
});
