import type { Language } from '#domain/localText';
import type { ChainGap } from '#domain/boards/chains/chainGap';
import { brokenWords } from '#domain/boards/chains/chainWords';
import { parseBinKey } from '#domain/boards/bins';
import type { Move } from '#domain/boards/moves';
import { formatMessage } from '../../i18n/message';
import type { Board } from '../board/createBoard';
import { chainMessages } from '../chains/chainMessages';
import { chainCommands } from '../commands/chainCommands';
import { chainPlaces, createChains } from '../chains/createChains';
import '../chains/chains.css';

/** A move is drawn first; the marks follow it. */
const FOLLOW_MS = 60;
/** Gaps that could not be read are asked for again after so long. */
const AGAIN_MS = 10_000;

/** Marks broken chains, outlines the other phases of a held card, and takes the whole chain along with Shift [SDY-003]. */
export const followChains = (
  board: Board,
  language: Language,
): {
  end: () => void;
  /** What a drop with Shift does instead: the move of the whole chain; null without one. */
  wholeOf: (moves: readonly Pick<Move, 'key' | 'to' | 'index'>[]) => (() => void) | null;
} => {
  const { store, shown, carry } = board;
  const { marks, draft } = shown;
  // A board without a page, as tests open it, has no keys.
  const page: EventTarget = typeof window === 'undefined' ? new EventTarget() : window;
  let gaps: readonly ChainGap[] = [];
  /** Read at the drop: a mouse, a finger and a keyboard end a move each their own way. */
  let isShift = false;
  let isOver = false;
  /** How often the gaps were read, and of which reading they are: an older answer may come later. */
  let reads = 0;
  let taken = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  const chains = createChains(
    board,
    () => gaps,
    language,
    () => loadSoon(),
  );

  const mark = (): void => {
    const broken = chains.broken();
    for (const key of marks.chain.keys()) if (!broken.has(key)) marks.chain.set(key, undefined);
    for (const [key, links] of broken) {
      const why = links.map((link) => brokenWords(link, language)).join('; ');
      marks.chain.set(key, formatMessage(chainMessages[language], 'broken', { why }));
    }
  };
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(mark, FOLLOW_MS);
  };
  const outline = (): void => {
    const held = carry.drag.held.get();
    const places = held?.keys.length === 1 ? chainPlaces(board, gaps, held.cardKey, language) : new Map();
    for (const key of marks.phases.keys()) if (!places.has(key)) marks.phases.set(key, undefined);
    for (const [key, said] of places) marks.phases.set(key, said);
  };
  const load = async (): Promise<void> => {
    const plans = await board.api.plans?.();
    const turn = ++reads;
    const told = await plans?.gaps();
    if (isOver || !told || turn < taken) return;
    taken = turn;
    gaps = told;
    // Another object, so that whatever is open says what the gaps are now.
    shown.chains.set({ ...chains });
    mark();
  };
  // Until they have come a board says nothing of chains, as one without phases.
  const loadSoon = (): void => {
    clearTimeout(again);
    load().catch(() => {
      if (!isOver) again = setTimeout(loadSoon, AGAIN_MS);
    });
  };
  loadSoon();
  const heard = (event: Event): void => {
    if (event instanceof KeyboardEvent || event instanceof MouseEvent) isShift = event.shiftKey;
  };
  /** The shortcut of the card menu's command; its key has no place among those that the board fetches at first. */
  const pressed = (event: Event): void => {
    if (!(event instanceof KeyboardEvent)) return;
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const card = target instanceof HTMLElement ? target.dataset.card : undefined;
    if (card === undefined || ctrlKey || metaKey || altKey || shown.overlay.get() || carry.drag.held.get()) return;
    const [command] = chainCommands(board);
    const subject = { cardKey: card, anchor: target instanceof Element ? target : null };
    if (command?.key === key && command.isOffered?.(subject) && command.isEnabled?.(subject))
      void command.perform(subject);
  };
  page.addEventListener('keydown', pressed);
  const heardOf = ['keydown', 'keyup', 'pointerup', 'pointermove'] as const;
  for (const name of heardOf) page.addEventListener(name, heard, { capture: true });
  const offs = [store.onAny(soon), store.onWorkdays(soon), carry.drag.held.subscribe(outline)];
  return {
    wholeOf: (moves) => {
      const [only] = moves;
      const drawn = draft.get();
      if (!only || moves.length !== 1 || !isShift || (drawn && !drawn.steps)) return null;
      const isDay = parseBinKey(only.to)?.kind === 'assigned' && store.binOf(only.key) !== only.to;
      return isDay && chains.size(only.key) > 0 ? () => chains.move(only.key, only.to, only.index) : null;
    },
    end: () => {
      isOver = true;
      clearTimeout(timer);
      clearTimeout(again);
      offs.forEach((off) => off());
      for (const name of heardOf) page.removeEventListener(name, heard, { capture: true });
      page.removeEventListener('keydown', pressed);
      shown.chains.set(null);
    },
  };
};
