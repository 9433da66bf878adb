import { describe, expect, it } from 'vitest';
import { callOfMove, callOfRedate } from './callOfMove';
import { type BoardCall, binOfCrewInfo, binOfCrewRepair, binOfGuniteHistory } from './calls';
import { aBoard, aCardOf, aSubJob, TODAY } from './testBoard';

const DAY = `assigned:APP:21:${TODAY}`;

describe('the call of a drop', () => {
  it('sends a crew entry of a pebble week with the documented seven fields, its place, bin and version [BAPI-002 BAPI-020]', () => {
    const facts = aBoard({ cards: [aCardOf('APP', { id: 72, version: 4 })] });
    expect(callOfMove(facts, { key: 'crew_information:72', to: DAY, index: 1 }, 'unassigned:APP')).toEqual({
      mutation: 'updatePebbleWeeklyBoardCrewInfoEntry',
      argument: 'crewInfoEntryInput',
      input: {
        id: 72,
        job_detail_id: 9001,
        phase_type_id: 2,
        date: TODAY,
        crew_id: 21,
        status: { id: 2 },
        awaiting_builder: false,
        index: 1,
        expected_bin: 'unassigned:APP',
        version: 4,
      },
    });
  });

  it('sends the same fields by updateJobDetailDayView from a day board, and id -1, version 0 for a stand-in [BAPI-007 BAPI-018]', () => {
    const facts = aBoard({ view: 'day', cards: [], sub_jobs: [aSubJob({ id: 9001 })], standIns: true });
    expect(
      callOfMove(facts, { key: 'stand-in:9001:1', to: `assigned:PREP:11:${TODAY}` }, 'unassigned:PREP'),
    ).toMatchObject({
      mutation: 'updateJobDetailDayView',
      argument: 'crew_information',
      input: { id: -1, phase_type_id: 1, crew_id: 11, date: TODAY, version: 0 },
    });
  });

  it('sends repairs and gunite entries with a plain status [BAPI-003 BAPI-004 BAPI-020]', () => {
    const pebble = aBoard({ cards: [aCardOf('P-REPAIR', { id: 88 })] });
    expect(
      callOfMove(pebble, { key: 'crew_repair_job:88', to: 'awaitingBuilder' }, 'unassigned:WARRANTY'),
    ).toMatchObject({
      mutation: 'updateCrewRepairJobEntry',
      input: { id: 88, pebble_phase_type_id: 0, job_detail_id: 9001, crew_id: null, date: null, status: 19 },
    });
    const gunite = aBoard({
      category: 'gunite',
      view: 'day',
      cards: [aCardOf('G2-8', { id: 5, crew_id: 41, date: TODAY })],
    });
    expect(
      callOfMove(gunite, { key: 'gunite_history:5', to: 'onHold:GUNITE' }, `assigned:GUNITE:41:${TODAY}`),
    ).toMatchObject({
      mutation: 'updateGuniteBoardHistoryEntry',
      input: {
        history_entry_id: 5,
        history_entry_type_id: 1,
        is_day_view: true,
        crew_id: null,
        date: null,
        awaiting_builder: false,
        status: 3,
      },
    });
  });

  it('a push sends the card with its new date', () => {
    const card = aCardOf('PREP', { id: 1, date: TODAY, status_id: 5 });
    const facts = aBoard({ view: 'day', cards: [card] });
    expect(callOfRedate(facts, card, 'unassigned:PREP', { date: '2026-03-06' })).toMatchObject({
      mutation: 'updateJobDetailDayView',
      input: { date: '2026-03-06', crew_id: null, status: { id: 5 } },
    });
  });
});

describe('the bin that a call means', () => {
  const binOf = (call: BoardCall | null): string | null => {
    if (!call) return null;
    if (call.mutation === 'updateCrewRepairJobEntry') return binOfCrewRepair(call.input, 'pebble', null);
    if (call.mutation === 'updateGuniteBoardHistoryEntry') return binOfGuniteHistory(call.input);
    return call.mutation === 'updateJobDetailDayView' || call.mutation === 'updatePebbleWeeklyBoardCrewInfoEntry'
      ? binOfCrewInfo(call.input, null)
      : null;
  };

  it('is the bin of the drop, read back from status, crew and date', () => {
    const back = (kind: 'APP' | 'SLURRY' | 'P-REPAIR', to: string) => {
      const card = aCardOf(kind, { id: 1, status_id: 4 });
      return binOf(callOfMove(aBoard({ cards: [card] }), { key: card.key, to }, 'weeping:APP'));
    };
    for (const to of [DAY, 'unassigned:APP', 'readyToApply:APP', 'onHold:APP', 'weeping:APP'])
      expect(back('APP', to)).toBe(to);
    for (const to of [`assigned:SLURRY:-:${TODAY}`, 'unassigned:SLURRY', 'onHold:SLURRY'])
      expect(back('SLURRY', to)).toBe(to);
    for (const to of [DAY, 'unassigned:WARRANTY', 'unassigned:PREP', 'onHold:DETAIL', 'awaitingBuilder'])
      expect(back('P-REPAIR', to)).toBe(to);
  });

  it('of a gunite entry is read the same way', () => {
    const card = aCardOf('G1', { id: 1 });
    const facts = aBoard({ category: 'gunite', cards: [card] });
    for (const to of [`assigned:GUNITE:41:${TODAY}`, 'unassigned:GUNITE', 'onHold:GUNITE', 'weeping:GUNITE']) {
      expect(binOf(callOfMove(facts, { key: card.key, to }, 'unassigned:GUNITE'))).toBe(to);
    }
    expect(
      binOfCrewRepair(
        { id: 1, pebble_phase_type_id: null, job_detail_id: 1, crew_id: 41, date: TODAY, status: 2 },
        'gunite',
        null,
      ),
    ).toBe(`assigned:GUNITE:41:${TODAY}`);
  });

  it('of an entry without a phase is the row of its crew', () => {
    const input = {
      id: 1,
      job_detail_id: 1,
      phase_type_id: 0,
      date: TODAY,
      crew_id: 21,
      status: { id: 2 },
      awaiting_builder: false,
    };
    expect([binOfCrewInfo(input, 'APP'), binOfCrewInfo({ ...input, date: null, crew_id: null }, null)]).toEqual([
      DAY,
      'unassigned:WARRANTY',
    ]);
  });
});
