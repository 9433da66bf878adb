import { useParams } from 'react-router';
import { fetchedLater } from '../../page/fetchedLater';

const LinkedWindow = fetchedLater(() => import('./LinkedWindow'));

/** /map-window/:board: the map of an open board in a window of its own, fetched on its own as every map [SDY-007]. */
export default function MapWindowScreen() {
  const { board = '' } = useParams();
  return <LinkedWindow board={board.toLowerCase()} />;
}
