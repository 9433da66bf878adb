import { useEffect } from 'react';
import { useProfile } from '../../auth/useProfile';
import { boardChannel, userOf } from '../link/boardChannel';
import { takeSeat, type SeatOf } from '../link/boardSeat';

/**
 * Links a board with its maps while it is shown to a user. A page that the browser keeps for "Back" has left, and comes
 * again with it.
 * @param board the kind of board, as in the address of its map
 */
export const useSeat = (board: string, seat: string, of: SeatOf): void => {
  const profile = useProfile();
  const user = profile && userOf(profile);
  useEffect(() => {
    if (user === null) return undefined;
    const take = (): (() => void) => takeSeat(boardChannel(user, board), seat, of);
    let leave = take();
    const hide = (): void => leave();
    const show = (event: PageTransitionEvent): void => {
      if (event.persisted) leave = take();
    };
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', show);
    return () => {
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', show);
      leave();
    };
  }, [user, board, seat, of]);
};
