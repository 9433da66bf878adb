import { describe, expect, it } from 'vitest';
import { tray, assignedBin } from './bins';
import { decideMove } from './moves';
import { isDraggable } from './locks';
import { aBoard, aCardOf, EDITOR, TODAY } from './testBoard';

const YESTERDAY = '2026-03-04';

/** canEdit, canMoveAll, status 1, assigned bin, date before today: draggable. */
const dragged = (
  can_edit: boolean,
  can_move_all: boolean,
  isComplete: boolean,
  isAssigned: boolean,
  isPast: boolean,
): boolean =>
  isDraggable(
    { status_id: isComplete ? 1 : 2 },
    isAssigned ? assignedBin('PREP', 11, isPast ? YESTERDAY : TODAY) : tray('unassigned', 'PREP'),
    { can_edit, can_move_all },
    TODAY,
  );

const EITHER = [true, false];

describe('locks', () => {
  it('without the edit right no card is draggable [BRD-058]', () => {
    for (const all of EITHER)
      for (const done of EITHER)
        for (const assigned of EITHER)
          for (const past of EITHER) {
            expect(dragged(false, all, done, assigned, past)).toBe(false);
          }
  });

  it('who may move all cards drags complete and past ones [BRD-055 BRD-056]', () => {
    for (const done of EITHER)
      for (const assigned of EITHER)
        for (const past of EITHER) expect(dragged(true, true, done, assigned, past)).toBe(true);
  });

  it('a complete card is locked in every bin [BRD-053]', () => {
    for (const assigned of EITHER)
      for (const past of EITHER) expect(dragged(true, false, true, assigned, past)).toBe(false);
  });

  it('an assigned card of a past day is locked, one of today or in an unassigned bin is not [BRD-054]', () => {
    expect(dragged(true, false, false, true, true)).toBe(false);
    expect(dragged(true, false, false, true, false)).toBe(true);
    expect([dragged(true, false, false, false, true), dragged(true, false, false, false, false)]).toEqual([true, true]);
    expect(isDraggable({ status_id: 5 }, tray('unassigned', 'PREP'), EDITOR, TODAY)).toBe(true);
  });

  it('moving all cards does not lift a drop rule [BRD-055]', () => {
    const facts = aBoard({
      rights: { can_edit: true, can_move_all: true },
      cards: [aCardOf('PREP', { id: 1, status_id: 1, crew_id: 11, date: YESTERDAY })],
    });
    expect(decideMove(facts, { key: 'crew_information:1', to: 'weeping:APP' })).toMatchObject({
      rule: 'weeping_app_only',
    });
    expect(decideMove(facts, { key: 'crew_information:1', to: `assigned:PREP:12:${TODAY}` })).toMatchObject({
      to: `assigned:PREP:12:${TODAY}`,
    });
  });

  it('a locked card is still renumbered by the moves of others [BRD-063]', () => {
    const locked = aCardOf('PREP', { id: 1, status_id: 1, crew_id: 11, date: TODAY, job_order: 1 });
    const facts = aBoard({ cards: [locked, aCardOf('PREP', { id: 2, job_detail_id: 2 })] });
    const decision = decideMove(facts, { key: 'crew_information:2', to: `assigned:PREP:11:${TODAY}`, index: 0 });
    expect(decision).toMatchObject({ changes: [{ id: 2 }, { id: 1, set: { job_order: 2 }, effect: 'order' }, {}, {}] });
  });
});
