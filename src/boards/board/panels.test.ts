import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPanels } from './panels';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const view = (userId: number) => createPanels('/week/pebble', userId).view();

describe('what a user opens and collapses on a board', () => {
  it('is kept for that user: card size and groups', () => {
    const panels = createPanels('/week/pebble', 1);
    panels.setCompact(true);
    panels.toggle('APP');
    expect(view(1)).toEqual({ isCompact: true, collapsed: ['APP'] });
    expect(view(2)).toEqual({ isCompact: false, collapsed: [] });
  });

  it('is not overwritten by the view of an address', () => {
    createPanels('/week/pebble', 1).setCompact(true);
    const panels = createPanels('/week/pebble', 1);
    panels.show({ isCompact: false, collapsed: ['PREP'] });
    expect(panels.view()).toEqual({ isCompact: false, collapsed: ['PREP'] });
    expect(view(1)).toEqual({ isCompact: true, collapsed: [] });
  });
});
