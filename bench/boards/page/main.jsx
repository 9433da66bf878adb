import { BoardStage } from '../../../src/boards/screen/BoardStage';
import { fakeBoardApi } from '../../../src/boards/stories/fakeBoardApi';
import '../../../src/theme/base.css';
import { guniteWeek, pebbleWeek, warrantyWeek } from './data';
import { framed } from './framed';

/** A server that is elsewhere: it takes every write, and has nothing new to tell but the rows that are known. */
const farServer = (answer) => {
  const fake = fakeBoardApi(answer, { rights: { can_edit: true, can_move_all: true } });
  const echo = { ...answer, cards: answer.cards.slice(0, 20), sub_jobs: answer.sub_jobs.slice(0, 20) };
  return {
    ...fake,
    load: async (date, since) =>
      since === undefined
        ? fake.load(date)
        : { rights: { can_edit: true, can_move_all: true }, answer: echo, isComplete: false },
    write: async () => {
      window.dropped += 1;
      return { mutation_id: `m${window.dropped}` };
    },
  };
};

const ours = (path) => (root, answer) => {
  const api = farServer(answer);
  return framed(path, () => <BoardStage category={answer.category} view="week" api={api} />, root, answer);
};
/** The peers' packages are in the page only when one of them is measured. */
const PEER_DRAWERS = HAS_PEERS ? (await import('./peerDrawers')).PEER_DRAWERS : {};
const DRAWERS = {
  ...PEER_DRAWERS,
  ours: ours('/week/pebble'),
  'ours-gunite': ours('/week/gunite'),
  'ours-grid': ours('/week/warranty'),
};
const ON_THE_GRID = new Set(['ours-grid', 'bigcalendar']);

let start = () => undefined;
window.dropped = 0;
/** Makes the data of a kind, fetches what draws it and stands the app around it; answers how many cards there are. */
window.prepare = async (kind, count) => {
  const weekOf = kind === 'ours-gunite' ? guniteWeek : ON_THE_GRID.has(kind) ? warrantyWeek : pebbleWeek;
  const answer = weekOf(count);
  start = await DRAWERS[kind](document.getElementById('root'), answer);
  window.frames_long = 0;
  new PerformanceObserver((list) => {
    window.frames_long += list.getEntries().length;
  }).observe({ type: 'long-animation-frame' });
  return answer.cards.length;
};
window.start = () => start();
