import { describe, expect, it } from 'vitest';
import { refusalText } from '../../refusalText';
import { DIVISION, STATUS } from '../../statuses';
import { aDayWithoutWork } from '../workdays/testDay';
import { parseBinKey } from '../bins';
import { binIndex } from '../boardFacts';
import type { ChainGap } from '../chains/chainGap';
import { decideMove } from '../moves';
import { aBoard, aCardOf, ALL_MOVER, EDITOR } from '../testBoard';
import type { BoardRights } from '../types';
import { brokenRules, overrideRefusal, rulesOf } from './brokenRules';

const GAPS: readonly ChainGap[] = [
  { division_id: DIVISION.PEBBLE, step: 'prep_app', min_workdays: 1, max_workdays: 5 },
  { division_id: DIVISION.GUNITE, step: 'gunite_days', min_workdays: 1, max_workdays: 1 },
];
const PAST = '2026-03-02';
/** Monday to Friday of the week behind that of the tests. */
const [MON, TUE, WED, HOLIDAY] = ['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12'] as const;
const HOLDER: BoardRights = { ...EDITOR, can_override: true };
const PREP = 'crew_information:1';
const APP = 'crew_information:2';

const board = (
  { prep = MON, app = TUE, status = STATUS.PENDING }: { prep?: string; app?: string; status?: number } = {},
  rights: BoardRights = HOLDER,
) => ({
  ...aBoard({
    days_without_work: [aDayWithoutWork({ id: 1, first_day: HOLIDAY, name: 'Holiday' })],
    cards: [
      aCardOf('PREP', { id: 1, crew_id: 11, date: prep, job_order: 1, status_id: status }),
      aCardOf('APP', { id: 2, crew_id: 21, date: app, job_order: 1 }),
    ],
  }),
  rights,
});
type Board = ReturnType<typeof board>;

const broken = (facts: Board, ...moves: (readonly [key: string, to: string])[]) => {
  const bins = binIndex(facts);
  const placed = moves.flatMap(([key, to]) => {
    const card = facts.cards.get(key);
    const [from, target] = [parseBinKey((card && bins.binOf(card)) ?? ''), parseBinKey(to)];
    return from && target ? [{ key, from, to: target }] : [];
  });
  return rulesOf(brokenRules(facts, GAPS, placed));
};

describe('what a reason lifts [SDY-005]', () => {
  it.each([
    ['a drop on a worked day that keeps the chain', board(), PREP, `assigned:PREP:12:${MON}`, []],
    ['a card of a past day', board({ prep: PAST }), PREP, `assigned:PREP:11:${MON}`, ['past']],
    ['a card of a past day, back to its tray', board({ prep: PAST }), PREP, 'unassigned:PREP', ['past']],
    ['a day without work', board(), APP, `assigned:APP:21:${HOLIDAY}`, ['day_without_work']],
    ['an application on the day of its prep', board(), APP, `assigned:APP:21:${MON}`, ['broken_chain']],
    [
      'all three at once, in the order of the list',
      board({ prep: PAST, app: TUE }),
      PREP,
      `assigned:PREP:11:${HOLIDAY}`,
      ['past', 'day_without_work', 'broken_chain'],
    ],
    ['a chain that is broken as it was', board({ prep: TUE, app: TUE }), APP, `assigned:APP:22:${TUE}`, []],
    [
      'a chain that is broken otherwise',
      board({ prep: WED, app: TUE }),
      APP,
      `assigned:APP:22:${WED}`,
      ['broken_chain'],
    ],
    ['a card that leaves its chain for a tray', board({ prep: TUE, app: TUE }), APP, 'unassigned:APP', []],
    ['an order within a past day', board({ prep: PAST }), PREP, `assigned:PREP:11:${PAST}`, []],
    ['a past day of who may move all cards', board({ prep: PAST }, ALL_MOVER), PREP, `assigned:PREP:11:${MON}`, []],
  ] as const)('%s', (_name, facts, key, to, rules) => {
    expect(broken(facts, [key, to])).toEqual(rules);
  });

  it('is seen of all cards of a group together: a chain that moves as a whole stays whole', () => {
    const moves = [[PREP, `assigned:PREP:11:${TUE}`] as const, [APP, `assigned:APP:21:${WED}`] as const];
    expect(broken(board(), ...moves)).toEqual([]);
    expect(broken(board(), moves[0] ?? [PREP, ''])).toEqual(['broken_chain']);
  });

  it('is asked for by the names of the rules, in the language of who reads it', () => {
    const refusal = overrideRefusal([{ rule: 'broken_chain' }, { rule: 'past' }], null);
    if (!refusal) throw new Error('nothing is asked');
    expect(refusal.rule).toBe('override_needed');
    expect(refusalText(refusal, 'en')).toBe('This move needs a reason: Past day, Broken chain.');
    expect(refusalText(refusal, 'es')).toBe('Este movimiento necesita un motivo: Día pasado, Cadena rota.');
    expect(overrideRefusal([{ rule: 'past' }], { reason_code: 'weather' })).toBeNull();
    expect(overrideRefusal([], null)).toBeNull();
  });

  it('is no drop rule, no complete card and no order within a past day', () => {
    const refused = (facts: Board, to: string) => {
      const decision = decideMove(facts, { key: PREP, to, override: { reason_code: 'weather' } });
      return 'rule' in decision ? decision.rule : null;
    };
    expect(refused(board({ prep: PAST }), `assigned:PREP:12:${MON}`)).toBeNull();
    expect(refused(board({ prep: PAST }, EDITOR), `assigned:PREP:12:${MON}`)).toBe('locked_past');
    expect(refused(board({ prep: PAST }), `assigned:APP:21:${MON}`)).toBe('other_stage');
    expect(refused(board({ prep: PAST, status: STATUS.COMPLETE }), `assigned:PREP:12:${MON}`)).toBe('locked_complete');
    expect(refused(board({ prep: PAST }), `assigned:PREP:11:${PAST}`)).toBe('locked_past');
  });
});
