import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BoardStage } from '../../../src/boards/screen/BoardStage';
import { fakeBoardApi } from '../../../src/boards/stories/fakeBoardApi';
import '../../../src/theme/base.css';
import { StoryFrame } from '../../../stories/support/StoryFrame';
import { BigCalendar } from './bigCalendar';
import { pebbleWeek, warrantyWeek } from './data';
import { drawDayPilot } from './dayPilot';
import * as dndKit from './dndKit';
import * as pangea from './pangea';
import { PeerBoard } from './PeerBoard';
import * as pragmatic from './pragmatic';

const Ours = ({ answer }) => {
  const [api] = useState(() => {
    const fake = fakeBoardApi(answer, { rights: { can_edit: true, can_move_all: true } });
    return { ...fake, write: async (write) => { window.dropped += 1; return fake.write(write); } };
  });
  return <BoardStage category={answer.category} view="week" api={api} />;
};

const framed = (path, node) => (root, answer) => createRoot(root).render(
  <StoryFrame role="AD" language="en" mode="light" today={answer.today} path={path} ownToasts={false}>{node(answer)}</StoryFrame>,
);
const peer = (parts) => framed('/', (answer) => <PeerBoard answer={answer} {...parts} />);

/** What can be drawn: its data for a number of cards, and how. */
const KINDS = {
  ours: { data: pebbleWeek, draw: framed('/week/pebble', (answer) => <Ours answer={answer} />) },
  pragmatic: { data: pebbleWeek, draw: peer(pragmatic) },
  dndkit: { data: pebbleWeek, draw: peer(dndKit) },
  pangea: { data: pebbleWeek, draw: peer(pangea) },
  daypilot: { data: pebbleWeek, draw: (root, answer) => drawDayPilot(answer, root) },
  'ours-grid': { data: warrantyWeek, draw: framed('/week/warranty', (answer) => <Ours answer={answer} />) },
  bigcalendar: { data: warrantyWeek, draw: framed('/', (answer) => <BigCalendar answer={answer} />) },
};

let prepared = null;
window.dropped = 0;
window.prepare = (kind, count) => {
  prepared = { kind: KINDS[kind], answer: KINDS[kind].data(count) };
  window.frames_long = 0;
  new PerformanceObserver((list) => { window.frames_long += list.getEntries().length; }).observe({ type: 'long-animation-frame' });
  return prepared.answer.cards.length;
};
window.start = () => prepared.kind.draw(document.getElementById('root'), prepared.answer);
