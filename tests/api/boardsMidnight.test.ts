import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../support/app';
import { boardFixture, PREP, refusalOf } from '../support/boardFixture';
import { withoutOverride } from '../support/withoutOverride';

/** A minute before and after midnight in Houston: it is tomorrow in London already. */
const [BEFORE, AFTER] = [new Date('2026-03-12T04:59:00Z'), new Date('2026-03-12T05:01:00Z')];
const [DAY, NEXT] = ['2026-03-11', '2026-03-12'];
const TODAY =
  'query($since: String) { boardCards(category: pebble, view: week, since: $since) { today cursor is_complete cards { id isPastDue } } }';
interface Answer {
  boardCards: { today: string; cursor: string; is_complete: boolean; cards: { id: number; isPastDue: boolean }[] };
}

let now = BEFORE;
const app = await testApp({ clock: () => now });
const board = await boardFixture(app);
await withoutOverride(app.database.pool);
beforeEach(async () => {
  now = BEFORE;
  await board.clear();
  await board.aSubJob({ id: 1, entries: [{ id: 1, phase: PREP, crew_id: 11, date: DAY, job_order: 1 }] });
  await board.aSubJob({ id: 2, entries: [{ id: 2, phase: PREP }] });
});

const ask = async (since: string | null = null) =>
  (await app.graphql<Answer>('scheduler', TODAY, { since })).data?.boardCards;

describe('midnight during a drag', () => {
  it('locks a card that was picked up on the last minute of its day, with the reason, and moves one that was not [BRD-054]', async () => {
    now = AFTER;
    const late = refusalOf(await board.move(1, 1, PREP, { crew_id: 12, date: NEXT }));
    expect([late.code, late.rule]).toEqual(['BAD_USER_INPUT', 'locked_past']);
    expect(await board.entry(1)).toMatchObject({ crew_id: 11 });
    expect((await board.move(2, 2, PREP, { crew_id: 11, date: NEXT })).errors).toBeUndefined();
  });

  it('is the midnight of Houston: a minute before it the card still moves [BRD-054]', async () => {
    expect((await board.move(1, 1, PREP, { crew_id: 12, date: NEXT })).errors).toBeUndefined();
  });

  it('is told with what changed since, so that an open board turns over [BRD-016]', async () => {
    const before = await ask();
    expect([before?.today, before?.cards.find(({ id }) => id === 1)?.isPastDue]).toEqual([DAY, false]);
    now = AFTER;
    expect((await ask(before?.cursor))?.today).toBe(NEXT);
    const whole = await ask();
    expect([whole?.today, whole?.cards.find(({ id }) => id === 1)?.isPastDue]).toEqual([NEXT, true]);
  });
});
