import { describe, expect, it } from 'vitest';
import type { HoldEvent, ViewerEvent } from '#domain/live';
import { createViewers } from './createViewers';

const MARIA = { id: 4, name: 'Maria Ortiz', initials: 'MO' };
const ADA = { id: 5, name: 'Ada Lin', initials: 'AL' };
const view = (user: typeof MARIA, screen: string, is_open = true): ViewerEvent => ({
  category: 'pebble',
  user,
  stream: `of ${user.id}`,
  screen,
  is_open,
});
const hold = (user: typeof MARIA, card_key: string, is_held = true): HoldEvent => ({
  category: 'pebble',
  user,
  stream: `of ${user.id}`,
  card_key,
  is_held,
});

describe('who else is at a board', () => {
  it('is each once by name, however many tabs, until the last is closed, and never oneself [SDY-006]', () => {
    const viewers = createViewers(1);
    for (const screen of ['a', 'b']) viewers.viewed(view(MARIA, screen));
    viewers.viewed(view(ADA, 'c'));
    viewers.viewed(view({ ...ADA, id: 1 }, 'another tab of mine'));
    expect(viewers.shown.get().map(({ user }) => user.name)).toEqual(['Ada Lin', 'Maria Ortiz']);
    viewers.viewed(view(MARIA, 'a', false));
    expect(viewers.shown.get()).toHaveLength(2);
    viewers.viewed(view(MARIA, 'b', false));
    expect(viewers.shown.get().map(({ user }) => user.name)).toEqual(['Ada Lin']);
  });

  it('has the cards in their hands, and is all that the server says when it is asked, or nothing [SDY-006]', () => {
    const viewers = createViewers(1);
    viewers.viewed(view(ADA, 'gone meanwhile'));
    viewers.replace({ viewers: [view(MARIA, 'a')], holds: [hold(MARIA, 'x')] });
    viewers.held(hold(MARIA, 'y'));
    expect(viewers.shown.get()).toEqual([{ user: MARIA, holds: ['x', 'y'] }]);
    viewers.held(hold(MARIA, 'x', false));
    expect(viewers.shown.get()).toEqual([{ user: MARIA, holds: ['y'] }]);
    viewers.replace(null);
    expect(viewers.shown.get()).toEqual([]);
  });
});
