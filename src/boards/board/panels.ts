import type { BinKey, Stage } from '#domain/boards/kinds';
import { keep, keptName, keptTexts, readKept } from '../store/kept';
import { createKeyedStore } from '../../store/keyedStore';
import { createValueStore } from '../../store/valueStore';

/** What the view of an address says: taken literally, and not remembered. */
export interface PanelView {
  isCompact: boolean;
  collapsed: readonly string[];
}

/** What the user has opened and collapsed on a board, remembered in this browser for this user. */
export const createPanels = (board: string, userId: number | null = null) => {
  const name = keptName('board', board, userId);
  const kept = readKept(name);
  const trays = createKeyedStore<BinKey>();
  const collapsed = createKeyedStore<true>();
  const zoom = createKeyedStore<'compact'>();
  const remember = (): void =>
    keep(name, {
      trays: Object.fromEntries(trays.keys().map((stage) => [stage, trays.get(stage)])),
      collapsed: collapsed.keys(),
      compact: zoom.get('zoom') === 'compact',
    });
  if (typeof kept.trays === 'object' && kept.trays !== null) {
    for (const [stage, key] of Object.entries(kept.trays)) if (typeof key === 'string') trays.set(stage, key);
  }
  for (const stage of keptTexts(kept.collapsed)) collapsed.set(stage, true);
  if (kept.compact === true) zoom.set('zoom', 'compact');
  /** Heard when the view is another one. */
  const turn = createValueStore(0);
  const changed = (): void => {
    remember();
    turn.set(turn.get() + 1);
  };
  return {
    trays,
    collapsed,
    zoom,
    turn,
    view: (): PanelView => ({ isCompact: zoom.get('zoom') === 'compact', collapsed: collapsed.keys() }),
    show: ({ isCompact, collapsed: closed }: PanelView): void => {
      zoom.set('zoom', isCompact ? 'compact' : undefined);
      for (const stage of new Set([...collapsed.keys(), ...closed]))
        collapsed.set(stage, closed.includes(stage) ? true : undefined);
      turn.set(turn.get() + 1);
    },
    /** The stage that a narrow screen shows, and the tray that is open in the strip or in the sheet. */
    stage: createValueStore<Stage | null>(null),
    tray: createValueStore<BinKey | null>(null),
    expand: (stage: string): void => {
      if (collapsed.get(stage)) {
        collapsed.set(stage, undefined);
        changed();
      }
    },
    openTray: (stage: Stage): BinKey | undefined => trays.get(stage),
    open: (stage: Stage, key: BinKey): void => {
      trays.set(stage, key);
      remember();
    },
    /** @param stage a stage, or a day of the time grid */
    toggle: (stage: string): void => {
      collapsed.set(stage, collapsed.get(stage) ? undefined : true);
      changed();
    },
    setCompact: (compact: boolean): void => {
      zoom.set('zoom', compact ? 'compact' : undefined);
      changed();
    },
  };
};

export type Panels = ReturnType<typeof createPanels>;
