import type pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openBell, type Bell } from './bell';

/** A bell whose messages are told when the test says so. */
const aBell = (): { bell: Bell; sent: string[]; told(): void } => {
  const sent: string[] = [];
  const waiting: (() => void)[] = [];
  const query = async (_text: string, [, message = '']: string[]): Promise<void> => {
    sent.push(message.slice(message.indexOf(' ') + 1));
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const connect = (): Promise<never> => Promise.reject(new Error('nobody listens here'));
  const bell = openBell({ query, connect } as unknown as pg.Pool, vi.fn(), vi.fn());
  const told = (): void => waiting.shift()?.();
  onTestFinished(() => {
    waiting.splice(0).forEach((resolve) => resolve());
    return bell.stop();
  });
  return { bell, sent, told };
};

it('tells the other servers in the order in which it was rung, whichever connection is faster [SDY-006]', async () => {
  const { bell, sent, told } = aBell();
  bell.publish('card', 'held');
  bell.publish('card', 'let go');
  await vi.waitFor(() => expect(sent).toEqual(['held']));
  told();
  await vi.waitFor(() => expect(sent).toEqual(['held', 'let go']));
  told();
});

it('tells of a card the last alone of what waits, behind what was rung before it [SDY-006]', async () => {
  const { bell, sent, told } = aBell();
  bell.publish('one', 'one held');
  bell.publish('two', 'two held');
  bell.publish('three', 'three held');
  for (let count = 0; count < 1_000; count += 1) bell.publish('two', count % 2 === 0 ? 'two let go' : 'two held again');
  await vi.waitFor(() => expect(sent).toEqual(['one held']));
  told();
  await vi.waitFor(() => expect(sent).toEqual(['one held', 'three held']));
  told();
  await vi.waitFor(() => expect(sent).toEqual(['one held', 'three held', 'two held again']));
  told();
});

it('tells of a commit without waiting for what is told of presence', async () => {
  const { bell, sent } = aBell();
  bell.publish('card', 'held');
  bell.ring();
  await vi.waitFor(() => expect(sent).toEqual(['held', '']));
});

it('that stops tells what it still has to tell, and nothing after that [SDY-006]', async () => {
  const { bell, sent, told } = aBell();
  bell.publish('one', 'one let go');
  bell.publish('two', 'two let go');
  const stopped = bell.stop();
  bell.publish('three', 'three held');
  await vi.waitFor(() => expect(sent).toEqual(['one let go']));
  told();
  await vi.waitFor(() => expect(sent).toEqual(['one let go', 'two let go']));
  told();
  await stopped;
  expect(sent).toHaveLength(2);
});

it('goes on after a message that could not be told', async () => {
  const sent: string[] = [];
  const query = async (_text: string, [, message = '']: string[]): Promise<void> => {
    sent.push(message.slice(message.indexOf(' ') + 1));
    if (sent.length === 1) throw new Error('the database is away');
  };
  const connect = (): Promise<never> => Promise.reject(new Error('nobody listens here'));
  const report = vi.fn();
  const bell = openBell({ query, connect } as unknown as pg.Pool, vi.fn(), report);
  onTestFinished(() => bell.stop());
  bell.publish('one', 'first');
  bell.publish('two', 'second');
  await vi.waitFor(() => expect(sent).toEqual(['first', 'second']));
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'the database is away' }));
});
