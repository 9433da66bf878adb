import { beforeEach, describe, expect, it } from 'vitest';
import { DIVISION } from '#domain/statuses';
import { testApp } from '../support/app';
import { APP, boardFixture, PREP, refusalOf } from '../support/boardFixture';
import { withoutOverride } from '../support/withoutOverride';

const app = await testApp();
const board = await boardFixture(app);
await withoutOverride(app.database.pool);
beforeEach(() => board.clear());

const DAY = '2026-03-17';

interface Shown {
  boardCards: {
    crews: { id: number; division_id: number }[];
    cards: { id: number; bin: string | null }[];
  };
}
const shown = async (category: 'pebble' | 'gunite') => {
  const { data } = await app.graphql<Shown>(
    'admin',
    `{ boardCards(category: ${category}, view: week, date: "${DAY}") { crews { id division_id } cards { id bin } } }`,
  );
  return {
    crews: new Map(data?.boardCards.crews.map(({ id, division_id }) => [id, division_id])),
    binOf: (id: number) => data?.boardCards.cards.find((card) => card.id === id)?.bin,
  };
};
const sendTo = async (id: number, division: number): Promise<void> => {
  const { version } = (await board.row('crew', id)) ?? {};
  const { errors } = await app.graphql(
    'admin',
    `mutation { updateCrew(id: ${id}, crew: { version: ${Number(version)}, lookup_company_division_id: ${division} }) { id } }`,
  );
  expect(errors).toBeUndefined();
};

describe('a crew that goes to another division', () => {
  it('keeps its placed cards on their board, whichever way the board is asked; no further card comes to it [BRD-008 BRD-009]', async () => {
    await board.aSubJob({ id: 1, entries: [{ id: 1, phase: PREP, crew_id: 12, date: DAY, job_order: 1 }] });
    await board.aSubJob({ id: 2, entries: [{ id: 2, phase: PREP }] });
    expect((await shown('pebble')).crews.get(12)).toBe(DIVISION.PEBBLE);
    await sendTo(12, DIVISION.GUNITE);
    const after = await shown('pebble');
    expect(after.binOf(1)).toBe(`assigned:PREP:12:${DAY}`);
    expect(after.crews.get(12)).toBe(DIVISION.GUNITE);
    expect(refusalOf(await board.move(2, 2, PREP, { crew_id: 12, date: DAY }))).toMatchObject({ rule: 'crew_unfit' });
    expect((await board.move(1, 1, PREP, { crew_id: 11, date: DAY })).errors).toBeUndefined();
    await sendTo(12, DIVISION.PEBBLE);
  });

  it('is told too when a card comes to it from elsewhere, on a board that is kept [BRD-008]', async () => {
    await board.aCrew(61, 'App', { lookup_company_division_id: DIVISION.WARRANTY });
    await board.aSubJob({ id: 3, entries: [{ id: 3, phase: APP }] });
    expect((await shown('pebble')).crews.has(61)).toBe(false);
    // As a save of another program leaves it; the board hears of the sub-job by the next move.
    await board.pool.query('update crew_information set crew_id = 61, date = $1 where id = 3', [DAY]);
    expect((await board.move(-1, 3, PREP, { crew_id: 11, date: DAY })).errors).toBeUndefined();
    const after = await shown('pebble');
    expect(after.crews.get(61)).toBe(DIVISION.WARRANTY);
    expect(after.binOf(3)).toBe(`assigned:APP:61:${DAY}`);
  });
});

describe('a board call that names no place', () => {
  const fieldsOf = ({ errors }: Awaited<ReturnType<typeof board.move>>) =>
    Object.fromEntries(
      ((errors?.[0]?.extensions?.fields ?? []) as { path: string; rule: string }[]).map(({ path, rule }) => [
        path,
        rule,
      ]),
    );

  it('is refused by field: a crew without a day, and a day that nobody plans for [UI-035]', async () => {
    await board.aSubJob({ id: 1, entries: [{ id: 1, phase: PREP }] });
    await board.aRepair(9, 90, 91);
    expect(fieldsOf(await board.move(1, 1, PREP, { crew_id: 11 }))).toEqual({ date: 'required_here' });
    for (const date of ['9999-12-31', '0001-01-01']) {
      expect(fieldsOf(await board.move(1, 1, PREP, { crew_id: 11, date }))).toEqual({ date: 'date' });
      expect(fieldsOf(await board.moveOnDay(1, 1, PREP, { date }))).toEqual({ date: 'date' });
      expect(fieldsOf(await board.moveRepair(9, 90, { crew_id: 11, date }))).toEqual({ date: 'date' });
    }
    expect((await board.move(1, 1, PREP, { crew_id: 11, date: DAY })).errors).toBeUndefined();
  });

  it.each([4, 5, 99, -1])('of a repair, is refused for phase %i', async (pebble_phase_type_id) => {
    await board.aRepair(9, 90, 91);
    expect(fieldsOf(await board.moveRepair(9, 90, { pebble_phase_type_id }))).toEqual({
      pebble_phase_type_id: 'unknown_choice',
    });
  });

  it('is refused where one card is sorted twice', async () => {
    await board.aSubJob({ id: 1, entries: [{ id: 1, phase: PREP, crew_id: 11, date: DAY, job_order: 1 }] });
    const item = (order: number) => ({ id: 1, order, category: 'Pebble' });
    const answer = await app.graphql(
      'scheduler',
      'mutation($items: [BoardSortOrderInput!]!) { updateBoardSortOrder(items: $items) { id } }',
      { items: [item(1), item(2)] },
    );
    expect(answer.errors?.[0]?.extensions?.fields).toMatchObject([{ path: 'items.1.id', rule: 'twice' }]);
  });
});
