import { beforeEach, describe, expect, it } from 'vitest';
import { invalidateActors } from '../../server/access/actor';
import { testApp } from '../support/app';
import { boardFixture, PREP } from '../support/boardFixture';

const [DAY, NEXT] = ['2026-03-11', '2026-03-12'];
const [BEFORE, AFTER] = [new Date('2026-03-12T04:59:00Z'), new Date('2026-03-12T05:01:00Z')];

/** A board as our own screens ask for it is kept; one whose cards say more than their rows do is made anew each time. */
const query = (
  ofCard: string,
) => `query Board($view: BoardView!, $date: Date) { boardCards(category: pebble, view: $view, date: $date) {
  view date today days is_complete removed rights { can_edit can_move_all } crews { id name }
  sub_jobs { id job_name company_name notes summary { prep_date } readiness { missing } } cards { key version crew_id date status_id job_order ${ofCard} } } }`;
const [KEPT, FRESH] = [query(''), query('start_date')];

let now = BEFORE;
const app = await testApp({ clock: () => now });
const { pool } = app.database;
const board = await boardFixture(app);
beforeEach(async () => {
  now = BEFORE;
  await board.clear();
  await board.aSubJob({ id: 1, entries: [{ id: 1, phase: PREP, crew_id: 11, date: DAY, job_order: 1 }] });
  await board.aSubJob({ id: 2, entries: [{ id: 2, phase: PREP }] });
});

const answer = async (
  text: string,
  { account = 'scheduler', encoding = 'br', language = 'en', view = 'week', date = DAY } = {},
): Promise<string> => {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await app.token(account)}`,
      'accept-encoding': encoding,
      'accept-language': language,
    },
    body: JSON.stringify({ query: text, variables: { view, date } }),
  });
  expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  return response.text();
};
interface ServedBoard {
  today: string;
  rights: { can_edit: boolean; can_move_all: boolean };
  cards: { key: string }[];
}
const boardIn = (text: string): ServedBoard =>
  (JSON.parse(text) as { data: { boardCards: ServedBoard } }).data.boardCards;
const withoutStarts = (text: string): string => text.replaceAll(/,"start_date":(null|"[^"]*")/g, '');

/** Asked twice, so that the second is the one that was kept, and held against one that is made anew. */
const kept = async (asked: Parameters<typeof answer>[1] = {}): Promise<string> => {
  await answer(KEPT, asked);
  const again = await answer(KEPT, asked);
  expect(again).toBe(withoutStarts(await answer(FRESH, asked)));
  return again;
};

describe('the kept answer of a board', () => {
  it('is what a new one would be, in every encoding and language, for each view and day [BAPI-017 NET-001]', async () => {
    const asked = [
      {},
      { encoding: 'gzip' },
      { encoding: 'identity' },
      { language: 'es' },
      { view: 'day' },
      { view: 'day', date: NEXT },
      { date: NEXT },
      { date: '2026-03-20' },
    ];
    const first: string[] = [];
    for (const one of asked) first.push(await kept(one));
    for (const [index, one] of asked.entries()) expect(await kept(one)).toBe(first[index]);
    expect(new Set(first).size).toBe(5);
  });

  it('tells a move, a save of the sub-job, and another name of a builder and of a crew at once [BAPI-017]', async () => {
    const changes = [
      () => board.move(2, 2, PREP, { crew_id: 12, date: DAY }),
      () => board.move(1, 1, PREP, { crew_id: 12, date: NEXT }),
      () =>
        app.graphql(
          'admin',
          'mutation { updateCustomer(id: 700, customer: { version: 1, company_name: "Another" }) { id } }',
        ),
      () => app.graphql('admin', 'mutation { updateCrew(id: 11, crew: { version: 1, name: "Another crew" }) { id } }'),
    ];
    const seen = new Set([await kept()]);
    for (const change of changes) {
      expect((await change()).errors).toBeUndefined();
      seen.add(await kept());
    }
    expect(seen.size).toBe(changes.length + 1);
    expect([...seen].at(-1)).toContain('"name":"Another crew"');
    expect([...seen].at(-1)).toContain('"company_name":"Another"');
  });

  it('tells each user his own rights, also after they changed [BRD-055 BRD-058]', async () => {
    const rightsOf = async (account: string): Promise<ServedBoard['rights']> => boardIn(await kept({ account })).rights;
    const asks = async () => [await rightsOf('scheduler'), await rightsOf('office'), await rightsOf('admin')];
    const [may, mayNot, mayAll] = [
      { can_edit: true, can_move_all: false },
      { can_edit: false, can_move_all: false },
      { can_edit: true, can_move_all: true },
    ];
    expect(await asks()).toEqual([may, mayNot, mayAll]);
    await pool.query(
      "insert into user_permission (user_id, category_name, access_level) select id, 'PLASTER_SCHEDULE', 'edit' from app_user where email = 'office@trowel.test'",
    );
    invalidateActors();
    expect(await asks()).toEqual([may, may, mayAll]);
    await pool.query(
      "delete from user_permission where user_id = (select id from app_user where email = 'office@trowel.test')",
    );
    invalidateActors();
    expect(await asks()).toEqual([may, mayNot, mayAll]);
  });

  it('is refused to who lost the right, and shows a subcontractor the assigned cards alone [BRD-057 AUTH-051]', async () => {
    await pool.query(
      "insert into user_permission (user_id, category_name, access_level) select id, 'PLASTER_SCHEDULE', 'edit' from app_user where email = 'subcontractor@trowel.test'",
    );
    invalidateActors();
    expect(boardIn(await kept()).cards.length).toBeGreaterThan(0);
    expect(boardIn(await kept({ account: 'subcontractor', encoding: 'identity' })).cards).toEqual([]);
    await pool.query(
      "delete from user_permission where user_id = (select id from app_user where email = 'subcontractor@trowel.test')",
    );
    invalidateActors();
    const refused = await app.graphql('subcontractor', KEPT, { view: 'week', date: DAY });
    expect([refused.data, refused.errors?.[0]?.extensions?.code]).toEqual([null, 'FORBIDDEN']);
  });

  it('turns over at midnight [BRD-016]', async () => {
    const todayOf = async (): Promise<string> => boardIn(await kept()).today;
    expect(await todayOf()).toBe(DAY);
    now = AFTER;
    expect(await todayOf()).toBe(NEXT);
  });
});
