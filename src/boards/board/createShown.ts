import type { PaperWay } from '#domain/boards/printedDays';
import type { Move } from '#domain/boards/moves';
import type { BinKey, Stage } from '#domain/boards/kinds';
import type { ScheduleOverride } from '#domain/boards/overrides/overrideReason';
import type { BoardCrew } from '#domain/boards/types';
import type { CivilDate } from '#domain/civilDate';
import { createValueStore, type ValueStore } from '../../store/valueStore';
import type { UndoState } from '../../undo/undoHistory';
import { binMap } from '../carry/binMap';
import type { CardMap } from '../carry/nextCard';
import type { Chains } from '../chains/createChains';
import type { BoardDays } from './dayReader';
import type { BoardStore } from '../store/boardStore';
import type { Forecast } from '../store/weatherApi';
import { NO_FILTER } from './boardFilter';
import { createCardFocus } from './cardFocus';
import { createCardMarks } from './cardMarks';
import { createMatches, type TrayOrder } from './createMatches';
import { createJump } from './createJump';
import { createPanels } from './panels';
import { createSelection } from '../../store/selection';
import { createViewers } from './createViewers';
import { successorOf } from './successorOf';

/** The board as it stands, or the stops of its crews: a sheet for each crew, or for each day [PRT-002]. */

/** Moves that are drawn and not sent [SDY-008]. */
export interface Draft {
  /** Takes moves of the hand into the draft. */
  /** @param isWhole they are the whole of a chain, not a card that Shift takes along with its chain */
  take: (moves: readonly Move[], isWhole?: boolean) => boolean;
  /**
   * Says why nothing else can be changed now.
   * @param isDraft it would be a draft of its own: a Rain-out, an absence, suggested places
   */
  refuse: (isDraft?: boolean) => void;
  /** Of a plan that is tried: all kinds of moves go into it, and undo and redo stay within it. */
  steps?: {
    state: ValueStore<UndoState>;
    turn: (way: keyof UndoState) => Promise<void>;
    /** Whether it is on its way to the server. */
    isSending: () => boolean;
  };
}

/** Moves in spite of a rule, that wait to be confirmed, or for a reason [SDY-001 SDY-005]. */
export interface MoveQuestion {
  /** Made of the moves: a question about the same moves has the same name. */
  name: string;
  /** The cards that move. */
  keys: readonly string[];
  /** "Thanksgiving, Thu 11/26", as it stands now; empty once nothing stands against it. */
  reasons: () => readonly string[];
  /** Whether a reason is to be given, as it stands now. */
  needsReason: () => boolean;
  act: (override?: ScheduleOverride) => unknown;
}

/** A menu of a day, or of a crew's day. */
export interface DayMenu {
  day: CivilDate;
  anchor: Element;
  row?: { stage: Stage; crew: BoardCrew };
  /** Chosen elsewhere already. */
  opens?: 'rain' | 'crew_off' | 'crew_short' | 'block' | 'suggest';
}

/** What is open over the board. */
export interface Overlay {
  kind: 'menu' | 'details' | 'moveTo' | 'reschedule' | 'history';
  cardKey: string;
  anchor: Element | null;
  /** Of "Move to...": with the whole chain of the card. */
  isWhole?: boolean;
}

/**
 * What is open, marked and pointed at: it comes and goes without changing a card.
 * @param lanes how many cards stand side by side in a crew's day, as it is drawn
 */
export const createShown = (store: BoardStore, userId: number | null, lanes: () => number) => {
  const marks = createCardMarks();
  const filter = createValueStore(NO_FILTER);
  const trayOrder = createValueStore<TrayOrder | null>(null);
  const matches = createMatches(store, filter, trayOrder);
  const panels = createPanels(store.config.path, userId);
  const cardMap = (): CardMap => ({
    ...binMap(store.layout(), panels.openTray),
    cardsIn: matches.shownIn,
    binOf: store.binOf,
    lanes: lanes(),
  });
  const focus = createCardFocus(cardMap, (key) => successorOf(store.facts().cards.values(), key));
  return {
    marks,
    /** Who else has the board open. */
    viewers: createViewers(userId),
    panels,
    cardMap,
    focus,
    selection: createSelection((key) => matches.shownIn(store.binOf(key) ?? '').map((card) => card.key)),
    jump: createJump({ store, panels, focus, marks }),
    filter,
    matches,
    /** The order of the trays, when it is not the usual one [SDY-016]. */
    trayOrder,
    /** Shows another date, as the arrows of the date do. */
    turnTo: createValueStore<((date: CivilDate) => void) | null>(null),
    /** What the next print is of. */
    paper: createValueStore<PaperWay>('board'),
    overlay: createValueStore<Overlay | null>(null),
    /** The day, or the day of a crew, whose menu is open, or what was chosen from it. */
    dayMenu: createValueStore<DayMenu | null>(null),
    draft: createValueStore<Draft | null>(null),
    /** Whether "Try a plan" is on, or a plan that is kept on the device is offered [SDY-008]. */
    trying: createValueStore<'off' | 'offer' | 'on'>('off'),
    /** Null until the days without work have been read. */
    days: createValueStore<BoardDays | null>(null),
    /** Null where no forecast is known. */
    weather: createValueStore<Forecast | null>(null),
    /** Null until the gaps between phases are known. */
    chains: createValueStore<Chains | null>(null),
    /** Where the keyboard has carried the held card. */
    heldAt: createValueStore<BinKey | null>(null),
    asked: createValueStore<MoveQuestion | null>(null),
    /** The card whose details a resting pointer shows. */
    peek: createValueStore<Pick<Overlay, 'cardKey' | 'anchor'> | null>(null),
  };
};

export type Shown = ReturnType<typeof createShown>;
