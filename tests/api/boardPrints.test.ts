import { describe, expect, it } from 'vitest';
import { testApp } from '../support/app';

const app = await testApp();

const send = async (account: string, board: string, days?: unknown): Promise<Response> =>
  fetch(`${app.url}/v1/prints/${board}`, {
    ...(days === undefined ? {} : { method: 'PUT', body: JSON.stringify(days) }),
    headers: { authorization: `Bearer ${await app.token(account)}`, 'content-type': 'application/json' },
  });
const read = async (account: string, board: string): Promise<unknown> => (await send(account, board)).json();
const aDay = (at: string, sign: string) => ({ at, cards: { 'crew_information:7': [sign, 'Avery'] } });

describe('what somebody printed of a board', () => {
  it('is known wherever they sign in, of each day as it was printed last, and to nobody else [PRT-003]', async () => {
    const [early, late] = [aDay('2026-03-01T15:00:00.000Z', 'a1'), aDay('2026-03-01T16:30:00.250Z', 'b2')];
    expect(await read('scheduler', 'week/pebble')).toEqual({});
    expect((await send('scheduler', 'week/pebble', { '2026-03-04': late, '2026-03-05': early })).status).toBe(204);
    await send('scheduler', 'week/pebble', { '2026-03-04': early, '2026-03-06': early });
    expect(await read('scheduler', 'week/pebble')).toEqual({
      '2026-03-04': late,
      '2026-03-05': early,
      '2026-03-06': early,
    });
    expect(await read('scheduler', 'day/pebble')).toEqual({});
    expect(await read('manager', 'week/pebble')).toEqual({});
  });

  it('is no later than now, and of so many days as a browser keeps', async () => {
    await send('manager', 'day/gunite', { '2026-03-04': aDay('2099-01-01T00:00:00.000Z', 'a1') });
    const kept = await read('manager', 'day/gunite');
    expect(Object.entries(kept ?? {}).map(([day, { at }]) => [day, at < '2027'])).toEqual([['2026-03-04', true]]);
    const many = Object.fromEntries(
      Array.from({ length: 29 }, (_, day) => [
        `2026-01-${String(day + 1).padStart(2, '0')}`,
        aDay('2026-01-01T00:00:00.000Z', 'a'),
      ]),
    );
    expect((await send('manager', 'day/gunite', many)).status).toBe(422);
  });

  it.each([
    ['a day that is none', { '2026-02-30': aDay('2026-03-01T15:00:00.000Z', 'a1') }, '2026-02-30'],
    ['a time that is none', { '2026-03-04': aDay('now', 'a1') }, '2026-03-04.at'],
    [
      'cards of another shape',
      { '2026-03-04': { at: '2026-03-01T15:00:00.000Z', cards: { x: 1 } } },
      '2026-03-04.cards.x',
    ],
  ])('is refused with %s, by its field', async (_what, days, path) => {
    const answer = await send('scheduler', 'week/gunite', days);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error: { fields: [{ path }] } });
  });

  it('is of one kind of paper: a list of stops was not printed with the board [PRT-007]', async () => {
    const day = { '2026-03-09': aDay('2026-03-01T15:00:00.000Z', 'c.d.1') };
    expect((await send('manager', 'week/warranty?paper=crew', day)).status).toBe(204);
    expect(await read('manager', 'week/warranty?paper=crew')).toEqual(day);
    for (const other of ['week/warranty', 'week/warranty?paper=board', 'week/warranty?paper=day'])
      expect(await read('manager', other)).toEqual({});
    expect(await read('manager', 'week/warranty?paper=all')).toEqual({ board: {}, crew: day, day: {} });
    expect((await send('manager', 'week/warranty?paper=none')).status).toBe(404);
    expect((await send('manager', 'week/warranty?paper=all', day)).status).toBe(404);
  });

  it('is of a board that there is, for who sees it', async () => {
    expect((await send('scheduler', 'month/pebble')).status).toBe(404);
    expect((await send('nobody', 'week/pebble')).status).toBe(403);
    expect((await send('nobody', 'week/pebble', {})).status).toBe(403);
  });
});
