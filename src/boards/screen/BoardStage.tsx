import { civilDateOf } from '#domain/civilDate';
import type { BoardCategory, BoardView } from '#domain/boards/kinds';
import type { BoardApi } from '../data/boardApi';
import { BoardRefusal } from '../data/BoardRefusal';
import { useLanguage } from '../../i18n/useLanguage';
import { useBoardText } from '../useBoardText';
import { BoardRoom } from './BoardRoom';
import { BoardMessagePage, BoardSkeleton } from './BoardStates';
import { useBoardData } from './useBoardData';
import { useShownDate } from './useShownDate';

interface Props { category: BoardCategory; view: BoardView; api: BoardApi }

/** Loads the board of the date in the address, and shows it, the wait for it, or why it cannot be shown. */
export const BoardStage = ({ category, view, api }: Props) => {
  const text = useBoardText();
  const { language } = useLanguage();
  // Until the server has said which day it is; its answer decides.
  const { date, setDate } = useShownDate(civilDateOf(new Date()));
  const { loaded, isLoading, error, retry } = useBoardData(api, date);
  if (loaded) return <BoardRoom category={category} view={view} api={api} loaded={loaded} isLoading={isLoading} date={date} onDate={setDate} />;
  if (isLoading) return <BoardSkeleton />;
  const words = error instanceof BoardRefusal ? error.text(language) : text('load_failed_text');
  return <BoardMessagePage title={text('load_failed_title')} words={words} onRetry={retry} />;
};
