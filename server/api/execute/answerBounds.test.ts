import { describe, expect, it } from 'vitest';
import { ReaderLeft } from '../../db/readerLeft';
import { heldAnswers, isOver, spendRoom, whyOver } from './answerBounds';

const MILLION = 1_000_000;

describe('the answers of one user [SEC-007]', () => {
  it('count until they are written and taken, whichever is first', () => {
    const answers = heldAnswers();
    const [first, second] = [answers.open(1), answers.open(1)];
    spendRoom(first.begin(), 30 * MILLION);
    const room = second.begin();
    spendRoom(room, 30 * MILLION);
    // Their readers are gone, and they are still being written.
    first.release();
    second.release();
    const third = answers.open(1);
    const crowded = third.begin();
    spendRoom(crowded, 4 * MILLION);
    expect(isOver(crowded)).toBe(true);
    expect(whyOver(crowded).originalError).toMatchObject({ code: 'RATE_LIMITED' });
    third.end(100);
    third.release();
    // Nobody else is kept from anything.
    const other = answers.open(2).begin();
    spendRoom(other, 33 * MILLION);
    expect(isOver(other)).toBe(false);

    first.end(30 * MILLION);
    second.end(30 * MILLION);
    const [fourth, fifth] = [answers.open(1).begin(), answers.open(1).begin()];
    spendRoom(fourth, 33 * MILLION);
    spendRoom(fifth, 33 * MILLION);
    expect([isOver(fourth), isOver(fifth)]).toEqual([false, false]);
  });

  it('are not raised by what still runs of one that has ended, and that writes no more', () => {
    const answers = heldAnswers();
    for (let count = 0; count < 5; count += 1) {
      const late = answers.open(1);
      const room = late.begin();
      late.end(0);
      late.release();
      spendRoom(room, 30 * MILLION);
      expect(isOver(room)).toBe(true);
    }
    answers.open(1);
    const room = answers.open(1).begin();
    spendRoom(room, 33 * MILLION);
    expect(isOver(room)).toBe(false);
  });

  it('side by side: the oldest is never refused for the others, and together they hold as much as two', () => {
    const answers = heldAnswers();
    const rooms = Array.from({ length: 8 }, () => answers.open(1).begin());
    const STEP = 1_000;
    let written = 0;
    // The youngest writes first.
    for (let round = 0; round < 33_000; round += 1)
      for (const room of rooms.toReversed())
        if (!isOver(room)) {
          spendRoom(room, STEP);
          written += STEP;
        }
    const [oldest, ...others] = rooms.map(isOver);
    expect(oldest).toBe(false);
    expect(others).toContain(true);
    expect(written).toBeLessThanOrEqual(67_108_864 + 8 * STEP);
  });

  it('end with their reader where one was given, and are then no failure; one to a mutation goes on', () => {
    const answers = heldAnswers();
    const leaving = new AbortController();
    const [read, written] = [answers.open(1), answers.open(1)];
    const [query, mutation] = [read.begin(leaving.signal), written.begin()];
    expect([isOver(query), isOver(mutation)]).toEqual([false, false]);
    leaving.abort();
    read.release();
    written.release();
    expect([isOver(query), isOver(mutation)]).toEqual([true, false]);
    expect(whyOver(query).originalError).toBeInstanceOf(ReaderLeft);
    // Who left before it began has nothing written.
    expect(isOver(answers.open(1).begin(leaving.signal))).toBe(true);
  });

  it('count anew at each try of a mutation', () => {
    const answers = heldAnswers();
    answers.open(1);
    const answer = answers.open(1);
    const tries = Array.from({ length: 20 }, () => {
      const room = answer.begin();
      spendRoom(room, 20 * MILLION);
      return room;
    });
    expect(tries.map(isOver)).toEqual([...Array.from({ length: 19 }, () => true), false]);
  });
});
