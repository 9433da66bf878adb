import { useServer } from '../../dataProvider/ServerContext';
import { useMemo } from 'react';
import { BOARD_VIEW } from '#domain/access/boardNeeds';
import type { BoardCategory, BoardView } from '#domain/boards/kinds';
import { useCan } from '../../auth/useCan';
import { useRest } from '../../dataProvider/rest';
import { serverBoardApi } from '../store/serverBoardApi';
import { BoardStage } from './BoardStage';
import { BoardMessagePage } from '../look/BoardStates';
import { useBoardText } from '../look/useBoardText';

export interface BoardScreenProps {
  category: BoardCategory;
  view: BoardView;
}

/** A scheduling board: which one is a row of configuration, the screen is the same [BRD-001 BRD-058]. */
export default function BoardScreen({ category, view }: BoardScreenProps) {
  const server = useServer();
  const rest = useRest();
  const text = useBoardText();
  const maySee = useCan(BOARD_VIEW[category]);
  const api = useMemo(() => serverBoardApi(server, rest, category, view), [server, rest, category, view]);
  if (!maySee) return <BoardMessagePage title={text('no_right_title')} words={text('no_right_text')} />;
  return <BoardStage key={`${category} ${view}`} category={category} view={view} api={api} />;
}
