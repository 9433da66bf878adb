import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CivilDate } from '#domain/civilDate';
import { boardConfig } from '#domain/boards/config';
import type { BoardCategory, BoardView } from '#domain/boards/kinds';
import type { BoardAnswer } from '#domain/boards/types';
import { toast } from '../../toasts/toast';
import { can } from '#domain/access/can';
import { getIdToken } from '../../auth/getIdToken';
import { useProfile } from '../../auth/useProfile';
import { useLanguage } from '../../i18n/useLanguage';
import { keepOpen } from '../../live/keepOpen';
import { sendOpen, type OpenBoard } from '../../live/sendOpen';
import { useLive } from '../../live/useLive';
import { BoardContext } from '../board/BoardContext';
import { createBoard, type Board } from '../board/createBoard';
import { createRefresher } from '../store/createRefresher';
import { followLive, showOthers } from '../board/followLive';
import type { BoardApi, LoadedBoard } from '../store/boardApi';
import { LatePaper } from '../print/LatePaper';
import { createBoardStore } from '../store/boardStore';
import { createValueStore } from '../../store/valueStore';
import { BoardFrame } from './BoardFrame';
import { isDialogOpen } from '../../clock/isDialogOpen';
import { useDayTurn } from '../../live/useDayTurn';
import { isOnline } from '../../live/useOnline';
import { useMode } from '../../connectivity/mode';
import { useRefreshing } from '../../live/useRefreshing';

const sayOpen = (open: OpenBoard) => sendOpen(getIdToken, open);

/** A card in the hand goes along into another week, with all cards of its sub-job. */
const withHeld = (answer: BoardAnswer, { store, carry }: Board): BoardAnswer => {
  const held = carry.drag.held.get();
  if (!held) return answer;
  const { cards, sub_jobs } = store.facts();
  const listed = new Set(answer.sub_jobs.map(({ id }) => id));
  const ids = new Set(held.keys.flatMap((key) => cards.get(key)?.job_detail_id ?? []).filter((id) => !listed.has(id)));
  return {
    ...answer,
    sub_jobs: [...answer.sub_jobs, ...[...ids].flatMap((id) => sub_jobs.get(id) ?? [])],
    cards: [...answer.cards, ...[...cards.values()].filter(({ job_detail_id }) => ids.has(job_detail_id))],
  };
};

interface Props {
  category: BoardCategory;
  view: BoardView;
  api: BoardApi;
  loaded: LoadedBoard;
  isLoading: boolean;
  /** The answer may be older than what others did meanwhile. */
  isBehind: boolean;
  /** The date of the address; null for today, past midnight too. */
  date: CivilDate | null;
  onDate: (date: CivilDate | null) => void;
  /** The whole board was asked for anew, maybe of another day. */
  onWhole: (loaded: LoadedBoard) => void;
  /** The asked week could not be loaded: asks again. */
  onRetry: (() => void) | null;
}

/** An open board: its store and its followers live as long as it is shown; another week only fills it anew. */
export const BoardRoom = ({
  category,
  view,
  api,
  loaded,
  isLoading,
  isBehind,
  date,
  onDate,
  onWhole,
  onRetry,
}: Props) => {
  const live = useLive();
  const profile = useProfile();
  const myId = profile?.id ?? null;
  const { language } = useLanguage();
  const [spoken] = useState(() => createValueStore(language));
  useEffect(() => spoken.set(language), [spoken, language]);
  const [asked] = useState(() => createValueStore(date));
  useEffect(() => asked.set(date), [asked, date]);

  const [{ board, refresher }] = useState(() => {
    const store = createBoardStore(boardConfig(category, view), loaded.answer, loaded.rights);
    const made = createBoard({
      store,
      api,
      live,
      userId: myId,
      mayQueue: profile?.is_view !== true && can(profile?.permissions, 'CAN_VIEW_PRINT_QUEUE'),
      language: spoken.get,
      isOnline,
      showError: toast.error,
      refresh: (whole) => refreshed.refresh(whole),
    });
    const refreshed = createRefresher({
      store,
      api,
      cursor: loaded.answer.cursor,
      isBusy: () => made.moves.isBusy() || made.carry.drag.held.get() !== null,
      isFollowing: () => asked.get() === null,
      isOpen: () => made.shown.overlay.get() !== null || isDialogOpen(),
      onTaken: (cursor) => {
        made.shown.focus.repair();
        made.visit.reached(cursor);
      },
      onWhole,
    });
    // What others moved since the board was kept is told as moved since the last visit.
    if (!isBehind) made.visit.reached(loaded.answer.cursor);
    return { board: made, refresher: refreshed };
  });

  const first = useRef(loaded);
  useEffect(() => {
    if (first.current === loaded) return;
    first.current = loaded;
    board.store.replace(withHeld(loaded.answer, board), loaded.rights);
    refresher.setCursor(loaded.answer.cursor);
    if (!isBehind) board.visit.reached(loaded.answer.cursor);
    board.shown.focus.repair();
  }, [board, refresher, loaded, isBehind]);
  // Something was told while the answer was on its way: what came since its cursor is asked for.
  useEffect(() => {
    if (isBehind) refresher.refresh();
  }, [refresher, loaded, isBehind]);
  useEffect(() => followLive(board, live, myId, refresher.refresh), [board, live, myId, refresher]);
  const isConnected = useMode() === 'online';
  useEffect(
    () => (isConnected ? keepOpen(live, category, sayOpen, showOthers(board, live)) : undefined),
    [board, live, category, isConnected],
  );
  useEffect(() => board.carry.drag.held.subscribe(refresher.retry), [board, refresher]);
  useRefreshing(refresher.refresh, live);
  useDayTurn(refresher.refresh);
  useEffect(() => board.visit.start(), [board]);
  // What a first drop would have to work out, done while nobody waits for it.
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return undefined; // Safari: the first drop does it
    const asked = window.requestIdleCallback(board.store.prepare);
    return () => window.cancelIdleCallback(asked);
  }, [board, loaded]);

  const today = useSyncExternalStore(board.store.onShape, () => board.store.facts().today);
  const goTo = useCallback(
    (next: CivilDate | null): void => {
      if (next !== date) onDate(next);
      // The address may name no day already, or today's week stand here: then nothing else would ask which day it is.
      if (next === null && (date === null || board.store.days().includes(board.store.facts().today)))
        refresher.refresh();
    },
    [board, refresher, date, onDate],
  );

  useEffect(() => board.shown.turnTo.set(goTo), [board, goTo]);

  return (
    <BoardContext value={board}>
      <BoardFrame date={date ?? today} onDate={goTo} isLoading={isLoading} onRetry={onRetry} />
      <LatePaper />
    </BoardContext>
  );
};
