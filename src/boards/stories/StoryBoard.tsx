import { useEffect, useState, type ReactNode } from 'react';
import type { LiveEvent } from '../../live/liveEvent';
import { LiveContext } from '../../live/LiveContext';
import type { BoardCategory } from '#domain/boards/kinds';
import type { BoardAnswer } from '#domain/boards/types';
import { SILENT, type LiveStream } from '../../live/liveStream';
import { BoardStage } from '../screen/BoardStage';
import { aBoardAnswer, type StoryBoard as StoryData } from './boardData';
import { aGuniteAnswer } from './guniteData';
import { fakeBoardApi, type FakeServer } from './fakeBoardApi';
import { aWarrantyAnswer } from './warrantyData';

export interface StoryArgs {
  board: StoryData;
  server: FakeServer;
  /** What the live stream tells, in a moment. */
  events: readonly LiveEvent[];
  offline: boolean;
  /** The stream cannot be reached. */
  isDown?: boolean;
}

/** A stream that tells these events once the board is there. */
const streamOf = (events: readonly LiveEvent[], isDown: boolean): LiveStream => ({
  ...SILENT,
  status: () => (isDown ? 'down' : 'open'),
  subscribe: (listener) => {
    const timers = events.map((event, index) => setTimeout(() => listener(event, true), 300 + index * 50));
    return () => timers.forEach(clearTimeout);
  },
});

/** Takes the browser's network away; answers how it comes back. */
export const goOffline = (): (() => void) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  window.dispatchEvent(new Event('offline'));
  return () => {
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
  };
};

const Offline = ({ children }: { children: ReactNode }) => {
  useEffect(goOffline, []);
  return children;
};

const ANSWERS: Readonly<Record<BoardCategory, (board: StoryData) => BoardAnswer>> = {
  gunite: aGuniteAnswer,
  pebble: aBoardAnswer,
  warranty: aWarrantyAnswer,
};

/** A board against a server in the page: the pebble week, when nothing else is asked for. */
export const StoryBoard = ({ board, server, events, offline, isDown = false }: StoryArgs) => {
  const { category = 'pebble', view = 'week' } = board;
  const [api] = useState(() => fakeBoardApi(ANSWERS[category](board), server));
  const [stream] = useState(() => streamOf(events, isDown));
  const screen = (
    <LiveContext value={stream}>
      <BoardStage category={category} view={view} api={api} />
    </LiveContext>
  );
  return offline ? <Offline>{screen}</Offline> : screen;
};
