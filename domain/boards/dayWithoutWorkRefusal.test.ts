import { describe, expect, it } from 'vitest';
import { refusalText } from '../refusalText';
import { isRefusal, type Refusal } from '../refusals/refusal';
import { assignedKey, parseBinKey } from './bins';
import type { ShownBoard } from './boardFacts';
import { moveChain } from './chains/moveChain';
import { placeRefusal } from './crewRules';
import { dayRule, dayWithoutWorkRefusal } from './dayWithoutWorkRefusal';
import { decideGroupMove } from './groupMove';
import { decideMove } from './moves';
import { decidePlan } from './plan/decidePlan';
import { decidePush } from './redate';
import { decideReschedule } from './reschedule';
import { aBoard, aCardOf, EDITOR, type TestBoard } from './testBoard';
import { decideVisitMove } from './timeGrid/decideVisitMove';
import { ANA, aWarrantyBoard, BEN } from './timeGrid/testVisits';
import { dayIndex } from './workdays/dayIndex';
import type { DayWithoutWork } from './workdays/dayWithoutWork';
import { aDayWithoutWork } from './workdays/testDay';

const OPEN = '2026-03-11',
  HOLIDAY = '2026-03-12';
const DAYS = [
  aDayWithoutWork({ id: 1, name: 'Thanksgiving', first_day: HOLIDAY }),
  aDayWithoutWork({ id: 2, kind: 'crew_off', crew_id: 42, reason: 'sick', first_day: OPEN }),
];
const ON = { day_rule: dayRule, rights: { ...EDITOR, refuses_days_without_work: true } };

/** A gunite board where the setting refuses: Thanksgiving on Thursday, crew 42 off on Wednesday. */
const refusing = (board: TestBoard): ShownBoard => ({
  ...aBoard({ category: 'gunite', days_without_work: DAYS, ...board }),
  ...ON,
});
const g1 = aCardOf('G1', { id: 1, crew_id: 41, date: '2026-03-10' });
const day2 = aCardOf('G2-8', { id: 2, crew_id: 41, date: OPEN });
const GUNITE = refusing({ cards: [g1, day2] });
const at = (crew: number, date: string): string => assignedKey('GUNITE', crew, date);

const refusalIn = (answer: unknown): Refusal | null => (isRefusal(answer) ? answer : null);

/** Each way in which a card comes to a day. */
const WAYS: Readonly<Record<string, (crew: number, date: string) => unknown>> = {
  'a drop': (crew, date) => decideMove(GUNITE, { key: g1.key, to: at(crew, date) }),
  'a card of a group': (crew, date) => decideGroupMove(GUNITE, { key: g1.key, to: at(crew, date) }),
  'a Day 2 of a group': (crew, date) => decideGroupMove(GUNITE, { key: day2.key, to: at(crew, date) }),
  'another date or crew': (crew_id, date) => decideReschedule(GUNITE, { key: day2.key, crew_id, date }),
  'a card of a plan': (crew, date) => decidePlan(GUNITE, [{ key: g1.key, to: at(crew, date) }]).refused[0]?.refusal,
  'a chain': (crew, date) =>
    decidePlan(
      GUNITE,
      moveChain(GUNITE, [{ division_id: 2, step: 'gunite_days', min_workdays: 1, max_workdays: 1 }], {
        key: g1.key,
        to: at(crew, date),
      }),
    ).refused[0]?.refusal,
  'what is tinted while it is held': (crew, date) => {
    const bin = parseBinKey(at(crew, date));
    return bin && placeRefusal(bin, GUNITE);
  },
};

describe('a day without work, where the setting refuses cards there [ADM-020 SDY-001]', () => {
  it.each(Object.entries(WAYS))('takes no card by %s, and says the day and why nobody works', (_way, move) => {
    const holiday = refusalIn(move(41, HOLIDAY));
    expect(holiday).toMatchObject({ rule: 'day_without_work', params: { date: HOLIDAY, reason: 'Thanksgiving' } });
    const off = refusalIn(move(42, OPEN));
    expect(off).toMatchObject({ params: { date: OPEN, reason: 'Off: sick', reason_es: 'Libre: enfermedad' } });
    expect(off && [refusalText(off, 'en'), refusalText(off, 'es')]).toEqual([
      'Off: sick, 03/11/2026: no card is put on a day without work.',
      'Libre: enfermedad, 03/11/2026: en un día sin trabajo no se pone ninguna tarjeta.',
    ]);
    expect(refusalIn(move(41, '2026-03-13'))).toBeNull();
  });

  it('takes no visit of somebody who is away, and leaves the times of one that stands there to be changed', () => {
    const away: readonly DayWithoutWork[] = [
      aDayWithoutWork({ kind: 'away', employee_id: BEN, employee_name: 'Ben Olsen', first_day: '2026-03-10' }),
    ];
    const board = {
      ...aWarrantyBoard([{ visits: [{ id: 1 }, { id: 2, fieldworker_id: BEN }] }]),
      ...ON,
      days_without_work: dayIndex(away),
    };
    const to = (worker: number, key: string) =>
      decideVisitMove(board, {
        key,
        to: assignedKey('WARRANTY', worker, '2026-03-10'),
        span: { start: 600, end: 660 },
      });
    expect(to(BEN, 'warranty_schedule:1')).toMatchObject({ rule: 'day_without_work', params: { reason: 'Away' } });
    expect(isRefusal(to(BEN, 'warranty_schedule:2'))).toBe(false);
    expect(isRefusal(to(ANA, 'warranty_schedule:2'))).toBe(false);
  });

  it('takes no card that is pushed to it from the day before', () => {
    const card = aCardOf('PREP', { id: 1, date: OPEN });
    const push = (date: string) =>
      decidePush(refusing({ category: 'pebble', view: 'day', date, cards: [{ ...card, date }] }), 'unassigned:PREP');
    expect(push(OPEN)).toMatchObject({ rule: 'day_without_work', params: { date: HOLIDAY } });
    expect(isRefusal(push('2026-03-10'))).toBe(false);
  });

  it('lets cards that stand there already go, and be put in another order', () => {
    const there = [1, 2].map((id) =>
      aCardOf('G1', { id, job_detail_id: id, crew_id: 41, date: HOLIDAY, job_order: id }),
    );
    const board = refusing({ cards: there });
    const to = (bin: string, index?: number) => decideMove(board, { key: 'gunite_history:1', to: bin, index });
    expect([at(41, OPEN), 'unassigned:GUNITE'].map((bin) => isRefusal(to(bin)))).toEqual([false, false]);
    expect(isRefusal(to(at(41, HOLIDAY), 1))).toBe(false);
    expect(to(at(42, HOLIDAY))).toMatchObject({ rule: 'day_without_work' });
  });

  it('refuses who may not read the reason as well, and does not tell it', () => {
    const bin = parseBinKey(at(42, OPEN));
    const told = dayIndex(DAYS.filter(({ kind }) => kind === 'holiday'));
    const refusal = bin && dayWithoutWorkRefusal(GUNITE, bin, told);
    expect(refusal).toMatchObject({
      rule: 'day_without_work',
      params: { date: OPEN, reason: 'Closed', reason_es: 'Cerrado' },
    });
  });

  it('takes every card where the setting does not refuse, as is usual', () => {
    const usual = { ...GUNITE, rights: EDITOR };
    expect(isRefusal(decideMove(usual, { key: g1.key, to: at(41, HOLIDAY) }))).toBe(false);
    expect(isRefusal(decideMove(usual, { key: g1.key, to: at(42, OPEN) }))).toBe(false);
  });
});
