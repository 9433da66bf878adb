import { inArray } from 'drizzle-orm';
import { SIGNED_IN, type Need } from '#domain/access/can';
import { AppError } from '#domain/errors';
import type { AtBoard, HoldEvent, LiveUser, ViewerEvent } from '#domain/live';
import { actorOf, invalidateActors } from '../access/actor';
import { RIGHTS_MESSAGE } from '../access/rightsBell';
import { RIGHTS_ENTITIES } from '../access/rightsEntities';
import type { OpenDatabase } from '../db/database';
import { appUser } from '../db/tables/identity';
import { openBell } from './bell';
import type { LogRow } from './changeLog';
import type { CommitEmitter } from './emit';
import type { LiveBatch, LiveClient, LiveEvent } from './liveClients';
import { HOLDS, keyInProcess, parsePresence, presence, VIEWERS, type PresenceEvent } from './presence';
import type { Publisher } from './publishers';
import { cursorAt, cursorBefore, seenAfter, type Standing } from './standing';
import { followChanges, MAX_AT_ONCE } from './tail';

export interface LiveHub {
  /** Starts sending to a client: what it missed since its cursor, then everything as it happens. */
  connect(client: LiveClient, cursor: string | undefined): Promise<void>;
  disconnect(client: LiveClient): void;
  hold(hold: HoldEvent): void;
  /** Somebody has a board open, or leaves it. @returns all who are at it, and what is held of its cards */
  view(viewer: ViewerEvent): AtBoard;
  /** Where a client stands who has asked for nothing before this moment: what happens from now on comes after it. */
  cursor(): string;
  /** The number of open streams. */
  streams(): number;
  stop(): Promise<void>;
}

export interface HubOptions {
  open: OpenDatabase;
  emitter: CommitEmitter;
  publishers: readonly Publisher[];
  /** The right that seeing who is at a board, or holds a card of it, asks for. */
  holdNeed: (category: HoldEvent['category']) => Need;
  report(error: unknown): void;
  /** Changes were told, so many seconds after the first of their transactions began. */
  onTold?(seconds: number): void;
  /** Milliseconds; tests shorten them. */
  heartbeat?: number;
  holdFor?: number;
}

/** A comment this often keeps proxies from closing an idle stream, and drops users whose time or rights are over. */
const HEARTBEAT_MS = 20_000;

/** The one place that knows all open streams of this process. */
export const createHub = async ({
  open,
  emitter,
  publishers,
  holdNeed,
  report,
  onTold,
  heartbeat = HEARTBEAT_MS,
  holdFor,
}: HubOptions): Promise<LiveHub> => {
  const clients = new Set<LiveClient>();
  const names = new Map<number, string>();
  const broadcast = (batch: LiveBatch): void => clients.forEach((client) => client.send(batch));
  const resync = (standing: Standing): LiveEvent => ({
    name: 'resync',
    data: { cursor: cursorAt(standing) },
    need: SIGNED_IN,
  });
  const asHold = (data: HoldEvent): LiveEvent => ({
    name: 'hold',
    data,
    need: holdNeed(data.category),
    ofAllRows: true,
  });
  const asViewer = (data: ViewerEvent): LiveEvent => ({
    name: 'viewer',
    data,
    need: holdNeed(data.category),
    ofAllRows: true,
  });

  const loadNames = async (rows: readonly LogRow[]): Promise<void> => {
    const unknown = [
      ...new Set(rows.flatMap(({ user_id }) => (user_id !== null && !names.has(user_id) ? [user_id] : []))),
    ];
    if (unknown.length === 0) return;
    const users = await open.db
      .select({ id: appUser.id, first: appUser.first_name, last: appUser.last_name })
      .from(appUser)
      .where(inArray(appUser.id, unknown));
    for (const { id, first, last } of users) names.set(id, `${first} ${last}`);
  };
  const nameOf = (userId: number | null): LiveUser | null =>
    userId === null ? null : { id: userId, name: names.get(userId) ?? '' };
  const eventsOf = async (rows: readonly LogRow[], standing: Standing): Promise<LiveEvent[]> => {
    if (rows.length === 0) return [];
    await loadNames(rows);
    const telling = { cursor: cursorAt(standing), nameOf };
    return (await Promise.all(publishers.map((publish) => publish(rows, telling)))).flat();
  };

  const refresh = async (client: LiveClient): Promise<void> => {
    const {
      actor: { sub },
      exp,
      ...issued
    } = client.owner;
    try {
      const actor = exp * 1000 > Date.now() ? await actorOf(open.db, { sub, ...issued }) : null;
      if (actor) client.update(actor);
      else client.close();
    } catch (error) {
      if (error instanceof AppError) client.close();
      else report(error); // the database is away: the next beat asks again
    }
  };
  const refreshAll = async (): Promise<void> => {
    for (const client of clients) await refresh(client);
  };

  const publish = async (
    rows: readonly LogRow[],
    { standing, before }: { standing: Standing; before: Standing },
    onRights: boolean,
  ): Promise<void> => {
    if (onRights) await refreshAll(); // before the events go out: who has lost a right sees nothing of this batch
    broadcast({ events: await eventsOf(rows, standing), from: cursorAt(before) });
    const [first] = rows;
    if (onTold && first) onTold((Date.now() - Date.parse(first.at)) / 1_000);
  };
  const tail = await followChanges(open.pool, {
    report,
    onTooMany: (standing) => {
      names.clear();
      invalidateActors();
      refreshAll().then(() => broadcast({ events: [resync(standing)] }), report);
    },
    onRows: (rows, standing, before) => {
      const onRights = rows.some(({ entity }) => RIGHTS_ENTITIES.has(entity));
      if (onRights) {
        names.clear();
        invalidateActors();
      }
      return clients.size === 0 ? undefined : publish(rows, { standing, before }, onRights);
    },
  });
  const holds = presence({ ...HOLDS, lasts: holdFor ?? HOLDS.lasts }, (hold) => broadcast({ events: [asHold(hold)] }));
  const viewers = presence(VIEWERS, (viewer) => broadcast({ events: [asViewer(viewer)] }));
  const bell = openBell(
    open.pool,
    (message) => {
      if (message === RIGHTS_MESSAGE) {
        invalidateActors();
        refreshAll().catch(report);
        return;
      }
      const told = parsePresence(message);
      if (!told) tail.poke();
      else if ('is_held' in told) holds.take(told);
      else viewers.take(told);
    },
    report,
  );
  const publishToOthers = (event: PresenceEvent): void =>
    bell.publish('is_held' in event ? keyInProcess(HOLDS, event) : keyInProcess(VIEWERS, event), JSON.stringify(event));
  const stopListening = emitter.onCommitted(() => {
    tail.poke();
    bell.ring();
  });
  const beating = setInterval(() => {
    for (const client of clients) if (!client.beat()) clients.delete(client);
    refreshAll().catch(report);
  }, heartbeat).unref();

  /**
   * The events between a client's cursor and where the tail stands; null when they are too many or the cursor is none
   * of ours.
   */
  const missedSince = async (text: string, standing: Standing): Promise<LiveEvent[] | null> => {
    const cursor = cursorBefore(text, standing);
    const rows = cursor && (await seenAfter(open.pool, cursor, { standing, limit: MAX_AT_ONCE }));
    return rows && rows.length < MAX_AT_ONCE ? eventsOf(rows, standing) : null;
  };

  return {
    connect: async (client, cursor) => {
      // In one breath: all that the tail has told by now is missed, all that it tells from now on waits its turn.
      const standing = tail.standing();
      const release = client.pause();
      clients.add(client);
      try {
        const missed = cursor === undefined ? [] : await missedSince(cursor, standing);
        // A stream that breaks before the missed events have come goes on from the cursor that it came with.
        const from = missed && cursor !== undefined ? cursor : cursorAt(standing);
        const hello: LiveEvent = { name: 'hello', data: { cursor: from, stream: client.stream }, need: SIGNED_IN };
        client.sendNow({
          events: [hello, ...(missed ?? [resync(standing)]), ...holds.now().map(asHold)],
          ...(missed && cursor !== undefined ? { from: cursor } : {}),
        });
      } finally {
        release();
      }
    },
    disconnect: (client) => {
      clients.delete(client);
      const ended = [...holds.releaseStream(client.stream), ...viewers.releaseStream(client.stream)];
      for (const one of ended) publishToOthers(one);
    },
    hold: (hold) => {
      holds.take(hold);
      publishToOthers(hold);
    },
    view: (viewer) => {
      viewers.take(viewer);
      publishToOthers(viewer);
      const ofBoard = ({ category }: { category: ViewerEvent['category'] }): boolean => category === viewer.category;
      return { viewers: viewers.now().filter(ofBoard), holds: holds.now().filter(ofBoard) };
    },
    cursor: () => cursorAt(tail.standing()),
    streams: () => clients.size,
    stop: async () => {
      clearInterval(beating);
      stopListening();
      holds.stop();
      viewers.stop();
      clients.forEach((client) => client.close());
      await bell.stop();
      await tail.stop();
    },
  };
};
