import { parseBinKey } from '#domain/boards/bins';
import type { CivilDate } from '#domain/civilDate';
import type { BoardStore } from '../store/boardStore';
import type { CardFocus } from './cardFocus';
import type { CardMarks } from './cardMarks';
import type { Panels } from './panels';

/** Until what was opened for the card is in the page. */
const OPENING_MS = 80;

interface World {
  store: BoardStore;
  panels: Panels;
  focus: CardFocus;
  marks: CardMarks;
}

/** Goes to a card wherever it stands: its week, its group, its tray; it gets the focus and flashes. */
export const createJump = ({ store, panels, focus, marks }: World) => {
  let wanted: string | null = null;
  let isQuiet = false;

  const open = (key: string): void => {
    const bin = parseBinKey(store.binOf(key) ?? '');
    if (!bin) return;
    const group = store
      .layout()
      .groups.find((one) => one.trays.some((tray) => tray.key === bin.key) || one.group.stage === bin.stage);
    if (group) panels.expand(group.group.stage);
    panels.stage.set(bin.stage ?? panels.stage.get());
    if (bin.kind === 'assigned') return;
    panels.tray.set(bin.key);
    if (group && group.group.rows.of !== 'none') panels.open(group.group.stage, bin.key);
  };
  const openWanted = (): void => {
    const key = wanted;
    if (key === null || store.binOf(key) === undefined) return;
    wanted = null;
    open(key);
    setTimeout(() => {
      if (isQuiet) focus.reveal(key);
      else focus.focus(key);
      marks.find(key);
    }, OPENING_MS);
  };
  store.onShape(openWanted);
  return {
    /** @param date the day it stands on; @param onDate shows another day */
    to: (key: string, date: CivilDate | null, onDate: (date: CivilDate) => void): void => {
      [wanted, isQuiet] = [key, false];
      if (date !== null) onDate(date);
      openWanted();
    },
    /** Shows a card of this week without taking the focus from where it is. */
    show: (key: string): void => {
      [wanted, isQuiet] = [key, true];
      openWanted();
    },
  };
};
