import { parseBinKey } from '#domain/boards/bins';
import type { DayMenu, Overlay } from '../board/createShown';
import type { Board } from '../board/createBoard';
import { openDayMenu } from '../days/openDayMenu';
import type { CardCommand } from './cardCommands';

/** The crew's day on which a card stands, as its menu needs it; null for a card in a tray. */
const crewDayOf = (
  { store, config }: Board,
  { cardKey, anchor }: Pick<Overlay, 'cardKey' | 'anchor'>,
): DayMenu | null => {
  const bin = parseBinKey(store.binOf(cardKey) ?? '');
  const crew = store.facts().crews.get(bin?.crew_id ?? Number.NaN);
  return anchor &&
    bin?.kind === 'assigned' &&
    bin.stage !== null &&
    bin.date !== null &&
    crew &&
    config.category !== 'warranty'
    ? { day: bin.date, anchor, row: { stage: bin.stage, crew } }
    : null;
};

/** Leads from a card to the menu of its crew's day, which a right click beside the cards opens: for keys and a finger. */
export const crewDayCommand = (board: Board): CardCommand => ({
  id: 'board.crew_day',
  label: { en: "This crew's day...", es: 'El día de esta cuadrilla...' },
  isOffered: (subject) => board.store.facts().rights.can_edit && crewDayOf(board, subject) !== null,
  perform: (subject) => {
    const menu = crewDayOf(board, subject);
    if (menu) openDayMenu(board, menu);
  },
});
