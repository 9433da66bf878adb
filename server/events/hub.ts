import { inArray } from 'drizzle-orm';
import type { Need } from '#domain/access/can';
import type { HoldEvent, LiveUser } from '#domain/live';
import { actorOf } from '../access/actor';
import type { OpenDatabase } from '../db/database';
import { appUser } from '../db/tables/identity';
import { openBell } from './bell';
import { changesAfter, type LogRow } from './changeLog';
import { decodeCursor, encodeCursor } from './cursor';
import type { CommitEmitter } from './emit';
import type { LiveClient, LiveEvent } from './liveClients';
import { parseHold, presence } from './presence';
import type { Publisher } from './publishers';
import { followChanges } from './tail';

export interface LiveHub {
  /** Starts sending to a client: what it missed since its cursor, then everything as it happens. */
  connect(client: LiveClient, cursor: string | undefined): Promise<void>;
  disconnect(client: LiveClient): void;
  hold(hold: HoldEvent): void;
  stop(): Promise<void>;
}

export interface HubOptions {
  open: OpenDatabase;
  emitter: CommitEmitter;
  publishers: readonly Publisher[];
  /** The right that seeing who holds a card of a board asks for. */
  holdNeed: (category: HoldEvent['category']) => Need;
  report(error: unknown): void;
}

/** A client that missed more rows than this loads everything again. */
const MAX_CATCH_UP = 2_000;
/** A comment this often keeps proxies from closing an idle stream, and drops users who lost their rights. */
const HEARTBEAT_MS = 20_000;

/** The one place that knows all open streams of this process. */
export const createHub = async ({ open, emitter, publishers, holdNeed, report }: HubOptions): Promise<LiveHub> => {
  const clients = new Set<LiveClient>();
  const names = new Map<number, string>();

  const loadNames = async (rows: readonly LogRow[]): Promise<void> => {
    const unknown = [...new Set(rows.flatMap(({ user_id }) => (user_id !== null && !names.has(user_id) ? [user_id] : [])))];
    if (unknown.length === 0) return;
    const users = await open.db.select({ id: appUser.id, first: appUser.first_name, last: appUser.last_name }).from(appUser).where(inArray(appUser.id, unknown));
    for (const { id, first, last } of users) names.set(id, `${first} ${last}`);
  };
  const nameOf = (userId: number | null): LiveUser | null => (userId === null ? null : { id: userId, name: names.get(userId) ?? '' });
  const eventsOf = async (rows: readonly LogRow[]): Promise<LiveEvent[]> => {
    await loadNames(rows);
    return (await Promise.all(publishers.map((publish) => publish(rows, nameOf)))).flat();
  };
  const broadcast = (event: LiveEvent): void => clients.forEach((client) => client.send(event));

  const tail = await followChanges(open.pool, async (rows) => {
    if (rows.some(({ entity }) => entity === 'app_user')) names.clear();
    if (clients.size > 0) (await eventsOf(rows)).forEach(broadcast);
  }, report);
  const holds = presence((hold) => broadcast({ name: 'hold', data: hold, need: holdNeed(hold.category) }));
  const bell = openBell(open.pool, (message) => {
    const hold = parseHold(message);
    if (hold) holds.take(hold);
    else tail.poke();
  }, report);
  const deaf = emitter.onCommitted(() => {
    tail.poke();
    bell.ring();
  });

  const refreshRights = async (): Promise<void> => {
    for (const client of clients) {
      const actor = await actorOf(open.db, client.actor.sub);
      if (actor) client.update(actor);
      else client.close();
    }
  };
  const heartbeat = setInterval(() => {
    clients.forEach((client) => client.beat());
    refreshRights().catch(report);
  }, HEARTBEAT_MS).unref();

  const missedSince = async (text: string): Promise<LiveEvent[] | null> => {
    const cursor = decodeCursor(text);
    const rows = cursor && (await changesAfter(open.pool, cursor, MAX_CATCH_UP));
    return rows && rows.length < MAX_CATCH_UP ? eventsOf(rows) : null;
  };

  return {
    connect: async (client, cursor) => {
      const start = encodeCursor(tail.cursor());
      const release = client.pause(); // what happens meanwhile waits until the missed events are sent
      clients.add(client);
      try {
        client.sendNow({ name: 'hello', data: { cursor: start, stream: client.stream }, need: { all: [] } });
        const missed = cursor === undefined ? [] : await missedSince(cursor);
        if (missed) missed.forEach((event) => client.sendNow(event));
        else client.sendNow({ name: 'resync', data: { cursor: start }, need: { all: [] } });
        holds.held().forEach((hold) => client.sendNow({ name: 'hold', data: hold, need: holdNeed(hold.category) }));
      } finally {
        release();
      }
    },
    disconnect: (client) => {
      clients.delete(client);
      holds.releaseStream(client.stream);
    },
    hold: (hold) => {
      holds.take(hold);
      bell.ring(JSON.stringify(hold));
    },
    stop: async () => {
      clearInterval(heartbeat);
      deaf();
      holds.stop();
      clients.forEach((client) => client.close());
      await bell.stop();
      await tail.stop();
    },
  };
};
