import { useEffect, useState } from 'react';
import { createSelection } from '../../store/selection';
import { createValueStore, type ValueStore } from '../../store/valueStore';
import { useValue } from '../../store/useValue';
import { linkBoard, type BoardLink } from '../link/boardLink';
import { takeSeat } from '../link/boardSeat';
import type { WindowBoard } from '../link/windowMessage';
import type { JobPlaces } from '../places/placesQuery';
import { MapWindow } from '../screen/MapWindow';

interface Props {
  /** What the board shows; another one when its button is pressed. */
  board: WindowBoard | null;
  next?: WindowBoard;
  /** Null for whoever may not read jobs. */
  places: readonly JobPlaces[] | null;
}

type Selection = ReturnType<typeof createSelection>;

/** The board's tab, as far as the map knows it: what is selected there, and its buttons. */
const BoardTab = ({
  shown,
  selection,
  next,
  onLeave,
}: {
  shown: ValueStore<WindowBoard>;
  selection: Selection;
  next: WindowBoard | undefined;
  onLeave: () => void;
}) => {
  const keys = useValue(selection.keys);
  const { cards } = useValue(shown);
  return (
    <fieldset data-board-tab style={{ margin: 0, padding: 8 }}>
      <legend>The board</legend>
      <output aria-label="Selected on the board">{keys.join(' ')}</output>
      {cards.map(({ key, name }) => (
        <button key={key} type="button" onClick={() => selection.toggle(key)}>
          {`Board: ${name ?? key}`}
        </button>
      ))}
      {next && (
        <button type="button" onClick={() => shown.set(next)}>
          Next week
        </button>
      )}
      <button type="button" onClick={onLeave}>
        Close the board
      </button>
    </fieldset>
  );
};

interface Linked {
  link: BoardLink;
  tab: { shown: ValueStore<WindowBoard>; selection: Selection; leave: () => void } | null;
}

/** A map window beside a board in the same page, linked as two windows are. */
export const StoryWindow = ({ board, next, places }: Props) => {
  const [linked, setLinked] = useState<Linked | null>(null);
  const [channel] = useState(() => `story ${Math.random()}`);
  const [ask] = useState(() => (places === null ? null : () => Promise.resolve(places)));
  useEffect(() => {
    const tab = board && { shown: createValueStore(board), selection: createSelection(() => []) };
    const leave = tab
      ? takeSeat(channel, 'board', {
          name: () => ({ title: board.title, days: tab.shown.get().days }),
          maySelect: () => tab.shown.get().may_select,
          read: tab.shown.get,
          onChange: tab.shown.subscribe,
          chosen: tab.selection.keys.get,
          onChosen: tab.selection.keys.subscribe,
          choose: (keys, way) => {
            if (way === 'only') tab.selection.clear();
            if (way === 'other') keys.forEach(tab.selection.toggle);
            else tab.selection.addAll(keys);
          },
          point: () => undefined,
          show: () => undefined,
        })
      : () => undefined;
    const link = linkBoard(channel, 'map', tab ? 'board' : null);
    // eslint-disable-next-line react/set-state-in-effect -- the two ends of the link live as long as the story is shown
    setLinked({ link, tab: tab && { ...tab, leave } });
    return () => {
      leave();
      link.close();
    };
  }, [board, channel]);
  if (!linked) return null;
  const { link, tab } = linked;
  return (
    <>
      {tab && <BoardTab {...tab} next={next} onLeave={tab.leave} />}
      <MapWindow link={link} fetchPlaces={ask} address="/week/pebble" tileUrl="" />
    </>
  );
};
