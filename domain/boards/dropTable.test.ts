import { describe, expect, it } from 'vitest';
import { STATUS } from '../statuses';
import { parseBinKey } from './bins';
import { canDrop, verdictsOf } from './dropRules';
import { dropResult } from './dropResult';
import type { BinKey, BoardCategory, BoardView, CardKind } from './kinds';
import { aBoard, aCardOf, standsIn, TODAY } from './testBoard';
import type { Card } from './types';

/** What the drop tables write in a cell: a result, or the code of the refusal. */
const [R1, R3, R4] = ['weeping_app_only', 'awaiting_builder_kind', 'other_stage'];

/** What each result leaves on the card, in the week view. */
const RESULTS: Readonly<Record<string, number>> = {
  U: STATUS.PENDING,
  R: STATUS.READY_TO_APPLY,
  H: STATUS.ON_HOLD,
  K: STATUS.WEEPING,
  B: STATUS.AWAITING_BUILDER,
};

const bin = (key: BinKey) => {
  const found = parseBinKey(key);
  if (!found) throw new Error(`no bin ${key}`);
  return found;
};

/**
 * Drops a card of the kind in a bin where it is not, and reads the cell: result letter (or what else came out), or
 * refusal.
 */
const drop = (category: BoardCategory, kind: CardKind, target: BinKey, fields: Partial<Card> = {}) => {
  const status_id = target.startsWith('weeping') ? STATUS.ON_HOLD : STATUS.WEEPING;
  const card = aCardOf(kind, { id: 1, status_id, crew_id: 99, foreman_id: 9, ...fields });
  const facts = aBoard({ category, cards: [card] });
  const [from, to] = [bin(standsIn(facts, card.key) ?? ''), bin(target)];
  const refusal = canDrop(card, from, to, facts.config);
  if (refusal) return { cell: refusal.rule };
  const result = dropResult(card, from, to, facts, false);
  const isA =
    to.kind === 'assigned' &&
    result.status_id === STATUS.PENDING &&
    result.crew_id === to.crew_id &&
    result.date === to.date;
  const isEmpty = result.crew_id === null && result.date === null && result.foreman_id === null;
  const letter = isA ? 'A' : Object.keys(RESULTS).find((name) => isEmpty && RESULTS[name] === result.status_id);
  return { cell: letter ?? JSON.stringify(result), phase_id: result.phase_id, type_id: result.type_id };
};

const STAGES = ['PREP', 'APP', 'DETAIL', 'SLURRY', 'WARRANTY'] as const;
const DAYS = {
  PREP: `assigned:PREP:11:${TODAY}`,
  APP: `assigned:APP:21:${TODAY}`,
  DETAIL: `assigned:DETAIL:31:${TODAY}`,
  SLURRY: `assigned:SLURRY:-:${TODAY}`,
} as const;
const SINGLE = ['readyToApply:APP', 'weeping:APP', 'awaitingBuilder'];

describe('the pebble drop table', () => {
  const cells = (kind: CardKind, targets: readonly BinKey[]) =>
    targets.map((target) => drop('pebble', kind, target).cell);

  describe.each(['PREP', 'APP', 'DETAIL', 'SLURRY'] as const)('%s', (kind) => {
    const own = (letter: string) => (stage: string) => (stage === kind ? letter : R4);

    it('its own stage takes it, no other does [BRD-029 BRD-030 BRD-048]', () => {
      expect(
        cells(
          kind,
          STAGES.map((stage) => `unassigned:${stage}`),
        ),
      ).toEqual(STAGES.map(own('U')));
      expect(
        cells(
          kind,
          STAGES.map((stage) => `onHold:${stage}`),
        ),
      ).toEqual(STAGES.map(own('H')));
      expect(cells(kind, Object.values(DAYS))).toEqual(Object.keys(DAYS).map(own('A')));
    });

    it('Ready to Apply and Weeping take applications only, Awaiting Builder none of them [BRD-007 BRD-045 BRD-047 BRD-049]', () => {
      expect(cells(kind, SINGLE)).toEqual(kind === 'APP' ? ['R', 'K', R3] : ['ready_app_only', R1, R3]);
    });
  });

  it('P-REPAIR: any stage but slurry, taking the phase of the group [BRD-037 BRD-048]', () => {
    const dropped = (target: BinKey) => drop('pebble', 'P-REPAIR', target, { phase_id: 9 });
    expect(['PREP', 'APP', 'DETAIL', 'WARRANTY'].map((stage) => dropped(`unassigned:${stage}`))).toMatchObject([
      { cell: 'U', phase_id: 1 },
      { cell: 'U', phase_id: 2 },
      { cell: 'U', phase_id: 3 },
      { cell: 'U', phase_id: 0 },
    ]);
    expect(['PREP', 'APP', 'DETAIL', 'WARRANTY'].map((stage) => dropped(`onHold:${stage}`))).toMatchObject([
      { cell: 'H', phase_id: 1 },
      { cell: 'H', phase_id: 2 },
      { cell: 'H', phase_id: 3 },
      { cell: 'H', phase_id: 0 },
    ]);
    expect([DAYS.PREP, DAYS.APP, DAYS.DETAIL].map(dropped)).toMatchObject([
      { cell: 'A', phase_id: 1 },
      { cell: 'A', phase_id: 2 },
      { cell: 'A', phase_id: 3 },
    ]);
    expect(cells('P-REPAIR', ['unassigned:SLURRY', 'onHold:SLURRY', DAYS.SLURRY])).toEqual([
      'repair_not_slurry',
      'repair_not_slurry',
      'repair_not_slurry',
    ]);
    expect(cells('P-REPAIR', [`assigned:WARRANTY:11:${TODAY}`])).toEqual(['no_such_bin']);
  });

  it('P-REPAIR: not Ready to Apply, not Weeping, but Awaiting Builder [BRD-045 BRD-047]', () => {
    expect(cells('P-REPAIR', SINGLE)).toEqual(['ready_app_only', R1, 'B']);
  });

  it('a crew entry of phase 0 follows the repair row and keeps its phase', () => {
    expect(
      ['unassigned:PREP', 'onHold:APP', DAYS.DETAIL, 'awaitingBuilder', DAYS.SLURRY].map((target) =>
        drop('pebble', 'PREP', target, { phase_id: 0 }),
      ),
    ).toMatchObject([
      { cell: 'U', phase_id: 0 },
      { cell: 'H', phase_id: 0 },
      { cell: 'A', phase_id: 0 },
      { cell: 'B', phase_id: 0 },
      { cell: 'repair_not_slurry' },
    ]);
  });
});

describe('the gunite drop table', () => {
  const TARGETS = [
    'unassigned:GUNITE',
    'onHold:GUNITE',
    'weeping:GUNITE',
    'awaitingBuilder',
    `assigned:GUNITE:41:${TODAY}`,
  ];
  const row = (kind: CardKind, fields: Partial<Card> = {}) =>
    TARGETS.map((target) => drop('gunite', kind, target, fields));
  const accepted = (drops: ReturnType<typeof row>) => drops.filter((outcome) => 'type_id' in outcome);

  it('G1 [BRD-029 BRD-047 BRD-050]', () => {
    expect(row('G1').map(({ cell }) => cell)).toEqual(['U', 'H', 'K', R3, 'A']);
    expect(accepted(row('G1')).map(({ type_id }) => type_id)).toEqual([1, 1, 1, 1]);
  });

  it('G2-8: Unassigned, Cave in and On Hold only, and without a date it becomes Day 1 [BRD-035 BRD-036 BRD-046 BRD-050]', () => {
    for (const type_id of [2, 3, 4, 5, 6, 7, 8]) {
      const outcomes = row('G2-8', { type_id });
      expect(outcomes.map(({ cell }) => cell)).toEqual(['U', 'H', 'K', R3, 'gunite_day_trays']);
      expect(accepted(outcomes).map((outcome) => outcome.type_id)).toEqual([1, 1, 1]);
    }
  });

  it('FLASH: keeps its type, and never caves in [BRD-035 BRD-050]', () => {
    expect(row('FLASH').map(({ cell }) => cell)).toEqual(['U', 'H', 'cave_in_days_only', R3, 'A']);
    expect(accepted(row('FLASH')).map(({ type_id }) => type_id)).toEqual([9, 9, 9]);
  });

  it('G-REPAIR: Awaiting Builder takes it, Cave in does not, and it has no phase [BRD-047 BRD-050]', () => {
    const outcomes = row('G-REPAIR', { phase_id: 2 });
    expect(outcomes.map(({ cell }) => cell)).toEqual(['U', 'H', 'cave_in_days_only', 'B', 'A']);
    expect(accepted(outcomes).map(({ phase_id }) => phase_id)).toEqual([null, null, null, null]);
  });
});

describe('results', () => {
  const dropped = (view: BoardView, kind: CardKind, card: Partial<Card>, to: BinKey, prepsDone = false) => {
    const category: BoardCategory = to.includes('GUNITE') ? 'gunite' : 'pebble';
    const moved = aCardOf(kind, { id: 1, ...card });
    const facts = aBoard({ category, view, date: '2026-03-07', cards: [moved] });
    return dropResult(moved, bin(standsIn(facts, moved.key) ?? ''), bin(to), facts, prepsDone);
  };
  const assigned = { crew_id: 21, foreman_id: 7, date: TODAY };

  it('takes the shown day in Unassigned and Ready to Apply of a day view, and no date in the other bins [BRD-033]', () => {
    const dates = (view: BoardView) =>
      ['unassigned:APP', 'readyToApply:APP', 'onHold:APP', 'weeping:APP'].map(
        (to) => dropped(view, 'APP', assigned, to).date,
      );
    expect(dates('day')).toEqual(['2026-03-07', '2026-03-07', null, null]);
    expect(dates('week')).toEqual([null, null, null, null]);
    expect(dropped('day', 'SLURRY', { date: TODAY }, 'unassigned:SLURRY').date).toBeNull();
  });

  it('keeps the status from one crew to another, and reopens a card that comes from an unassigned bin [BRD-030 BRD-033]', () => {
    expect(dropped('week', 'APP', { ...assigned, status_id: 1 }, `assigned:APP:22:${TODAY}`)).toMatchObject({
      status_id: 1,
      crew_id: 22,
    });
    expect(dropped('week', 'APP', { date: TODAY, status_id: 1 }, `assigned:APP:22:${TODAY}`).status_id).toBe(2);
    expect(dropped('week', 'APP', { status_id: 3 }, `assigned:APP:22:${TODAY}`).status_id).toBe(2);
  });

  it('Ready to Apply gives 2 when the preps are done, else 7 [BRD-007]', () => {
    expect(
      [true, false].map((prepsDone) => dropped('week', 'APP', assigned, 'readyToApply:APP', prepsDone).status_id),
    ).toEqual([2, 7]);
  });

  it('sets the first employee of a new crew as foreman, keeps the foreman of the same crew, clears it without one [BRD-033]', () => {
    expect(dropped('week', 'APP', assigned, `assigned:APP:22:${TODAY}`)).toMatchObject({
      foreman_id: 2200,
      foreman_name: 'Foreman 22',
    });
    expect(dropped('week', 'APP', assigned, 'assigned:APP:21:2026-03-06').foreman_id).toBe(7);
    expect(dropped('week', 'APP', assigned, 'onHold:APP').foreman_id).toBeNull();
  });

  it('a Day 2 entry that keeps a date in a day view keeps its type [BRD-033]', () => {
    const placed = { crew_id: 41, date: TODAY, type_id: 2 };
    expect(dropped('day', 'G2-8', placed, 'unassigned:GUNITE')).toMatchObject({ type_id: 2, date: '2026-03-07' });
    expect(dropped('day', 'G2-8', placed, 'onHold:GUNITE')).toMatchObject({ type_id: 1, date: null });
  });
});

describe('verdicts at pick-up', () => {
  it('are those of canDrop, once for each kind and stage of bin [BRD-051]', () => {
    const card = aCardOf('APP', { id: 1 });
    const facts = aBoard({ cards: [card] });
    const from = bin('unassigned:APP');
    const verdicts = verdictsOf(card, facts.config);
    for (const target of ['onHold:APP', 'unassigned:PREP', 'weeping:APP', 'awaitingBuilder', DAYS.APP, DAYS.SLURRY]) {
      expect(verdicts.get(bin(target).zone)).toEqual(canDrop(card, from, bin(target), facts.config));
    }
    expect(verdictsOf(aCardOf('APP', { id: 2 }), facts.config)).toBe(verdicts);
  });
});
