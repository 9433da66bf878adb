import { describe, expect, it } from 'vitest';
import { DIVISION } from '../statuses';
import { badgesOf } from './badges';
import { assignedBin, cardType, tray } from './bins';
import { countsInDayHead, dailyCapacity, loadLevel, loadOf } from './heads';
import { isPastDue, PAST_DUE } from './pastDue';
import { readinessOf } from './readiness';
import { statusIcon, statusName } from './statusIcon';
import { aCardOf, aSubJob, TODAY } from './testBoard';

const YESTERDAY = '2026-03-04';

describe('past due', () => {
  const inTray = (card: object, subJob: object = {}) =>
    isPastDue(aCardOf('APP', { id: 1, ...card }), aSubJob({ id: 9001, ...subJob }), tray('unassigned', 'APP'), TODAY);
  const onDay = (date: string, card: object = {}) =>
    isPastDue(
      aCardOf('APP', { id: 1, crew_id: 21, date, ...card }),
      aSubJob({ id: 9001, requested_app_date: '2026-01-01' }),
      assignedBin('APP', 21, date),
      TODAY,
    );

  it('is a date before today, and outside the assigned bins the requested date where there is none [BRD-016]', () => {
    expect([onDay(YESTERDAY), onDay(TODAY)]).toEqual([true, false]);
    expect([inTray({ date: YESTERDAY }), inTray({ date: TODAY }), inTray({})]).toEqual([true, false, false]);
    expect([
      inTray({}, { requested_app_date: YESTERDAY }),
      inTray({ date: TODAY }, { requested_app_date: YESTERDAY }),
    ]).toEqual([true, false]);
  });

  it('is never a complete or cancelled card nor a prep that is complete, and is shown in light red with words [BRD-015 BRD-016]', () => {
    expect([
      onDay(YESTERDAY, { status_id: 1 }),
      onDay(YESTERDAY, { status_id: 5 }),
      inTray({ date: YESTERDAY, status_id: 6 }),
      inTray({ date: YESTERDAY, status_id: null }),
    ]).toEqual([false, false, false, true]);
    expect([PAST_DUE.background, PAST_DUE.text.en]).toEqual(['#FDE2E2', 'Past due']);
  });
});

describe('card type and status', () => {
  it('is assigned, unassigned or pending by the bin [BRD-031 BRD-032]', () => {
    expect(
      (['assigned', 'unassigned', 'readyToApply', 'onHold', 'weeping', 'awaitingBuilder'] as const).map(cardType),
    ).toEqual(['assigned', 'unassigned', 'unassigned', 'pending', 'pending', 'pending']);
  });

  it('has an icon for each status, and gunite 4 reads "Cave in" [BRD-005 BRD-017]', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 10, 11, 19, 17, null].map(statusIcon)).toEqual([
      'CheckCircle',
      'Schedule',
      'PauseCircle',
      'WaterDrop',
      'TaskAlt',
      'Cancel',
      'PlayCircle',
      'EventAvailable',
      'EventBusy',
      'Engineering',
      'RadioButtonUnchecked',
      'RadioButtonUnchecked',
    ]);
    const named = (category: 'gunite' | 'pebble', id: number, name: string, language: 'en' | 'es' = 'en') =>
      statusName(category, id, name, language);
    expect([named('gunite', 4, 'Weeping'), named('pebble', 4, 'Weeping'), named('gunite', 3, 'On Hold')]).toEqual([
      'Cave in',
      'Weeping',
      'On Hold',
    ]);
    expect([named('gunite', 4, 'Filtración', 'es'), named('pebble', 4, 'Filtración', 'es')]).toEqual([
      'Derrumbe',
      'Filtración',
    ]);
  });
});

describe('badges', () => {
  it('show the flags that are true, in the order of the face [BRD-017]', () => {
    expect(
      badgesOf({
        is_will_need_to_return: true,
        is_cash_on_delivery: true,
        is_invoiced: false,
        is_trim_tile: null,
        is_critical_note: true,
      }),
    ).toEqual(['COD', 'CRITICAL', 'RETURN']);
  });

  it('readiness names what is missing, only after the presite check-in [BRD-017]', () => {
    const checkin_date = '2026-03-01';
    expect(readinessOf('pebble', { checkin_date: null, is_water_on_site: true })).toBeNull();
    expect(readinessOf('pebble', null)).toBeNull();
    expect(
      readinessOf('pebble', { checkin_date, is_water_on_site: true, is_access_to_power: true, is_weeping: null }),
    ).toEqual({ missing: [] });
    expect(readinessOf('pebble', { checkin_date, is_water_on_site: true, is_weeping: true })).toEqual({
      missing: ['is_access_to_power', 'is_weeping'],
    });
    const ready = {
      is_pool_ready_to_shoot: true,
      is_steel_done: true,
      is_stub_out: true,
      is_depth_matches_plan: true,
      is_water_on_site: true,
      is_access_to_power: true,
    };
    expect(readinessOf('gunite', { checkin_date, ...ready })).toEqual({ missing: [] });
    expect(readinessOf('gunite', { checkin_date, ...ready, is_needs_inspection: true, is_job_caved_in: true })).toEqual(
      { missing: ['is_needs_inspection', 'is_job_caved_in'] },
    );
    expect(readinessOf('warranty', { checkin_date })).toBeNull();
  });
});

describe('heads of days and crew days', () => {
  const subJobs = new Map([
    [1, aSubJob({ id: 1, mmg_ia: 900.4, plan_ia: 500 })],
    [2, aSubJob({ id: 2, mmg_ia: 850.25 })],
    [3, aSubJob({ id: 3 })],
  ]);

  it('count cards, square feet of prep, application and detail as planned, else as measured, yards of gunite, and the cards that say nothing of them', () => {
    const cards = [
      aCardOf('APP', { id: 1, job_detail_id: 1 }),
      aCardOf('APP', { id: 2, job_detail_id: 2 }),
      aCardOf('APP', { id: 3, job_detail_id: 3 }),
      aCardOf('PREP', { id: 4, job_detail_id: 1 }),
      aCardOf('DETAIL', { id: 5, job_detail_id: 2 }),
      aCardOf('PREP', { id: 6, job_detail_id: 3 }),
      aCardOf('SLURRY', { id: 7, job_detail_id: 3 }),
      aCardOf('P-REPAIR', { id: 8, job_detail_id: 1 }),
    ];
    expect(loadOf(cards, subJobs, 'pebble', null)).toEqual({
      cards: 8,
      quantity: 2700.5,
      unknown: 2,
      capacity: null,
      level: 'none',
    });
    const gunite = [0.1, 0.2, null].map((yardage, id) => aCardOf('G1', { id, yardage }));
    const repair = aCardOf('G-REPAIR', { id: 9 });
    expect(loadOf([...gunite, repair], subJobs, 'gunite', 10)).toMatchObject({
      cards: 4,
      quantity: 0.3,
      unknown: 1,
      level: 'ok',
    });
  });

  it('hold every stage that is measured in feet or yards against the capacity of a crew', () => {
    const stages = ['PREP', 'APP', 'DETAIL', 'SLURRY', 'GUNITE', null] as const;
    const ofDivision = (division_id: number) =>
      stages.map((stage) => dailyCapacity(stage, { daily_capacity: 2_000, division_id }));
    expect(ofDivision(DIVISION.PEBBLE)).toEqual([2_000, 2_000, 2_000, null, null, null]);
    expect(ofDivision(DIVISION.GUNITE)).toEqual([null, null, null, null, 2_000, null]);
    const none = { daily_capacity: null, division_id: DIVISION.PEBBLE };
    expect([dailyCapacity('APP', none), dailyCapacity('APP', null)]).toEqual([null, null]);
  });

  it('count a pool once in the head of a day, where it is applied or shot', () => {
    const stages = ['PREP', 'APP', 'DETAIL', 'SLURRY', 'GUNITE', null] as const;
    expect(stages.filter(countsInDayHead)).toEqual(['APP', 'GUNITE']);
  });

  it('turn amber from 85 % of the capacity and red above it', () => {
    expect([84.9, 85, 100, 100.1].map((quantity) => loadLevel(quantity, 100))).toEqual(['ok', 'amber', 'amber', 'red']);
    expect(loadLevel(5_000, null)).toBe('none');
  });
});
