import { boardConfig } from '#domain/boards/config';
import type { Refusal } from '#domain/refusals/refusal';
import { whoOf } from '#domain/refusals/someone';
import { refusalText } from '#domain/refusalText';
import type { Command } from '../../../pipeline/command';
import { assertMayUndoMoves } from '../write/assertMayUndoMoves';
import { settleMoves } from '../write/settleMoves';
import { loadPlan, placesOfPlan, type DecidedPlan, type PlanKind } from './loadPlan';
import { boardPlan, type BoardPlanInput } from './planInputs';

/** A card that stays, as a client reads it: the rule with what fills its text, and the text in English. */
export interface PlanConflict extends Partial<
  Record<'who' | 'bin' | 'crew' | 'where' | 'date' | 'reason' | 'reason_es', string>
> {
  key: string;
  rule: string;
  message: string;
}

export interface AppliedPlan {
  is_applied: boolean;
  moved: string[];
  conflicts: PlanConflict[];
}

const textOf = ({ params }: Refusal, name: string): string | undefined =>
  params[name] === undefined ? undefined : String(params[name]);

const planCommand = (name: string, kind: PlanKind): Command<BoardPlanInput, DecidedPlan, AppliedPlan> => ({
  name,
  need: { any: [boardConfig('gunite', 'week').edit_permission, boardConfig('pebble', 'week').edit_permission] },
  input: boardPlan,
  places: placesOfPlan,
  loadsOnly: true,
  assertMayUndo: assertMayUndoMoves,
  settleUndo: settleMoves,
  load: (mutation, input) => loadPlan(mutation, input, kind),
  decide: ({ changes }) => ({ changes }),
  result: (_written, _mutation, _input, { isApplied, moved, conflicts }) => ({
    is_applied: isApplied,
    moved: [...moved],
    conflicts: conflicts.map(({ key, refusal }) => ({
      key,
      rule: refusal.rule,
      message: refusalText(refusal, 'en'),
      ...Object.fromEntries(
        (['bin', 'crew', 'where', 'date', 'reason', 'reason_es'] as const).map((param) => [
          param,
          textOf(refusal, param),
        ]),
      ),
      who: whoOf(refusal.params) ?? undefined,
    })),
  }),
});

/** A plan that was tried becomes real: all of its moves at once, one undo, one redo [SDY-008]. */
export const applyBoardPlan = planCommand('applyBoardPlan', 'plan');

/** The cards of days on which nobody can work get other dates and crews, and keep their type [SDY-002]. */
export const rainOut = planCommand('rainOut', 'rain');
