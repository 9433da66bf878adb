import { HOLD_MS, type AtBoard, type HoldEvent, type LiveEvents } from '#domain/live';
import type { LiveStream } from '../../live/liveStream';
import type { Board } from './createBoard';

type CardsNews = LiveEvents['cards'];

const markHold = ({ shown: { marks } }: Board, { card_key, user, is_held }: HoldEvent): void => {
  if (is_held) marks.hold(card_key, user, HOLD_MS + 2000);
  else marks.heldBy.set(card_key, undefined);
};

/** Records that say which days are worked, and by which plant. */
const ON_DAYS = new Set(['day_without_work', 'plant', 'crew', 'crew_day']);

/** Shows who else is at the board, and what they held before it was opened here [SDY-006]. */
export const showOthers =
  (board: Board, live: LiveStream) =>
  (at: AtBoard | null): void => {
    const others = at && { ...at, holds: at.holds.filter(({ stream }) => stream !== live.stream()) };
    board.shown.viewers.replace(others);
    for (const hold of others?.holds ?? []) markHold(board, hold);
  };

/**
 * Shows what others do. While a card is held nothing on the board moves: events wait for its end, except one that moves
 * that very card, which ends the drag [BRD-012].
 * @returns the end of following
 */
export const followLive = (
  board: Board,
  live: LiveStream,
  myId: number | null,
  refresh: (whole: boolean) => void,
): (() => void) => {
  const { store } = board;
  const { drag } = board.carry;
  const { marks, focus, viewers } = board.shown;
  const { pending, accepted } = board.moves;
  const { words } = board.voice;
  let waiting: CardsNews[] = [];

  const take = ({ cards, sub_jobs, removed, changed_by }: CardsNews): void => {
    const versions = new Map(cards.map((card) => [card.key, store.facts().cards.get(card.key)?.version]));
    store.merge({ cards, sub_jobs, removed });
    for (const card of cards) {
      const by = changed_by[card.key];
      const isNew = versions.get(card.key) !== card.version;
      const isOwn = !by || accepted.has(by.mutation_id) || pending.get(card.key) === true || by.user?.id === myId;
      if (isNew && !isOwn && store.binOf(card.key) !== undefined) marks.highlight(card.key, by.user?.name ?? '');
    }
    focus.repair();
  };

  const onCards = (news: CardsNews): void => {
    const held = drag.held.get();
    if (!held) return take(news);
    waiting = [...waiting, news];
    const stolen = news.changed_by[held.cardKey];
    const known = store.facts().cards.get(held.cardKey);
    const isMoved =
      news.removed.includes(held.cardKey) ||
      news.cards.some((card) => card.key === held.cardKey && card.version > (known?.version ?? 0));
    if (!isMoved) return;
    drag.cancel();
    board.voice.fail(words.text('held_other', { name: stolen?.user?.name ?? words.text('somebody') }));
  };

  const offEvents = live.subscribe((event, resumed) => {
    switch (event.name) {
      case 'cards':
        board.visit.reached(event.data.cursor);
        if (event.data.category === store.config.category) onCards(event.data);
        break;
      case 'hold':
        if (event.data.category !== store.config.category || event.data.stream === live.stream()) break;
        markHold(board, event.data);
        viewers.held(event.data);
        break;
      case 'viewer':
        if (event.data.category === store.config.category) viewers.viewed(event.data);
        break;
      case 'hello':
        if (!resumed) refresh(false);
        break;
      case 'resync':
        refresh(true);
        break;
      case 'change':
        if (event.data.records.some(({ entity }) => ON_DAYS.has(entity))) refresh(false);
        if (event.data.records.some(({ entity }) => entity === 'chain_gap')) board.shown.chains.get()?.renew();
    }
  });
  const offDrag = drag.held.subscribe(() => {
    if (drag.held.get() || waiting.length === 0) return;
    const news = waiting;
    waiting = [];
    news.forEach(take);
  });
  return () => {
    offEvents();
    offDrag();
  };
};
