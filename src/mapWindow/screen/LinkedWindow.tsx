import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { CALLS } from '#domain/access/calls';
import { useCan } from '../../auth/useCan';
import { useProfile } from '../../auth/useProfile';
import { useServer } from '../../dataProvider/ServerContext';
import { linkBoard, type BoardLink } from '../link/boardLink';
import { boardChannel, userOf } from '../link/boardChannel';
import { useWindowText } from '../messages';
import { fetchPlaces } from '../places/placesQuery';
import { MapWindow } from './MapWindow';

const randomName = (): string => Math.random().toString(36).slice(2);

/** Where a board is opened that this window knows nothing of. */
const ADDRESSES: Readonly<Record<string, string>> = { presite: '/PresiteSchedule' };

/** The link with a board, for as long as the window shows it; the address names the board, so that a reload finds it. */
const useBoardLink = (channel: string): BoardLink | null => {
  const [params, setParams] = useSearchParams();
  const [first] = useState(params.get('board'));
  const [link, setLink] = useState<BoardLink | null>(null);
  useEffect(() => {
    const made = linkBoard(channel, randomName(), first);
    setLink(made);
    let written = first;
    const off = made.state.subscribe(() => {
      const { phase, seat } = made.state.get();
      if (phase !== 'linked' || seat === null || seat === written) return;
      written = seat;
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.set('board', seat);
          return next;
        },
        { replace: true },
      );
    });
    // A page that the browser kept for "Back" has left its board.
    const show = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) window.location.reload();
    };
    window.addEventListener('pagehide', made.close);
    window.addEventListener('pageshow', show);
    return () => {
      off();
      window.removeEventListener('pagehide', made.close);
      window.removeEventListener('pageshow', show);
      made.close();
      setLink(null);
    };
    // eslint-disable-next-line react/exhaustive-deps -- the address is written, and read once
  }, [channel, first]);
  return link;
};

const OwnWindow = ({ board, user }: { board: string; user: string }) => {
  const link = useBoardLink(boardChannel(user, board));
  const server = useServer();
  const mayRead = useCan(CALLS.job.need);
  const ask = useMemo(() => (mayRead ? (ids: readonly number[]) => fetchPlaces(server, ids) : null), [server, mayRead]);
  return link && <MapWindow link={link} fetchPlaces={ask} address={ADDRESSES[board] ?? `/week/${board}`} />;
};

interface Props {
  /** The kind of board. */
  board: string;
}

/** The window of whoever is signed in; of nobody else's board [SDY-007]. */
export default function LinkedWindow({ board }: Props) {
  const [params] = useSearchParams();
  const profile = useProfile();
  const text = useWindowText();
  if (!profile) return null;
  const user = userOf(profile);
  const opener = params.get('user');
  if (opener !== null && opener !== user)
    return (
      <p className="window-notice is-warning" role="alert">
        {text('other_user')}
      </p>
    );
  return <OwnWindow key={user} board={board} user={user} />;
}
