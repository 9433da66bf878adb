import { framed } from './framed';

const onPeerBoard = (load) => async (root, answer) => {
  const [{ PeerBoard }, peer] = await Promise.all([import('./PeerBoard'), load()]);
  return framed('/', () => <PeerBoard answer={answer} {...peer} />, root, answer);
};

/** Fetches a peer's package and answers what draws an answer with it. */
export const PEER_DRAWERS = {
  pragmatic: onPeerBoard(() => import('./pragmatic')),
  dndkit: onPeerBoard(() => import('./dndKit')),
  pangea: onPeerBoard(() => import('./pangea')),
  daypilot: async (root, answer) => {
    const { drawDayPilot } = await import('./dayPilot');
    return () => drawDayPilot(answer, root);
  },
  bigcalendar: async (root, answer) => {
    const { BigCalendar } = await import('./bigCalendar');
    return framed('/', () => <BigCalendar answer={answer} />, root, answer);
  },
};
