import { useApolloClient } from '@apollo/client';
import { useMemo } from 'react';
import type { BoardCategory, BoardView } from '#domain/boards/kinds';
import { apolloBoardApi } from '../store/apolloBoardApi';
import { DigitalBoard } from './DigitalBoard';

interface Props {
  category: BoardCategory;
  view: BoardView;
}

/** The address of a board for the wall [BRD-011]. */
export default function DigitalBoardScreen({ category, view }: Props) {
  const client = useApolloClient();
  const api = useMemo(() => apolloBoardApi(client, category, view), [client, category, view]);
  return <DigitalBoard key={`${category} ${view}`} category={category} view={view} api={api} />;
}
