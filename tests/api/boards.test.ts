import { describe, expect, it, vi } from 'vitest';
import { viewContext } from '#domain/boards/boardFacts';
import { boardConfig } from '#domain/boards/config';
import { placementOf } from '#domain/boards/placement';
import { weekOf } from '#domain/civilDate';
import { invalidateActors } from '../../server/access/actor';
import { boardSnapshots } from '../../server/areas/boards/read/boardSnapshots';
import { loadBoard } from '../../server/areas/boards/read/loadBoard';
import { PEBBLE_SOURCE } from '../../server/areas/boards/read/pebbleSource';
import { loadCrews } from '../../server/areas/boards/read/loadCrews';
import { shownSubJobs } from '../../server/areas/boards/read/shownSubJobs';
import { testApp } from '../support/app';
import { refusalOf } from '../support/boardFixture';
import { TEST_TODAY } from '../support/clock';

const app = await testApp({ template: 'demo' });

interface ShownCard {
  key: string;
  id: number;
  job_detail_id: number;
  status_id: number | null;
  date: string | null;
  bin: string | null;
  type: string | null;
}
interface Answer {
  boardCards: {
    today: string;
    date: string;
    cursor: string;
    days: string[];
    is_complete: boolean;
    removed: string[];
    crews: { id: number; name: string; is_active: boolean }[];
    rights: { can_edit: boolean; can_move_all: boolean };
    sub_jobs: {
      id: number;
      job_name: string | null;
      company_name: string | null;
      colors: string[];
      critical_note: string | null;
    }[];
    cards: ShownCard[];
  };
}
const ASK = `query($view: BoardView!, $date: Date, $since: String) { boardCards(category: pebble, view: $view, date: $date, since: $since) {
  today date cursor days is_complete removed rights { can_edit can_move_all } crews { id name is_active }
  sub_jobs { id job_name company_name colors critical_note } cards { key id job_detail_id status_id date bin type } } }`;
const ask = async (variables: object = {}, account = 'scheduler'): Promise<Answer['boardCards']> => {
  const { data, errors } = await app.graphql<Answer>(account, ASK, { view: 'week', ...variables });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.boardCards;
};
const one = async (text: string): Promise<{ id: number; job_detail_id: number; job_id: number }> => {
  const {
    rows: [row],
  } = await app.database.pool.query<{ id: number; job_detail_id: number; job_id: number }>(text);
  if (!row) throw new Error('nothing found');
  return row;
};
const OPEN_ENTRY = `select e.id, e.job_detail_id, s.job_id from crew_information e join job_detail s on s.id = e.job_detail_id join job j on j.id = s.job_id and j.deleted_at is null and not j.is_estimate
  where s.deleted_at is null and s.status_id = 2 and e.phase_type_id = 1 and e.status_id = 2 and e.date is null order by e.id`;

describe('boardCards', () => {
  it('answers the business day, the shown days, cursor, crews, rights and cards in their bins [BAPI-017 BRD-008 BRD-010]', async () => {
    const week = await ask();
    expect(week).toMatchObject({
      today: TEST_TODAY,
      date: TEST_TODAY,
      days: weekOf(TEST_TODAY),
      is_complete: true,
      removed: [],
      rights: { can_edit: true, can_move_all: false },
    });
    expect(week.days[0]).toBe('2026-03-09');
    expect(week.crews.length).toBeGreaterThan(3);
    expect(week.cards.filter(({ bin }) => bin?.startsWith('assigned:')).length).toBeGreaterThan(20);
    expect(new Set(week.cards.map(({ bin }) => bin?.split(':')[0]))).toContain('unassigned');
    const day = await ask({ view: 'day', date: '2026-03-12' });
    expect([day.date, day.days]).toEqual(['2026-03-12', ['2026-03-12']]);
    expect(day.cards.every(({ bin, date }) => !bin?.startsWith('assigned:') || date === '2026-03-12')).toBe(true);
  });

  it('a card has the documented fields: its content, its entry with references, and what its place makes of it [BRD-013 BRD-022 BRD-031 BRD-032]', async () => {
    const { data } = await app.graphql<{ boardCards: { cards: Record<string, unknown>[] } }>(
      'scheduler',
      `{ boardCards(category: pebble, view: week) { cards {
      id type phase_id content { job_name city plan_ia badges } historyEntry { id } statusIcon start_date end_date isPastDue requested_scheduled_date bin status_id
      crewInformationEntry { id date job_order crew { id name } phase_type { id name } status { id name } foreman { id name } } } } }`,
    );
    const cards = data?.boardCards.cards ?? [];
    const assigned = cards.find(({ bin, status_id }) => String(bin).startsWith('assigned:APP') && status_id === 2);
    expect(assigned).toMatchObject({
      type: 'assigned',
      phase_id: 2,
      statusIcon: 'Schedule',
      historyEntry: null,
      isPastDue: false,
      content: { job_name: expect.any(String), badges: expect.any(Array) },
      crewInformationEntry: {
        id: assigned?.id,
        phase_type: { id: 2, name: 'App' },
        status: { id: 2, name: 'Pending' },
        crew: { id: expect.any(Number), name: expect.any(String) },
      },
    });
    expect(assigned?.start_date).toBe(assigned?.end_date);
    expect(cards.find(({ bin }) => String(bin).startsWith('onHold'))).toMatchObject({
      type: 'pending',
      statusIcon: 'PauseCircle',
    });
    expect(cards.find(({ bin }) => String(bin).startsWith('unassigned'))).toMatchObject({ type: 'unassigned' });
    expect(cards.find(({ bin }) => bin === null)).toMatchObject({ type: null, isPastDue: false });
  });

  it.each([
    ['scheduler', true, false],
    ['admin', true, true],
    ['office', false, false],
    ['display', false, false],
    ['foreman', false, false],
  ])('%s sees the board: may edit %s, may move all %s [BRD-055 BRD-058]', async (account, can_edit, can_move_all) => {
    expect((await ask({}, account)).rights).toEqual({ can_edit, can_move_all });
  });

  it.each(['nobody', 'crew', 'subcontractor'])('%s does not see it [BRD-057 BRD-058]', async (account) => {
    expect(refusalOf(await app.graphql(account, ASK, { view: 'week' }))).toMatchObject({
      code: 'FORBIDDEN',
      data: null,
    });
  });

  it('a subcontractor who gets the right sees the cards of assigned sub-jobs alone', async () => {
    await app.database.pool.query(
      "insert into user_permission (user_id, category_name, access_level) select id, 'PLASTER_SCHEDULE', 'edit' from app_user where email = 'subcontractor@trowel.test'",
    );
    invalidateActors();
    const { rows } = await app.database.pool.query<{ id: number }>(`
      with me as (select u.employee_id as id from app_user u where u.email = 'subcontractor@trowel.test'), mine as (select crew_id from employee_crew join me on employee_id = me.id)
      select job_detail_id as id from crew_information where status_id is distinct from 6 and (foreman_id in (select id from me) or crew_id in (select * from mine))
      union select job_detail_id from crew_repair_job where status_id is distinct from 6 and crew_id in (select * from mine)
      union select job_detail_id from warranty_schedule where fieldworker_id in (select id from me)
      union select job_detail_id from presite where presite_supervisor_id in (select id from me)
      union select job_detail_id from warranty_details where repair_supervisor_id in (select id from me)`);
    const assigned = new Set(rows.map(({ id }) => id));
    const { cards } = await ask({}, 'subcontractor');
    expect(cards.filter(({ job_detail_id }) => !assigned.has(job_detail_id))).toEqual([]);
    const all = await ask();
    expect(cards.length).toBeLessThan(all.cards.length);
    const foreign = all.cards.find(
      ({ job_detail_id, bin }) => bin === 'unassigned:PREP' && !assigned.has(job_detail_id),
    );
    const moved = await app.graphql(
      'subcontractor',
      `mutation { updateJobDetailDayView(crew_information: { id: ${foreign?.id}, job_detail_id: ${foreign?.job_detail_id}, phase_type_id: 1, date: null, crew_id: null, status: { id: 3 }, awaiting_builder: false }) { id } }`,
    );
    expect(refusalOf(moved)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('lists every sub-job that placement shows, in this and in other weeks', async () => {
    const { pool } = app.database;
    const { rows } = await pool.query<{ id: number }>('select id from job_detail where job_category_id in (2, 3)');
    const [all, crews] = [
      await loadBoard(
        pool,
        rows.map(({ id }) => id),
      ),
      await loadCrews(pool, 3, 'crew_information'),
    ];
    const state = {
      cards: new Map(all.cards.map((card) => [card.key, card])),
      sub_jobs: new Map(all.sub_jobs.map((subJob) => [subJob.id, subJob])),
    };
    for (const date of [TEST_TODAY, '2026-02-25', '2026-03-20', '2026-06-01']) {
      const days = weekOf(date);
      const ctx = viewContext(
        {
          config: boardConfig('pebble', 'week'),
          date,
          today: TEST_TODAY,
          crews: new Map(crews.map((crew) => [crew.id, crew])),
          ...state,
        },
        days,
      );
      const placed = new Set(
        all.cards.flatMap((card) => {
          const subJob = state.sub_jobs.get(card.job_detail_id);
          return subJob && placementOf(card, subJob, ctx) !== null ? [subJob.id] : [];
        }),
      );
      const listed = new Set(await shownSubJobs(pool, days));
      expect([...placed].filter((id) => !listed.has(id))).toEqual([]);
      expect(listed.size - placed.size).toBeLessThan(placed.size / 10);
    }
  });

  it('has no estimates and no deleted jobs, and refuses a date that is none', async () => {
    const { job_detail_id, job_id } = await one(`${OPEN_ENTRY} limit 1`);
    const has = async () => (await ask()).sub_jobs.some(({ id }) => id === job_detail_id);
    expect(await has()).toBe(true);
    await app.database.pool.query('update job set is_estimate = true where id = $1', [job_id]);
    expect(
      (await boardSnapshots(app.database.pool).of(weekOf(TEST_TODAY), PEBBLE_SOURCE)).sub_jobs.some(
        ({ id }) => id === job_detail_id,
      ),
    ).toBe(false);
    await app.database.pool.query('update job set is_estimate = false where id = $1', [job_id]);
    expect(
      refusalOf(
        await app.graphql('scheduler', '{ boardCards(category: pebble, view: week, date: "2026-02-30") { cursor } }'),
      ),
    ).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

describe('boardCards with since', () => {
  const moveIt = async (id: number, job_detail_id: number, fields: string) =>
    app.graphql(
      'scheduler',
      `mutation { updatePebbleWeeklyBoardCrewInfoEntry(crewInfoEntryInput: {
    id: ${id}, job_detail_id: ${job_detail_id}, phase_type_id: 1, awaiting_builder: false, ${fields} }) { id } }`,
    );

  it('answers only what changed: the moved card with its sub-job and the neighbours that were renumbered [BAPI-017 BRD-012]', async () => {
    const { cursor } = await ask();
    expect(await ask({ since: cursor })).toMatchObject({ is_complete: false, cards: [], sub_jobs: [], removed: [] });
    const { id, job_detail_id } = await one(`${OPEN_ENTRY} limit 1 offset 1`);
    await moveIt(id, job_detail_id, 'date: null, crew_id: null, status: { id: 3 }');
    const news = await ask({ since: cursor });
    expect(news.sub_jobs.map((subJob) => subJob.id)).toEqual([job_detail_id]);
    expect(news.cards.find((card) => card.id === id)).toMatchObject({ status_id: 3, bin: 'onHold:PREP' });
    expect(news.is_complete).toBe(false);
  });

  it("a change of anything on a card's face brings its cards: job, builder, colour, note [BAPI-017]", async () => {
    const {
      rows: [shown],
    } = await app.database.pool.query<{ job_detail_id: number; job_id: number; company_id: number; color_id: number }>(`
      select s.id as job_detail_id, j.id as job_id, j.company_id, c.color_id from job_detail s join job j on j.id = s.job_id join color_addition c on c.job_detail_id = s.id
      where s.job_category_id = 2 and s.status_id = 2 and c.color_id is not null
        and s.id in (select job_detail_id from crew_information where date is null and phase_type_id = 1 and status_id = 2) limit 1`);
    if (!shown) throw new Error('no sub-job with a colour');
    const log = (entity: string, id: number) =>
      app.database.pool.query(
        "insert into change_log (mutation_id, command, user_id, entity, entity_id, before, after) values (gen_random_uuid(), 'test', 1, $1, $2, '{}', '{}')",
        [entity, id],
      );
    const since = async (entity: string, id: number, text: string) => {
      const { cursor } = await ask();
      await app.database.pool.query(text, [id]);
      await log(entity, id);
      return (await ask({ since: cursor })).sub_jobs.find((subJob) => subJob.id === shown.job_detail_id);
    };
    expect(await since('job', shown.job_id, "update job set name = 'Renamed' where id = $1")).toMatchObject({
      job_name: 'Renamed',
    });
    expect(
      await since('customer', shown.company_id, "update customer set company_name = 'New Builder' where id = $1"),
    ).toMatchObject({ company_name: 'New Builder' });
    expect(
      (
        await since(
          'lookup_pebble_color',
          shown.color_id,
          "update lookup_pebble_color set name = 'Night Sky' where id = $1",
        )
      )?.colors,
    ).toContain('Night Sky');
    expect(
      await since(
        'job_detail',
        shown.job_detail_id,
        "update job_detail set is_critical_note = true, critical_note = 'Dog' where id = $1",
      ),
    ).toMatchObject({ critical_note: 'Dog' });
    // The whole board, asked for afterwards, says the same: its kept copy has been brought up to date.
    expect((await ask()).sub_jobs.find((subJob) => subJob.id === shown.job_detail_id)).toMatchObject({
      job_name: 'Renamed',
      company_name: 'New Builder',
      critical_note: 'Dog',
    });
  });

  it('names cards that are gone, and those whose place a new entry took [BAPI-017 BAPI-018]', async () => {
    const { job_detail_id } = await one(`${OPEN_ENTRY} limit 1 offset 2`);
    await app.database.pool.query('delete from crew_information where job_detail_id = $1 and phase_type_id = 3', [
      job_detail_id,
    ]);
    const { cursor } = await ask();
    const made = await app.graphql<{ updatePebbleWeeklyBoardCrewInfoEntry: { id: number } }>(
      'scheduler',
      `mutation { updatePebbleWeeklyBoardCrewInfoEntry(crewInfoEntryInput: {
      id: -1, job_detail_id: ${job_detail_id}, phase_type_id: 3, awaiting_builder: false, status: { id: 3 }, version: 0 }) { id } }`,
    );
    const id = made.data?.updatePebbleWeeklyBoardCrewInfoEntry.id;
    const news = await ask({ since: cursor });
    expect(news.removed).toContain(`stand-in:${job_detail_id}:3`);
    expect(news.cards.map(({ key }) => key)).toContain(`crew_information:${id}`);

    const undone = await app.graphql(
      'scheduler',
      `mutation { undo(mutation_id: "${made.headers.get('x-mutation-id')}") { mutation_id } }`,
    );
    expect(undone.errors).toBeUndefined();
    const back = await ask({ since: news.cursor });
    expect(back.removed).toContain(`crew_information:${id}`);
    expect(back.removed).not.toContain(`stand-in:${job_detail_id}:3`);
    expect(back.cards.map(({ key }) => key)).toContain(`stand-in:${job_detail_id}:3`);

    await app.database.pool.query(
      'update job set deleted_at = now() where id = (select job_id from job_detail where id = $1)',
      [job_detail_id],
    );
    await app.database.pool.query(
      "insert into change_log (mutation_id, command, user_id, entity, entity_id, before, after) select gen_random_uuid(), 'test', 1, 'job', job_id, '{\"deleted_at\": null}', '{}' from job_detail where id = $1",
      [job_detail_id],
    );
    const gone = await ask({ since: back.cursor });
    expect(gone.removed).toContain(`stand-in:${job_detail_id}:3`);
    expect(gone.cards.filter((card) => card.job_detail_id === job_detail_id)).toEqual([]);
  });

  it.each(['nonsense', '', Buffer.from('99999999999999999999.1').toString('base64url')])(
    'a cursor that is none of ours ("%s") gives the whole board',
    async (since) => {
      expect(await ask({ since })).toMatchObject({ is_complete: true });
    },
  );
});

describe('the kept copy of a view', () => {
  it('is at every moment what a fresh reading gives, however moves and questions mix', async () => {
    const { pool } = app.database;
    const kept = boardSnapshots(pool);
    const days = weekOf(TEST_TODAY);
    const { rows } = await pool.query<{ id: number; job_detail_id: number }>(`${OPEN_ENTRY} limit 30 offset 5`);
    const same = async () => {
      const [copy, fresh] = [await kept.of(days, PEBBLE_SOURCE), await boardSnapshots(pool).of(days, PEBBLE_SOURCE)];
      const byKey = (cards: typeof copy.cards) => cards.toSorted((a, b) => (a.key < b.key ? -1 : 1));
      expect(byKey(copy.cards)).toEqual(byKey(fresh.cards));
      expect(copy.sub_jobs.toSorted((a, b) => a.id - b.id)).toEqual(fresh.sub_jobs.toSorted((a, b) => a.id - b.id));
    };
    await same();
    const {
      rows: [crew],
    } = await pool.query<{ id: number }>(
      "select id from crew where is_active and lookup_company_division_id = 3 and subdivision ilike '%prep%' limit 1",
    );
    const moves = rows.map(({ id, job_detail_id }, n) =>
      app.graphql(
        'scheduler',
        `mutation { updatePebbleWeeklyBoardCrewInfoEntry(crewInfoEntryInput: {
      id: ${id}, job_detail_id: ${job_detail_id}, phase_type_id: 1, awaiting_builder: false, status: { id: 2 }, crew_id: ${crew?.id}, date: "2026-0${n % 2 === 0 ? 3 : 5}-1${n % 4}" }) { id } }`,
      ),
    );
    const looks = Promise.all(Array.from({ length: 20 }, () => kept.of(days, PEBBLE_SOURCE)));
    expect((await Promise.all(moves)).flatMap(({ errors }) => errors ?? [])).toEqual([]);
    await looks;
    await same();
  });

  it('is answered as the very same bytes while nobody changes it, and anew behind a change [NET-001]', async () => {
    const query =
      '{ boardCards(category: pebble, view: week) { cursor sub_jobs { id job_name readiness { missing } summary { prep_date } } cards { key id status_id notes } } }';
    const answer = async (encoding: string): Promise<string> => {
      const response = await fetch(`${app.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${await app.token('scheduler')}`,
          'accept-encoding': encoding,
        },
        body: JSON.stringify({ query }),
      });
      expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      return response.text();
    };
    // The cursor moves on once the transactions of other databases that were under way have ended: then it is looked at again.
    const settled = await vi.waitFor(
      async () => {
        const once = await answer('br');
        expect(await answer('br')).toBe(once);
        // Another transaction ends meanwhile, and the board stays as it was.
        await app.database.pool.query("update customer set note = concat(note, '.') where id = 1");
        for (const encoding of ['br', 'gzip', 'identity']) expect((await answer(encoding)) === once).toBe(true);
        return once;
      },
      { timeout: 10_000 },
    );
    expect(settled.length).toBeGreaterThan(64_000);
    const { id, job_detail_id } = await one(`${OPEN_ENTRY} limit 1`);
    await app.graphql(
      'scheduler',
      `mutation { updatePebbleWeeklyBoardCrewInfoEntry(crewInfoEntryInput: { id: ${id}, job_detail_id: ${job_detail_id}, phase_type_id: 1, awaiting_builder: false, status: { id: 3 }, crew_id: null, date: null }) { id } }`,
    );
    const behind = await answer('br');
    expect(behind === settled).toBe(false);
    // The place in the log may move between the two: transactions of other databases end as well.
    const cards = (text: string): string => text.replace(/"cursor":"[^"]*"/, '');
    expect(cards(await answer('gzip'))).toBe(cards(behind));
  });

  it('sees a transaction that began earlier and committed later', async () => {
    const { pool } = app.database;
    const kept = boardSnapshots(pool);
    const { id, job_detail_id } = await one(`${OPEN_ENTRY} limit 1`);
    const slow = await pool.connect();
    try {
      await slow.query('begin');
      await slow.query("update crew_information set notes = 'late' where id = $1", [id]);
      await slow.query(
        "insert into change_log (mutation_id, command, user_id, entity, entity_id, before, after) values (gen_random_uuid(), 'test', 1, 'crew_information', $1, '{}', '{}')",
        [id],
      );
      await pool.query(
        "insert into change_log (mutation_id, command, user_id, entity, entity_id, before, after) values (gen_random_uuid(), 'test', 1, 'job_detail', $1, '{}', '{}')",
        [job_detail_id],
      );
      const note = async () =>
        (await kept.of(weekOf(TEST_TODAY), PEBBLE_SOURCE)).cards.find((card) => card.key === `crew_information:${id}`)
          ?.notes;
      expect(await note()).not.toBe('late');
      await slow.query('commit');
      expect(await note()).toBe('late');
    } finally {
      slow.release();
    }
  });
});
