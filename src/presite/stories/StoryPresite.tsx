import { useEffect, useState, type ReactNode } from 'react';
import type { RoleFlags } from '#domain/access/roles';
import { initialsOf } from '#domain/live';
import type { LiveEvent } from '../../live/liveEvent';
import { LiveContext } from '../../live/LiveContext';
import { SILENT, type LiveStream } from '../../live/liveStream';
import type { LoadedDay, PresiteItem } from '../schedule/presiteApi';
import { PresiteStage } from '../screen/PresiteStage';
import { fakePresiteApi, type FakeServer } from './fakePresiteApi';

export interface StoryArgs {
  day: LoadedDay;
  server: FakeServer;
  flags: RoleFlags;
  /** What somebody else does to an item once the schedule is there. */
  elsewhere: { id: number; given: Partial<PresiteItem> } | null;
  offline: boolean;
  /** Who else holds an item. */
  held?: { id: number; name: string };
}

const changed = (id: number): LiveEvent => ({
  name: 'change',
  data: {
    cursor: 'c',
    mutation_id: 'elsewhere',
    user: { id: 99, name: 'Ana Ruiz' },
    records: [{ entity: 'presite', id, op: 'update' }],
  },
});

const holding = (id: number, name: string): LiveEvent => ({
  name: 'hold',
  data: {
    category: 'presite',
    card_key: String(id),
    user: { id: 99, name, initials: initialsOf(name) },
    stream: 'theirs',
    is_held: true,
  },
});

const Offline = ({ children }: { children: ReactNode }) => {
  useEffect(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    window.dispatchEvent(new Event('offline'));
    return () => {
      Reflect.deleteProperty(navigator, 'onLine');
      window.dispatchEvent(new Event('online'));
    };
  }, []);
  return children;
};

/** The presite schedule against a server in the page. */
export const StoryPresite = ({ day, server, flags, elsewhere, offline, held }: StoryArgs) => {
  const [api] = useState(() => fakePresiteApi(day, server));
  const [stream] = useState<LiveStream>(() => ({
    ...SILENT,
    subscribe: (listener) => {
      if (held) listener(holding(held.id, held.name), true);
      const timer = setTimeout(() => {
        if (!elsewhere) return;
        api.change(elsewhere.id, elsewhere.given);
        listener(changed(elsewhere.id), true);
      }, 300);
      return () => clearTimeout(timer);
    },
  }));
  const screen = (
    <LiveContext value={stream}>
      <PresiteStage api={api} flags={flags} />
    </LiveContext>
  );
  return offline ? <Offline>{screen}</Offline> : screen;
};
