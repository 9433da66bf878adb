import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, formatCivilDate } from '#domain/civilDate';
import { testApp } from '../support/app';
import { mutationIdOf } from '../support/boardFixture';
import { TEST_TODAY } from '../support/clock';
import { DAY_1, guniteFixture } from '../support/guniteFixture';

const app = await testApp();
const board = await guniteFixture(app);
const TOMORROW = addDays(TEST_TODAY, 1);
const LATER = addDays(TEST_TODAY, 2);
const short = (date: string): string => formatCivilDate(date).slice(0, 5);

const textsOf = async (): Promise<string[]> =>
  (
    await board.pool.query<{ text: string }>(
      "select notification_text as text from notification where kind = 'crew_day' and not is_read order by id",
    )
  ).rows.map(({ text }) => text);
/** The first moments of the day, and one that comes for no test. */
const [ALWAYS, NEVER] = ['00:00', '23:59'];
const toldAt = (time: string | null) => board.pool.query('update company_setting set crews_told_time = $1', [time]);
const move = (id: number, to: Record<string, unknown>) => board.moveHistory(id, id, DAY_1, to);
const has = (account: string, employee_id: number | null) =>
  board.pool.query('update app_user set employee_id = $1 where email like $2', [employee_id, `${account}@%`]);

beforeEach(async () => {
  await board.clear();
  await board.pool.query('truncate notification');
  await board.pool.query('update app_user set employee_id = null');
  await toldAt(ALWAYS);
  // The foreman of Gunite 41; nobody has an account for the foreman of Gunite 42.
  await has('foreman', 4100);
  for (const [id, name] of [
    [1, 'Oak'],
    [2, 'Elm'],
    [3, 'Ash'],
  ] as const) {
    await board.aJob(id, { name });
    const placed = id === 3 ? {} : { crew_id: 41, gunite_date: TOMORROW, job_order: id };
    await board.aGuniteSubJob({ id, history: [{ id, type: DAY_1, ...placed }] });
  }
});

describe('a foreman whose stops of tomorrow change after the crews were told [SDY-013]', () => {
  it('hears in one line what is new, moved and gone, however many changes it took', async () => {
    await move(3, { crew_id: 41, date: TOMORROW });
    await move(1, { crew_id: 41, date: LATER });
    await move(2, { crew_id: 42, date: TOMORROW });
    expect(await textsOf()).toEqual([
      `Tomorrow, ${short(TOMORROW)} changed. new: Ash; moved: Oak to ${short(LATER)}; gone: Elm (Gunite 42)`,
    ]);
  });

  it('hears of another start time', async () => {
    await app.graphql('scheduler', 'mutation ($plan: CrewDayPlanInput!) { planCrewDay(plan: $plan) { crew_id } }', {
      plan: { crew_id: 41, date: TOMORROW, starts: [{ id: 1, start_time: '09:30' }] },
    });
    expect(await textsOf()).toEqual([`Tomorrow, ${short(TOMORROW)} changed. moved: Oak to 09:30 AM`]);
  });

  it('is told that all was taken back while the line stands unread, by a move and by an undo', async () => {
    const answer = await move(1, { crew_id: 41, date: LATER });
    await app.graphql('scheduler', 'mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }', {
      id: mutationIdOf(answer),
    });
    const back = `Tomorrow, ${short(TOMORROW)}: the changes were taken back, your stops are as before`;
    expect(await textsOf()).toEqual([back]);
    await move(1, { crew_id: 42, date: TOMORROW });
    expect(await textsOf()).toEqual([`Tomorrow, ${short(TOMORROW)} changed. gone: Oak (Gunite 42)`]);
    await move(1, { crew_id: 41, date: TOMORROW });
    expect(await textsOf()).toEqual([back]);
  });

  it('hears of what has changed since the line that was read, and not of that again', async () => {
    await move(1, { crew_id: 41, date: LATER });
    await board.pool.query('update notification set is_read = true');
    await move(2, { crew_id: 41, date: LATER });
    expect(await textsOf()).toEqual([`Tomorrow, ${short(TOMORROW)} changed. moved: Elm to ${short(LATER)}`]);
  });

  it('hears nothing before that hour, of another day, of what he moves himself, and without a setting', async () => {
    await toldAt(NEVER);
    await move(1, { crew_id: 41, date: LATER });
    await toldAt(null);
    await move(1, { crew_id: 41, date: TOMORROW });
    await toldAt(ALWAYS);
    await move(3, { crew_id: 41, date: LATER });
    await has('foreman', null);
    await has('scheduler', 4100);
    await move(2, { crew_id: 41, date: LATER });
    expect(await textsOf()).toEqual([]);
  });

  it('hears of today at any hour: its crews were told the day before', async () => {
    await toldAt(NEVER);
    await move(3, { crew_id: 41, date: TEST_TODAY });
    expect(await textsOf()).toEqual([`Today, ${short(TEST_TODAY)} changed. new: Ash`]);
  });

  it('has nothing to hear without an account, and the move is made', async () => {
    await has('foreman', null);
    expect((await move(1, { crew_id: 42, date: TOMORROW })).errors).toBeUndefined();
    expect(await textsOf()).toEqual([]);
  });

  it('hears by the bell and by mail as he chose', async () => {
    const { data } = await app.graphql<{ noticeChoices: { kind: string; by_bell: boolean }[] }>(
      'foreman',
      '{ noticeChoices { kind by_bell } }',
    );
    expect(data?.noticeChoices).toContainEqual({ kind: 'crew_day', by_bell: true });
    await app.graphql(
      'foreman',
      'mutation { updateNoticeChoice(kind: "crew_day", by_bell: false, by_mail: true) { kind } }',
    );
    await move(1, { crew_id: 41, date: LATER });
    const { rows } = await board.pool.query('select is_on_bell, is_mail_due from notification');
    expect(rows).toEqual([{ is_on_bell: false, is_mail_due: true }]);
  });
});
