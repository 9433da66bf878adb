import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { describe, expect, it } from 'vitest';
import { guardedHistory, type HeldWay } from './guardedHistory';

const opened = () => {
  const history = guardedHistory(createMemoryHistory({ initialEntries: ['/', '/job/1/edit?tab=2'], v5Compat: true }));
  const held: HeldWay[] = [];
  const told: string[] = [];
  history.subscribe(() => told.push(history.place().location.pathname));
  const release = history.guard({
    holds: (from, to) => from.pathname !== to.pathname,
    onHeld: (way) => void held.push(way),
  });
  return { history, held, told, release, at: () => history.place().location.pathname };
};
const settled = () => new Promise((done) => setTimeout(done));

describe('a history with a guard', () => {
  it('holds a link, and goes where it led when the user leaves after all [UI-024]', () => {
    const { history, held, told, at } = opened();
    history.navigator.push('/customer?page=2', { from: 'menu' });
    expect([at(), told]).toEqual(['/job/1/edit', []]);
    expect(held[0]?.to).toEqual({ pathname: '/customer', search: '?page=2', hash: '' });
    held[0]?.go();
    expect(history.place()).toMatchObject({
      action: 'PUSH',
      location: { pathname: '/customer', search: '?page=2', state: { from: 'menu' } },
    });
    expect(told).toEqual(['/customer']);
  });

  it('takes a step back of the browser back, and makes it again when the user leaves [UI-024]', async () => {
    const { history, held, told, at } = opened();
    history.navigator.go(-1);
    await settled();
    expect([at(), told, held.length]).toEqual(['/job/1/edit', [], 1]);
    history.navigator.push({ search: '?tab=3' });
    expect(history.place().location.search).toBe('?tab=3');
    history.navigator.go(-1);
    await settled();
    expect(history.place().location.search).toBe('?tab=2');

    history.navigator.go(-1);
    await settled();
    held.at(-1)?.go();
    await settled();
    expect(history.place()).toMatchObject({ action: 'POP', location: { pathname: '/' } });
  });

  it('holds nothing that stays on the page, and nothing once the guard is gone', () => {
    const { history, held, release, at } = opened();
    history.navigator.replace('/job/1/edit?tab=1');
    expect(history.place()).toMatchObject({ action: 'REPLACE', location: { search: '?tab=1' } });
    release();
    history.navigator.push('/Schedule');
    expect([at(), held]).toEqual(['/Schedule', []]);
  });

  it('gives a step back to what opened last, such as a dialog over a form, and waits until it is taken back [KEY-013]', async () => {
    const { history, held, at } = opened();
    const closed: string[] = [];
    const release = history.guard({
      holds: (_from, _to, isStep) => isStep,
      onHeld: ({ isBack }) => void isBack.then(() => closed.push(at())),
    });
    history.navigator.go(-1);
    await settled();
    expect([closed, held]).toEqual([['/job/1/edit'], []]);
    // A link is no step: the form is asked about it.
    history.navigator.push('/customer');
    expect(held).toHaveLength(1);
    release();
    history.navigator.go(-1);
    await settled();
    expect(held).toHaveLength(2);
  });

  it('holds each step while a question stands, and goes the way that was asked about', async () => {
    const { history, held, at } = opened();
    history.navigator.go(-1);
    history.navigator.push('/customer');
    await settled();
    expect(held).toHaveLength(2);
    held[0]?.go();
    await settled();
    expect(at()).toBe('/');
  });
});
