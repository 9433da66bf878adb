import { framed } from './framed';

const onPeerBoard = (load) => async () => {
  const [{ PeerBoard }, peer] = await Promise.all([import('./PeerBoard'), load()]);
  return framed('/', (answer) => <PeerBoard answer={answer} {...peer} />);
};

/** Fetches a peer's package and says how it draws an answer. */
export const PEER_DRAWERS = {
  pragmatic: onPeerBoard(() => import('./pragmatic')),
  dndkit: onPeerBoard(() => import('./dndKit')),
  pangea: onPeerBoard(() => import('./pangea')),
  daypilot: async () => {
    const { drawDayPilot } = await import('./dayPilot');
    return (root, answer) => drawDayPilot(answer, root);
  },
  bigcalendar: async () => {
    const { BigCalendar } = await import('./bigCalendar');
    return framed('/', (answer) => <BigCalendar answer={answer} />);
  },
};
