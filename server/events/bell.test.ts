import type pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openBell } from './bell';

it('tells the other servers in the order in which it was rung, whichever connection is faster [SDY-006]', async () => {
  const sent: string[] = [];
  const waiting: (() => void)[] = [];
  const query = async (_text: string, [, message = '']: string[]): Promise<void> => {
    sent.push(message.slice(message.indexOf(' ') + 1));
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const connect = (): Promise<never> => Promise.reject(new Error('nobody listens here'));
  const bell = openBell({ query, connect } as unknown as pg.Pool, vi.fn(), vi.fn());
  onTestFinished(() => bell.stop());
  bell.ring('held');
  bell.ring('let go');
  await vi.waitFor(() => expect(sent).toEqual(['held']));
  waiting[0]?.();
  await vi.waitFor(() => expect(sent).toEqual(['held', 'let go']));
  waiting[1]?.();
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
  bell.ring('first');
  bell.ring('second');
  await vi.waitFor(() => expect(sent).toEqual(['first', 'second']));
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'the database is away' }));
});
