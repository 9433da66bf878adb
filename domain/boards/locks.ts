import type { BoardRefusal } from './boardRefusal';
import type { CivilDate } from '../civilDate';
import { STATUS } from '../statuses';
import { isTray } from './bins';
import type { Bin } from './kinds';
import type { BoardRights, Card } from './types';
import { refuse } from '../refusals/refusal';

/**
 * Why a card cannot be taken from its bin, null when it can [BRD-053 BRD-054 BRD-055 SDY-005].
 * `can_move_all` lifts both locks, and neither the edit right nor a drop rule. With `can_override` the past locks nothing,
 * for a reason is asked then (`overrides/brokenRules.ts`).
 */
export const lockOf = (
  card: Pick<Card, 'status_id'>,
  bin: Bin,
  rights: BoardRights,
  today: CivilDate,
): BoardRefusal | null => {
  if (!rights.can_edit) return refuse('no_edit_right');
  if (rights.can_move_all) return null;
  if (card.status_id === STATUS.COMPLETE) return refuse('locked_complete');
  if (!isTray(bin) && bin.date !== null && bin.date < today && rights.can_override !== true)
    return refuse('locked_past', { date: bin.date });
  return null;
};

/** Rights without the reason that lifts the past: for an order within a day, and for what others did. */
export const ownRights = (rights: BoardRights): BoardRights => ({ ...rights, can_override: false });

export const isDraggable = (card: Pick<Card, 'status_id'>, bin: Bin, rights: BoardRights, today: CivilDate): boolean =>
  lockOf(card, bin, rights, today) === null;
