import { describe, expect, it } from 'vitest';
import { STATUS } from '../statuses';
import { parseBinKey } from './bins';
import type { BoardFacts } from './boardFacts';
import { canDrop, verdictsOf } from './dropRules';
import { dropResult } from './dropResult';
import type { BinKey, BoardCategory, BoardView, CardKind } from './kinds';
import type { RefusalCode } from './refusals';
import { aBoard, aCardOf, standsIn, TODAY } from './testBoard';
import type { Card } from './types';

/** What the tables of boards.md 2 write in a cell: a result, or the code of the refusal. */
type Cell = 'U' | 'R' | 'H' | 'K' | 'B' | 'A' | RefusalCode;
const R1 = 'weeping_app_only', R3 = 'awaiting_builder_kind', R4 = 'other_stage';

/** What a result letter leaves on the card, in the week view. */
const RESULTS: Readonly<Record<string, Partial<Card>>> = {
  U: { status_id: STATUS.PENDING, crew_id: null, date: null, foreman_id: null },
  R: { status_id: STATUS.READY_TO_APPLY, crew_id: null, date: null, foreman_id: null },
  H: { status_id: STATUS.ON_HOLD, crew_id: null, date: null, foreman_id: null },
  K: { status_id: STATUS.WEEPING, crew_id: null, date: null, foreman_id: null },
  B: { status_id: STATUS.AWAITING_BUILDER, crew_id: null, date: null, foreman_id: null },
  A: { status_id: STATUS.PENDING },
};

const bin = (key: BinKey) => {
  const found = parseBinKey(key);
  if (!found) throw new Error(`no bin ${key}`);
  return found;
};

/** Drops a card of the kind from a bin where no target of the test is. */
const drop = (facts: BoardFacts, card: Card, target: BinKey): string | Partial<Card> => {
  const from = bin(standsIn(facts, card.key) ?? '');
  const refusal = canDrop(card, from, bin(target), facts.config);
  return refusal?.code ?? dropResult(card, from, bin(target), facts, false);
};

const check = (category: BoardCategory, kind: CardKind, card: Partial<Card>, target: BinKey, cell: Cell, extra: Partial<Card> = {}) => {
  // Weeping is where no other cell of the tables starts from, so that every drop below changes bins.
  const standing = target.startsWith('weeping') ? STATUS.ON_HOLD : STATUS.WEEPING;
  const moved = aCardOf(kind, { id: 1, status_id: standing, crew_id: 99, foreman_id: 9, ...card });
  const facts = aBoard({ category, cards: [moved] });
  const outcome = drop(facts, moved, target);
  const expected = RESULTS[cell];
  if (expected) expect(outcome, `${kind} to ${target}`).toMatchObject({ ...expected, ...extra });
  else expect(outcome, `${kind} to ${target}`).toBe(cell);
};

const STAGES = ['PREP', 'APP', 'DETAIL', 'SLURRY', 'WARRANTY'] as const;
const CREW_OF: Readonly<Record<string, number | null>> = { PREP: 11, APP: 21, DETAIL: 31, SLURRY: null };
const dayOf = (stage: string): BinKey => `assigned:${stage}:${CREW_OF[stage] ?? '-'}:${TODAY}`;

describe('the pebble drop table', () => {
  for (const kind of ['PREP', 'APP', 'DETAIL', 'SLURRY'] as const) {
    it(`${kind}: its own stage takes it, no other does [BRD-029 BRD-030 BRD-048]`, () => {
      for (const stage of STAGES) {
        const isOwn = stage === kind;
        check('pebble', kind, {}, `unassigned:${stage}`, isOwn ? 'U' : R4);
        check('pebble', kind, {}, `onHold:${stage}`, isOwn ? 'H' : R4);
        if (stage !== 'WARRANTY') check('pebble', kind, {}, dayOf(stage), isOwn ? 'A' : R4, isOwn ? { crew_id: CREW_OF[stage] ?? null, date: TODAY } : {});
      }
    });

    it(`${kind}: Ready to Apply, Weeping and Awaiting Builder [BRD-007 BRD-045 BRD-047 BRD-049]`, () => {
      check('pebble', kind, {}, 'readyToApply:APP', kind === 'APP' ? 'R' : 'ready_app_only');
      check('pebble', kind, {}, 'weeping:APP', kind === 'APP' ? 'K' : R1);
      check('pebble', kind, {}, 'awaitingBuilder', R3);
    });
  }

  it('P-REPAIR: any stage but slurry, taking the phase of the group [BRD-037 BRD-048]', () => {
    const phases = { PREP: 1, APP: 2, DETAIL: 3, WARRANTY: 0 } as const;
    for (const [stage, phase_id] of Object.entries(phases)) {
      check('pebble', 'P-REPAIR', { phase_id: 9 }, `unassigned:${stage}`, 'U', { phase_id });
      check('pebble', 'P-REPAIR', { phase_id: 9 }, `onHold:${stage}`, 'H', { phase_id });
      if (stage !== 'WARRANTY') check('pebble', 'P-REPAIR', { phase_id: 9 }, dayOf(stage), 'A', { phase_id, crew_id: CREW_OF[stage] ?? null, date: TODAY });
    }
    for (const target of ['unassigned:SLURRY', 'onHold:SLURRY', dayOf('SLURRY')]) check('pebble', 'P-REPAIR', {}, target, 'repair_not_slurry');
    check('pebble', 'P-REPAIR', {}, `assigned:WARRANTY:11:${TODAY}`, 'no_such_bin');
  });

  it('P-REPAIR: not Ready to Apply, not Weeping, but Awaiting Builder [BRD-045 BRD-047]', () => {
    check('pebble', 'P-REPAIR', {}, 'readyToApply:APP', 'ready_app_only');
    check('pebble', 'P-REPAIR', {}, 'weeping:APP', R1);
    check('pebble', 'P-REPAIR', {}, 'awaitingBuilder', 'B');
  });

  it('a crew entry of phase 0 follows the repair row and keeps its phase', () => {
    for (const [target, cell] of [['unassigned:PREP', 'U'], ['onHold:APP', 'H'], [dayOf('DETAIL'), 'A'], ['awaitingBuilder', 'B']] as const) {
      check('pebble', 'PREP', { phase_id: 0 }, target, cell, { phase_id: 0 });
    }
    check('pebble', 'PREP', { phase_id: 0 }, dayOf('SLURRY'), 'repair_not_slurry');
  });
});

describe('the gunite drop table', () => {
  const DAY = `assigned:GUNITE:41:${TODAY}`;
  const row = (kind: CardKind, card: Partial<Card>, cells: readonly Cell[], extra: Partial<Card> = {}) =>
    ['unassigned:GUNITE', 'onHold:GUNITE', 'weeping:GUNITE', 'awaitingBuilder', DAY].forEach((target, index) => {
      const cell = cells[index] ?? 'U';
      check('gunite', kind, card, target, cell, cell === 'A' ? { ...extra, crew_id: 41, date: TODAY } : extra);
    });

  it('G1 [BRD-029 BRD-047 BRD-050]', () => row('G1', {}, ['U', 'H', 'K', R3, 'A'], { type_id: 1 }));

  it('G2-8: Unassigned, Cave in and On Hold only, and without a date it becomes Day 1 [BRD-035 BRD-036 BRD-046 BRD-050]', () => {
    for (const type_id of [2, 3, 4, 5, 6, 7, 8]) row('G2-8', { type_id }, ['U', 'H', 'K', R3, 'gunite_day_trays'], { type_id: 1 });
  });

  it('FLASH: keeps its type, and never caves in [BRD-035 BRD-050]', () => row('FLASH', {}, ['U', 'H', 'cave_in_days_only', R3, 'A'], { type_id: 9 }));

  it('G-REPAIR: Awaiting Builder takes it, Cave in does not, and it has no phase [BRD-047 BRD-050]', () =>
    row('G-REPAIR', {}, ['U', 'H', 'cave_in_days_only', 'B', 'A'], { phase_id: null }));
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
    const dates = (view: BoardView) => ['unassigned:APP', 'readyToApply:APP', 'onHold:APP', 'weeping:APP'].map((to) => dropped(view, 'APP', assigned, to).date);
    expect(dates('day')).toEqual(['2026-03-07', '2026-03-07', null, null]);
    expect(dates('week')).toEqual([null, null, null, null]);
    expect(dropped('day', 'SLURRY', { date: TODAY }, 'unassigned:SLURRY').date).toBeNull();
  });

  it('keeps the status from one crew to another, and reopens a card that comes from an unassigned bin [BRD-030 BRD-033]', () => {
    expect(dropped('week', 'APP', { ...assigned, status_id: 1 }, `assigned:APP:22:${TODAY}`)).toMatchObject({ status_id: 1, crew_id: 22 });
    expect(dropped('week', 'APP', { date: TODAY, status_id: 1 }, `assigned:APP:22:${TODAY}`).status_id).toBe(2);
    expect(dropped('week', 'APP', { status_id: 3 }, `assigned:APP:22:${TODAY}`).status_id).toBe(2);
  });

  it('Ready to Apply gives 2 when the preps are done, else 7 [BRD-007]', () => {
    expect([true, false].map((prepsDone) => dropped('week', 'APP', assigned, 'readyToApply:APP', prepsDone).status_id)).toEqual([2, 7]);
  });

  it('sets the first employee of a new crew as foreman, keeps the foreman of the same crew, clears it without one [BRD-033]', () => {
    expect(dropped('week', 'APP', assigned, `assigned:APP:22:${TODAY}`)).toMatchObject({ foreman_id: 2200, foreman_name: 'Foreman 22' });
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
    for (const target of ['onHold:APP', 'unassigned:PREP', 'weeping:APP', 'awaitingBuilder', dayOf('APP'), dayOf('SLURRY')]) {
      expect(verdicts.get(bin(target).zone)).toEqual(canDrop(card, from, bin(target), facts.config));
    }
    expect(verdictsOf(aCardOf('APP', { id: 2 }), facts.config)).toBe(verdicts);
  });
});
