import { describe, expect, it } from 'vitest';
import { DIVISION, STATUS } from '../../statuses';
import { aDayWithoutWork } from '../workdays/testDay';
import { decidePlan } from '../plan/decidePlan';
import { aBoard, aCardOf } from '../testBoard';
import { brokenChains, wouldBreak } from './chain';
import { chainGapIssues, type ChainGap } from './chainGap';
import { brokenWords } from './chainWords';
import { chainKeys, moveChain } from './moveChain';
import { addWorkdays, workdayGap } from './workdayGap';

const GAPS: readonly ChainGap[] = [
  { division_id: DIVISION.PEBBLE, step: 'prep_app', min_workdays: 1, max_workdays: 5 },
  { division_id: DIVISION.PEBBLE, step: 'app_detail', min_workdays: 1, max_workdays: null },
  { division_id: DIVISION.GUNITE, step: 'gunite_days', min_workdays: 1, max_workdays: 1 },
];
/** Monday. */
const MON = '2026-03-09';
const [TUE, WED, THU, FRI] = ['2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13'] as const;
const NEXT_MON = '2026-03-16';
const PREP = 'crew_information:1';
const APP = 'crew_information:2';
const DETAIL = 'crew_information:3';

interface Days {
  prep?: string | null;
  app?: string | null;
  detail?: string | null;
  status?: number;
  off?: string[];
}
const pebble = ({ prep = MON, app = TUE, detail = THU, status = STATUS.PENDING, off = [] }: Days = {}) =>
  aBoard({
    days_without_work: off.map((first_day, at) => aDayWithoutWork({ id: at + 1, first_day, name: 'Holiday' })),
    cards: [
      aCardOf('PREP', { id: 1, crew_id: 11, date: prep, job_order: 1, status_id: status }),
      aCardOf('APP', { id: 2, crew_id: 21, date: app, job_order: 1 }),
      aCardOf('DETAIL', { id: 3, crew_id: 31, date: detail, job_order: 1 }),
    ],
  });
const gunite = (days: readonly { date: string; crew_id?: number }[], off: string[] = []) =>
  aBoard({
    category: 'gunite',
    days_without_work: off.map((first_day, at) => aDayWithoutWork({ id: at + 1, first_day, name: 'Holiday' })),
    cards: days.map(({ date, crew_id = 41 }, at) =>
      aCardOf(at === 0 ? 'G1' : 'G2-8', { id: at + 1, type_id: at + 1, crew_id, date, job_order: 1 }),
    ),
  });
const said = (board: ReturnType<typeof aBoard>, key: string) =>
  brokenChains(board, GAPS)
    .get(key)
    ?.map((link) => brokenWords(link, 'en'));

describe('workdays between two phases [SDY-003]', () => {
  const isWorked = (date: string) => ![WED, '2026-03-14', '2026-03-15'].includes(date);
  it.each([
    [MON, MON, 0],
    [MON, TUE, 1],
    [TUE, THU, 1],
    [FRI, '2026-03-14', 1],
    [FRI, NEXT_MON, 1],
    [MON, NEXT_MON, 4],
    [NEXT_MON, MON, -4],
  ])('%s to %s are %i', (from, to, gap) => expect(workdayGap(from, to, isWorked)).toBe(gap));
  it.each([
    [TUE, 1, THU],
    [FRI, 1, NEXT_MON],
    [NEXT_MON, -1, FRI],
    [THU, -1, TUE],
    [MON, 0, MON],
  ])('%s and %i are %s', (from, by, to) => expect(addWorkdays(from, by, isWorked)).toBe(to));
});

describe('a chain of prep, application and detail [SDY-003]', () => {
  it('holds where each phase stands behind the other', () => {
    expect(brokenChains(pebble(), GAPS).size).toBe(0);
  });

  it('is broken on both cards when the application stands on the day of its prep', () => {
    const words = ['Prep Tue 03/10/2026 and Application Tue 03/10/2026: at least 1 workday later'];
    expect(said(pebble({ prep: TUE }), PREP)).toEqual(words);
    expect(said(pebble({ prep: TUE }), APP)).toEqual(words);
    expect(said(pebble({ prep: TUE }), DETAIL)).toBeUndefined();
  });

  it('says when the phases stand too far apart', () => {
    expect(said(pebble({ app: '2026-03-17', detail: '2026-03-19' }), APP)).toEqual([
      'Prep Mon 03/09/2026 and Application Tue 03/17/2026: at most 5 workdays later',
    ]);
  });

  it('does not count a day without work', () => {
    expect(said(pebble({ app: NEXT_MON, detail: '2026-03-18' }), APP)).toBeUndefined();
    expect(said(pebble({ app: '2026-03-17', detail: '2026-03-19', off: [WED] }), APP)).toBeUndefined();
  });

  it('says nothing of phases without a day, of other divisions, and marks no work that is done', () => {
    expect(brokenChains(pebble({ prep: null }), GAPS).size).toBe(0);
    expect(brokenChains(pebble({ prep: TUE }), GAPS.slice(2)).size).toBe(0);
    const done = brokenChains(pebble({ prep: TUE, status: STATUS.COMPLETE }), GAPS);
    expect([...done.keys()]).toEqual([APP]);
  });

  it('is asked before a drop', () => {
    const onPrep = wouldBreak(pebble(), GAPS, APP, { crew_id: 21, date: MON });
    expect(onPrep.map(({ why, is }) => [why, is])).toEqual([['too_soon', 0]]);
    expect(wouldBreak(pebble(), GAPS, APP, { crew_id: 21, date: WED })).toEqual([]);
  });
});

describe('the move of a whole chain [SDY-003]', () => {
  it('keeps the gaps in workdays and the crews', () => {
    expect(moveChain(pebble(), GAPS, { key: APP, to: `assigned:APP:22:${FRI}` })).toEqual([
      { key: APP, to: `assigned:APP:22:${FRI}` },
      { key: DETAIL, to: 'assigned:DETAIL:31:2026-03-17' },
      { key: PREP, to: `assigned:PREP:11:${THU}` },
    ]);
  });

  it('steps over days without work, and mends what was broken', () => {
    const board = pebble({ prep: TUE, off: [THU] });
    expect(moveChain(board, GAPS, { key: APP, to: `assigned:APP:21:${FRI}` }).map(({ to }) => to)).toEqual([
      `assigned:APP:21:${FRI}`,
      'assigned:DETAIL:31:2026-03-17',
      `assigned:PREP:11:${WED}`,
    ]);
  });

  it('leaves what is done, and needs a second card and a day', () => {
    const done = pebble({ status: STATUS.COMPLETE });
    expect(chainKeys(done, GAPS, APP)).toEqual([APP, DETAIL]);
    expect(moveChain(done, GAPS, { key: APP, to: 'unassigned:APP' })).toEqual([]);
    expect(chainKeys(pebble({ prep: null, detail: null }), GAPS, APP)).toEqual([]);
  });

  it('leaves a promised card where it is promised, and moves a promised one that is held [SDY-012]', () => {
    const promised = new Set([DETAIL]);
    expect(chainKeys(pebble(), GAPS, APP, promised)).toEqual([PREP, APP]);
    expect(
      moveChain(pebble(), GAPS, { key: APP, to: `assigned:APP:21:${WED}` }, promised).map(({ key }) => key),
    ).toEqual([APP, PREP]);
    expect(chainKeys(pebble(), GAPS, DETAIL, promised)).toEqual([PREP, APP, DETAIL]);
    expect(chainKeys(pebble({ prep: null }), GAPS, APP, promised)).toEqual([]);
  });

  it('leaves no broken chain behind, as the board decides it', () => {
    const board = pebble({ prep: TUE });
    const { changes, refused } = decidePlan(
      board,
      moveChain(board, GAPS, { key: APP, to: `assigned:APP:21:${NEXT_MON}` }),
    );
    expect(refused).toEqual([]);
    const dates = new Map(changes.flatMap(({ id, set }) => ('date' in set ? [[id, set.date]] : [])));
    expect([dates.get(1), dates.get(2), dates.get(3)]).toEqual([FRI, NEXT_MON, '2026-03-18']);
  });
});

describe('Day 1 to 8 of gunite [SDY-003]', () => {
  it('stand on following workdays of the same crew', () => {
    expect(brokenChains(gunite([{ date: THU }, { date: FRI }, { date: NEXT_MON }]), GAPS).size).toBe(0);
    expect(brokenChains(gunite([{ date: MON }, { date: WED }], [TUE]), GAPS).size).toBe(0);
    expect(said(gunite([{ date: MON }, { date: WED }]), 'gunite_history:2')).toEqual([
      'Day 1 Mon 03/09/2026 and Day 2 Wed 03/11/2026: exactly 1 workday later',
    ]);
    expect(said(gunite([{ date: MON }, { date: TUE, crew_id: 42 }]), 'gunite_history:2')).toEqual([
      'Day 1 Mon 03/09/2026 and Day 2 Tue 03/10/2026: the same crew on following days',
    ]);
  });

  it('move to another crew together, the second day from the middle too', () => {
    const board = gunite([{ date: MON }, { date: TUE }, { date: WED }]);
    expect(moveChain(board, GAPS, { key: 'gunite_history:2', to: `assigned:GUNITE:42:${FRI}` })).toEqual([
      { key: 'gunite_history:2', to: `assigned:GUNITE:42:${FRI}` },
      { key: 'gunite_history:3', to: `assigned:GUNITE:42:${NEXT_MON}` },
      { key: 'gunite_history:1', to: `assigned:GUNITE:42:${THU}` },
    ]);
  });
});

describe('a gap with a minimum above its maximum [SDY-003]', () => {
  it('is refused by field and rule', () => {
    expect(chainGapIssues({ min_workdays: 3, max_workdays: 2 })).toMatchObject([
      { path: 'max_workdays', rule: 'gap_backwards' },
    ]);
    expect(chainGapIssues({ min_workdays: 2, max_workdays: 2 })).toEqual([]);
    expect(chainGapIssues({ min_workdays: 2, max_workdays: null })).toEqual([]);
  });
});
