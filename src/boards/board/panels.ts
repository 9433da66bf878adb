import type { BinKey, Stage } from '#domain/boards/kinds';
import { createKeyedStore } from '../store/keyedStore';

/** Values kept in this browser under one key, as JSON; a broken or forbidden store is an empty one. */
const readKept = (name: string): Record<string, unknown> => {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(name) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
};

const keep = (name: string, values: Record<string, unknown>): void => {
  try {
    window.localStorage.setItem(name, JSON.stringify(values));
  } catch {
    // Not kept: the board starts with its defaults next time.
  }
};

/** What the user has opened and collapsed on a board, remembered in this browser. */
export const createPanels = (board: string) => {
  const name = `trowel:board:${board}`;
  const kept = readKept(name);
  const trays = createKeyedStore<BinKey>();
  const collapsed = createKeyedStore<true>();
  const zoom = createKeyedStore<'compact'>();
  const remember = (): void => keep(name, {
    trays: Object.fromEntries(trays.keys().map((stage) => [stage, trays.get(stage)])),
    collapsed: collapsed.keys(),
    compact: zoom.get('zoom') === 'compact',
  });
  if (typeof kept.trays === 'object' && kept.trays !== null) {
    for (const [stage, key] of Object.entries(kept.trays)) if (typeof key === 'string') trays.set(stage, key);
  }
  if (Array.isArray(kept.collapsed)) for (const stage of kept.collapsed) if (typeof stage === 'string') collapsed.set(stage, true);
  if (kept.compact === true) zoom.set('zoom', 'compact');
  return {
    trays, collapsed, zoom,
    openTray: (stage: Stage): BinKey | undefined => trays.get(stage),
    open: (stage: Stage, key: BinKey): void => { trays.set(stage, key); remember(); },
    toggle: (stage: Stage): void => { collapsed.set(stage, collapsed.get(stage) ? undefined : true); remember(); },
    setCompact: (compact: boolean): void => { zoom.set('zoom', compact ? 'compact' : undefined); remember(); },
  };
};

export type Panels = ReturnType<typeof createPanels>;
