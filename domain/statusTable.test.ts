import { describe, expect, test } from 'vitest';
import { BOARDS, statusOfTray, trayOfStatus } from './boards/config';
import { isOpenStatus, isOver, mayHaveDate, STATUS_TABLE } from './statusTable';
import { STATUS } from './statuses';

const IDS = Object.keys(STATUS_TABLE).map(Number);

describe('a status', () => {
  test('takes day, crew and order away when work is held, waits for its builder or is cancelled [PEB-019 GUN-008 BRD-034]', () => {
    expect(IDS.filter((id) => !mayHaveDate(id))).toEqual([
      STATUS.ON_HOLD,
      STATUS.WEEPING,
      STATUS.CANCELLED,
      STATUS.AWAITING_BUILDER,
    ]);
    expect(mayHaveDate(STATUS.WEEPING)).toBe(false);
    expect([STATUS.PENDING, null, 77].map(mayHaveDate)).toEqual([true, true, true]);
  });

  test('is open until the work is complete or cancelled, and nobody waits for a prep that is done [BRD-016]', () => {
    expect(IDS.filter((id) => !isOpenStatus(id))).toEqual([STATUS.COMPLETE, STATUS.CANCELLED]);
    expect(IDS.filter(isOver)).toEqual([STATUS.COMPLETE, STATUS.PREP_COMPLETE, STATUS.CANCELLED]);
    expect([null, 77].map(isOpenStatus)).toEqual([true, true]);
  });

  test('names each tray of the boards but the unassigned one, and each once [BRD-029]', () => {
    const trays = new Set(
      Object.values(BOARDS).flatMap(({ week }) => [...week.groups.flatMap((group) => group.trays), ...week.loose]),
    );
    trays.delete('unassigned');
    expect(Object.fromEntries([...trays].map((tray) => [tray, statusOfTray(tray)]))).toEqual({
      awaitingBuilder: STATUS.AWAITING_BUILDER,
      onHold: STATUS.ON_HOLD,
      readyToApply: STATUS.READY_TO_APPLY,
      weeping: STATUS.WEEPING,
    });
    expect(Object.values(STATUS_TABLE).filter(({ tray }) => tray !== undefined)).toHaveLength(trays.size);
    expect(statusOfTray('unassigned')).toBeNull();
    expect(trayOfStatus(STATUS.READY_TO_APPLY)).toBeNull();
  });
});
