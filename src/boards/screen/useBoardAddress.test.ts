import { describe, expect, it } from 'vitest';
import { NO_FILTER } from '../board/boardFilter';
import { readView, saysView, writeView } from './useBoardAddress';

describe('the address of a board', () => {
  it('says the view and keeps the date', () => {
    const view = {
      filter: { ...NO_FILTER, text: ' dark blue ', city: 'Katy' },
      isCompact: true,
      collapsed: ['PREP', 'APP'],
    };
    const address = writeView(new URLSearchParams('date=2026-03-11'), view);
    expect(address.toString()).toBe('date=2026-03-11&q=dark+blue&city=Katy&zoom=compact&closed=APP%2CPREP');
    expect(readView(address)).toEqual({
      ...view,
      filter: { ...view.filter, text: 'dark blue' },
      collapsed: ['APP', 'PREP'],
    });
  });

  it('says nothing of a plain view, which leaves what is kept in the browser', () => {
    const plain = { filter: NO_FILTER, isCompact: false, collapsed: [] };
    expect(writeView(new URLSearchParams('q=old&closed=APP'), plain).toString()).toBe('');
    expect([saysView(new URLSearchParams('date=2026-03-11')), saysView(new URLSearchParams('zoom=compact'))]).toEqual([
      false,
      true,
    ]);
    expect(readView(new URLSearchParams(''))).toEqual(plain);
  });
});
