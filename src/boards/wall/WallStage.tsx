import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import { BoardMessagePage, BoardSkeleton } from '../look/BoardStates';
import { useScheduleText } from '../look/useScheduleText';
import type { WallData } from '../../live/useWallData';
import '../css/board.css';
import { CallError } from '../../dataProvider/CallError';
import { errorText } from '../../dataProvider/errorText';

interface Props<Answer> {
  data: WallData<Answer>;
  children: (answer: Answer, updatedAt: Date) => ReactNode;
}

/** The wait for the first answer, or why there is none; afterwards always the last answer. */
export const WallStage = <Answer,>({ data: { answer, updatedAt, error, refresh }, children }: Props<Answer>) => {
  const text = useScheduleText();
  const { language } = useLanguage();
  if (answer !== null && updatedAt) return children(answer, updatedAt);
  if (error === null) return <BoardSkeleton />;
  const words =
    error instanceof CallError && error.kind === 'answered' ? errorText(error, language) : text('load_failed_text');
  return (
    <BoardMessagePage title={text('load_failed_title')} words={`${words} ${text('wall_waiting')}`} onRetry={refresh} />
  );
};
