import { useEffect } from 'react';
import type { BoardCategory, BoardView } from '#domain/boards/kinds';
import type { BoardApi } from '../store/boardApi';
import { useLanguage } from '../../i18n/useLanguage';
import { useBoardText } from '../look/useBoardText';
import { BoardRoom } from './BoardRoom';
import { ONE_DAY } from '../look/oneDay';
import { NarrowBoard } from './lateNarrowBoard';
import { useNarrowerThan } from '../../theme/useNarrowerThan';
import { BoardMessagePage, BoardSkeleton } from '../look/BoardStates';
import { useBoardData } from './useBoardData';
import { useShownDate } from '../look/useShownDate';
import '../css/board.css';
import { CallError } from '../../dataProvider/CallError';
import { errorText } from '../../dataProvider/errorText';

interface Props {
  category: BoardCategory;
  view: BoardView;
  api: BoardApi;
}

/** Loads the board of the date in the address, and shows it, the wait for it, or why it cannot be shown. */
export const BoardStage = ({ category, view, api }: Props) => {
  const isNarrow = useNarrowerThan(ONE_DAY);
  // Beside the cards: a telephone waits no longer for it.
  useEffect(() => {
    if (isNarrow) void NarrowBoard.preload();
  }, [isNarrow]);
  const text = useBoardText();
  const { language } = useLanguage();
  const { date, setDate } = useShownDate();
  const { loaded, isLoading, isBehind, error, retry, took } = useBoardData(api, date);
  if (loaded) {
    const room = {
      category,
      view,
      api,
      loaded,
      isLoading,
      isBehind,
      date,
      onDate: setDate,
      onWhole: took,
    };
    return <BoardRoom {...room} onRetry={error === null ? null : retry} />;
  }
  if (isLoading) return <BoardSkeleton />;
  const words =
    error instanceof CallError && error.kind === 'answered' ? errorText(error, language) : text('load_failed_text');
  return <BoardMessagePage title={text('load_failed_title')} words={words} onRetry={retry} />;
};
