import { describe, expect, it } from 'vitest';
import { cardsByAttention } from '../attention';
import { assignedBin, tray } from '../bins';
import { decideGroupMove } from '../groupMove';
import { decidePlan } from '../plan/decidePlan';
import { planRainOut } from '../rainOut/planRainOut';
import { rainOn } from '../rainOut/testRain';
import { pushableOf } from '../redate';
import { boardConfig } from '../config';
import { aBoard, aCardOf, aSubJob, EDITOR, TODAY } from '../testBoard';
import { addDays } from '../../civilDate';
import { STATUS } from '../../statuses';
import { callStateOf } from './callState';
import { boardOfStop, parseStopKey } from './stopKey';
import { promiseOf, toldElsewhere, type DateNotice } from './told';
import { textLines } from './textLines';
import { wallMarks } from './toldWords';

const MON = '2026-03-09';
const TUE = addDays(MON, 1);
const WED = addDays(MON, 2);
const told = (key: string, date: string | null): DateNotice => ({
  key,
  date,
  way: 'phone',
  told_at: '2026-03-04T15:00:00Z',
  user_name: 'Jonah Castellanos',
});
const card = aCardOf('G1', { id: 1, job_detail_id: 1, job_id: 1, crew_id: 41, date: MON, job_order: 1, yardage: 30 });
const toldMonday = aSubJob({ id: 1, told: [told(card.key, MON)] });
const promised = [{ key: card.key, date: MON, name: 'Marcus' }];

describe('the date that a builder was told', () => {
  it('is named where the card stands on another day or on none, and no longer once it comes back [SDY-011]', () => {
    expect(
      [
        toldElsewhere(card, toldMonday),
        toldElsewhere({ ...card, date: TUE }, toldMonday),
        toldElsewhere({ ...card, date: null }, toldMonday),
        toldElsewhere({ ...card, date: TUE, status_id: STATUS.COMPLETE }, toldMonday),
        toldElsewhere({ ...card, key: 'gunite_history:2', date: TUE }, toldMonday),
        toldElsewhere({ ...card, date: TUE }, aSubJob({ id: 1 })),
      ].map((one) => one && one.date),
    ).toEqual([null, MON, MON, null, null, null]);
  });

  it('can be that there is none: agreed while the card has no date, and elsewhere once it has one [SDY-011]', () => {
    const waiting = aSubJob({ id: 1, told: [told(card.key, null)] });
    expect(toldElsewhere({ ...card, date: null }, waiting)).toBeNull();
    expect(toldElsewhere(card, waiting)).toMatchObject({ date: null });
    expect(wallMarks(card, waiting, 'en').told).toBe('Told: no date');
    expect(wallMarks(card, waiting, 'es').told).toBe('Avisado: sin fecha');
    expect(wallMarks({ ...card, date: null }, waiting, 'en').told).toBeNull();
  });

  it('counts and filters by the chip "told another date" [SDY-011] [SDY-014]', () => {
    const other = { ...card, date: TUE };
    const found = cardsByAttention({
      category: 'gunite',
      today: TODAY,
      sub_jobs: new Map([[1, toldMonday]]),
      capacity: () => null,
      bins: [{ bin: assignedBin('GUNITE', 41, TUE), cards: [other] }],
    });
    expect([...(found.get('told_other') ?? [])]).toEqual([card.key]);
  });
});

describe('a call list', () => {
  const since = '2026-03-05T12:00:00Z';
  const at = (date: string | null, told_at: string) => ({ date, told_at });
  it('has who knows another date, with that date, and who was told since it began [SDY-011]', () => {
    const before = at(MON, '2026-03-04T15:00:00Z');
    const after = at(TUE, '2026-03-05T12:05:00Z');
    expect([
      callStateOf([before], TUE, since),
      callStateOf([after, before], TUE, since),
      callStateOf([after, before], WED, since),
      callStateOf([before], MON, since),
      callStateOf([before], null, since),
    ]).toEqual([
      { old_date: MON, was_told: true, is_told: false },
      { old_date: MON, was_told: true, is_told: true },
      { old_date: TUE, was_told: true, is_told: false },
      null,
      { old_date: MON, was_told: true, is_told: false },
    ]);
  });
  it('has who was never told, unless nothing is planned [SDY-011]', () => {
    expect([callStateOf([], TUE, since), callStateOf([], null, since)]).toEqual([
      { old_date: null, was_told: false, is_told: false },
      null,
    ]);
    expect(callStateOf([at(TUE, '2026-03-05T12:05:00Z')], TUE, since)).toEqual({
      old_date: null,
      was_told: false,
      is_told: true,
    });
  });
  it('has who was told a date that is gone until told that there is none, and again once there is one [SDY-011]', () => {
    const [before, after] = [at(MON, '2026-03-04T15:00:00Z'), at(null, '2026-03-05T12:05:00Z')];
    expect([
      callStateOf([after, before], null, since),
      callStateOf([after, before], TUE, since),
      callStateOf([at(null, '2026-03-04T15:00:00Z')], null, since),
    ]).toEqual([
      { old_date: MON, was_told: true, is_told: true },
      { old_date: null, was_told: true, is_told: false },
      null,
    ]);
  });
  it('texts a stop without a date as one, in both languages [SDY-011]', () => {
    expect(
      textLines('Trowel Pools', '', [
        { job_name: 'Ortega', date: MON },
        { job_name: 'Cantu', date: null },
      ]),
    ).toEqual(['Trowel Pools: schedule / programa', 'Ortega: 03/09', 'Cantu: no date yet / aún sin fecha']);
  });
});

describe('a promised card', () => {
  const board = (date = MON) =>
    aBoard({
      category: 'gunite',
      cards: [
        { ...card, date },
        aCardOf('G1', { ...card, id: 2, key: 'gunite_history:2', job_detail_id: 2, job_order: 2 }),
      ],
      sub_jobs: [aSubJob({ id: 1, category_id: 1, promises: promised }), aSubJob({ id: 2, category_id: 1 })],
    });
  const to = `assigned:GUNITE:41:${TUE}`;
  const refusal = { rule: 'card_promised', params: { who: 'Marcus', date: MON } };

  it('stays when a Rain-out, a plan or a group moves the others, and is named [SDY-012]', () => {
    const plan = planRainOut(board(), rainOn(board(), { days: [MON] }));
    expect(plan.stays).toEqual([{ key: card.key, reason: 'promised' }]);
    expect(plan.moves.map(({ key }) => key)).toEqual(['gunite_history:2']);
    const decided = decidePlan(board(), [
      { key: card.key, to },
      { key: 'gunite_history:2', to },
    ]);
    expect(decided.refused).toEqual([{ key: card.key, refusal }]);
    expect(decided.moved.map(({ key }) => key)).toEqual(['gunite_history:2']);
    expect(decideGroupMove(board(), { key: card.key, to })).toEqual(refusal);
  });

  it('is not pushed to the next day, and nothing is promised of work that is done [SDY-012]', () => {
    const { sub_jobs } = board();
    const config = boardConfig('gunite', 'day');
    const bin = tray('unassigned', 'GUNITE');
    const cards = [
      { ...card, crew_id: null },
      { ...card, key: 'gunite_history:2', job_detail_id: 2, crew_id: null },
    ];
    const pushed = pushableOf({ config, rights: EDITOR, today: TODAY, sub_jobs }, bin, cards);
    expect(pushed.map(({ key }) => key)).toEqual(['gunite_history:2']);
    const subJob = sub_jobs.get(1);
    expect(promiseOf(card, subJob)).toEqual(promised[0]);
    expect(promiseOf({ ...card, status_id: STATUS.COMPLETE }, subJob)).toBeUndefined();
  });
});

describe('the key of a stop', () => {
  it('names a row of a board and nothing else [SDY-011]', () => {
    expect(
      ['gunite_history:41', 'stand-in:9001:2', 'job_detail:4', 'gunite_history:0', 'gunite_history:1 ', ''].map(
        parseStopKey,
      ),
    ).toEqual([{ table: 'gunite_history', id: 41 }, null, null, null, null, null]);
    expect([
      boardOfStop('crew_repair_job', 2),
      boardOfStop('crew_repair_job', 3),
      boardOfStop('warranty_schedule', null),
    ]).toEqual(['gunite', 'pebble', 'warranty']);
  });
});

describe('a wall, which whoever passes reads', () => {
  it('says what was told otherwise and that a card was promised, to nobody by name [SDY-011 SDY-012]', () => {
    const both = { ...toldMonday, promises: promised };
    expect(wallMarks(card, both, 'en')).toEqual({ told: null, promise: 'Promised' });
    expect(wallMarks({ ...card, date: TUE }, both, 'en')).toEqual({ told: 'Told 03/09', promise: 'Promised 03/09' });
    expect(wallMarks({ ...card, date: TUE }, both, 'es')).toEqual({
      told: 'Avisado 03/09',
      promise: 'Prometida 03/09',
    });
    expect(wallMarks({ ...card, status_id: STATUS.COMPLETE }, both, 'en')).toEqual({ told: null, promise: null });
  });
});
