import { createValueStore } from '../../store/valueStore';
import { binMap } from '../carry/binMap';
import type { CardMap } from '../carry/nextCard';
import type { PaperWay } from '../print/paperBands';
import type { BoardStore } from '../store/boardStore';
import { NO_FILTER } from './boardFilter';
import { createCardFocus } from './cardFocus';
import { createCardMarks } from './cardMarks';
import { createJump } from './createJump';
import { createPanels } from './panels';
import { createSelection } from './selection';
import { successorOf } from './successorOf';

/** What is open over the board. */
export interface Overlay {
  kind: 'menu' | 'details' | 'moveTo' | 'reschedule' | 'history';
  cardKey: string;
  anchor: Element | null;
}

/**
 * What is open, marked and pointed at: it comes and goes without changing a card.
 * @param lanes how many cards stand side by side in a crew's day, as it is drawn
 */
export const createShown = (store: BoardStore, userId: number | null, lanes: () => number) => {
  const marks = createCardMarks();
  const panels = createPanels(store.config.path, userId);
  const cardMap = (): CardMap => ({
    ...binMap(store.layout(), panels.openTray),
    cardsIn: store.cardsIn,
    binOf: store.binOf,
    lanes: lanes(),
  });
  const focus = createCardFocus(cardMap, (key) => successorOf(store.facts().cards.values(), key));
  return {
    marks,
    panels,
    cardMap,
    focus,
    selection: createSelection((key) => store.cardsIn(store.binOf(key) ?? '').map((card) => card.key)),
    jump: createJump({ store, panels, focus, marks }),
    filter: createValueStore(NO_FILTER),
    /** What the next print is of. */
    paper: createValueStore<PaperWay>('board'),
    overlay: createValueStore<Overlay | null>(null),
    /** The card whose details a resting pointer shows. */
    peek: createValueStore<Pick<Overlay, 'cardKey' | 'anchor'> | null>(null),
  };
};

export type Shown = ReturnType<typeof createShown>;
