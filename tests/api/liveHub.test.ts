import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { HOLD_VIEW } from '#domain/access/boardNeeds';
import { actorOf, invalidateActors, type Actor } from '../../server/access/actor';
import { commitEmitter } from '../../server/events/emit';
import { createHub, type HubOptions, type LiveHub } from '../../server/events/hub';
import { liveClient, type LiveClient } from '../../server/events/liveClients';
import { recordPublisher, type Publisher } from '../../server/events/publishers';
import { registerEvents } from '../../server/events/registerEvents';
import { startApp } from '../support/app';
import { testDatabase } from '../support/database';
import { liveStream } from '../support/liveStream';

const running: LiveHub[] = [];
const database = await testDatabase();
afterEach(async () => {
  for (const hub of running.splice(0)) await hub.stop();
});

const FAR = 4_000_000_000;

/** A browser that keeps what it is sent. */
class Browser extends Writable {
  text = '';
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
  heard(): string[] {
    return [...this.text.matchAll(/^event: (\w+)$/gm)].map(([, name = '']) => name);
  }
}

const actor = async (account: string): Promise<Actor> => {
  const {
    rows: [user],
  } = await database.pool.query<{ sub: string }>('select sub from app_user where email = $1', [
    `${account}@trowel.test`,
  ]);
  const found = await actorOf(database.db, user?.sub ?? '');
  if (!found) throw new Error(`no ${account}`);
  return found;
};
const aHub = async (options: Partial<HubOptions> = {}): Promise<LiveHub> => {
  const hub = await createHub({
    open: database,
    emitter: commitEmitter(),
    publishers: [
      recordPublisher(
        () => 'CAN_VIEW_JOB',
        async () => new Map(),
      ),
    ],
    holdNeed: (category) => HOLD_VIEW[category],
    report: () => undefined,
    ...options,
  });
  running.push(hub);
  return hub;
};
const join = async (
  hub: LiveHub,
  account: string,
  exp = FAR,
  maxBacklog?: number,
): Promise<{ browser: Browser; client: LiveClient }> => {
  const browser = new Browser();
  const client = liveClient(browser, { actor: await actor(account), iat: 0, exp }, maxBacklog);
  await hub.connect(client, undefined);
  return { browser, client };
};
const log = (entity: string, id = 1) =>
  database.pool.query(
    "insert into change_log (mutation_id, command, user_id, entity, entity_id, before, after) values (gen_random_uuid(), 'test', 1, $1, $2, '{}', '{}')",
    [entity, id],
  );
const until = async (holds: () => boolean): Promise<boolean> => {
  for (let tries = 0; tries < 200 && !holds(); tries += 1) await pause(20);
  return holds();
};

describe('an open stream', () => {
  it('of a user who was deactivated is closed at the next heartbeat', async () => {
    const { browser } = await join(await aHub({ heartbeat: 50 }), 'estimator');
    expect(await until(() => browser.text.includes(': \n\n'))).toBe(true);
    await database.pool.query("update app_user set is_active = false where email = 'estimator@trowel.test'");
    invalidateActors();
    expect(await until(() => browser.writableEnded)).toBe(true);
  });

  it('is closed when its token ends, and when the user got a new password since', async () => {
    const hub = await aHub({ heartbeat: 50 });
    const [old, other] = [await join(hub, 'manager', Date.now() / 1000 - 1), await join(hub, 'foreman')];
    expect(await until(() => old.browser.writableEnded)).toBe(true);
    expect(other.browser.writableEnded).toBe(false);
    await database.pool.query("update app_user set tokens_valid_from = now() where email = 'foreman@trowel.test'");
    invalidateActors();
    expect(await until(() => other.browser.writableEnded)).toBe(true);
  });

  it('of a user who loses a right tells nothing of it from that change on, without waiting for a heartbeat', async () => {
    const hub = await aHub();
    const [loser, keeper] = [await join(hub, 'warehouse'), await join(hub, 'office')];
    await database.pool.query(
      "insert into user_permission (user_id, category_name, has_permission) select id, 'CAN_VIEW_JOB', false from app_user where email = 'warehouse@trowel.test'",
    );
    await log('user_permission');
    await log('customer');
    expect(await until(() => keeper.browser.heard().includes('change'))).toBe(true);
    expect(loser.browser.heard()).toEqual(['hello']);
  });

  it('of a slow browser is cut off instead of filling the memory', async () => {
    const big: Publisher = async (_rows, { cursor }) => [
      {
        name: 'change',
        need: { all: [] },
        data: { cursor, mutation_id: 'x'.repeat(300_000), user: null, records: [] },
      },
    ];
    const emitter = commitEmitter();
    const hub = await aHub({ publishers: [big], emitter });
    const app = Fastify({ forceCloseConnections: true });
    const subject = await actor('office');
    registerEvents(app, {
      hub,
      authenticate: async () => subject,
      viewNeed: () => 'CAN_VIEW_PLASTER_SCHEDULE',
      editNeed: () => 'CAN_EDIT_PLASTER_SCHEDULE',
      maxBacklog: 1_000_000,
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const [address] = app.addresses();
    const socket: Socket = connect(typeof address === 'object' ? address.port : 0, '127.0.0.1');
    let isClosed = false;
    socket.on('close', () => {
      isClosed = true;
    });
    try {
      await once(socket, 'connect');
      // An unsigned token: this route takes anyone, and the stream only reads its times.
      const token = ['{"alg":"none"}', `{"iat":0,"exp":${FAR}}`, '']
        .map((part) => Buffer.from(part).toString('base64url'))
        .join('.');
      socket.write(`GET /v1/events HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`);
      socket.pause();
      for (let n = 0; n < 40; n += 1) {
        await log('customer', n);
        emitter.emit({ mutation_id: 'any', user: { id: 1, name: 'Any' }, changes: [] });
        await pause(60);
      }
      socket.resume();
      expect(await until(() => isClosed)).toBe(true);
    } finally {
      socket.destroy();
      await app.close();
    }
  });

  it('is ended when the server stops, which does not wait for it', async () => {
    const server = await startApp({ template: 'base' });
    const stream = await liveStream(server.url, await server.token('scheduler'));
    await stream.hear('hello');
    const started = Date.now();
    await server.app.close();
    expect(Date.now() - started).toBeLessThan(3_000);
    await stream.ended;
    await server.close();
  });

  it('that is cut in the middle of many changes goes on behind the last whole one, and loses none', async () => {
    const hub = await aHub();
    const { browser: before } = await join(hub, 'office');
    const lastCursor = (text: string): string =>
      [...text.matchAll(/^data: .*"cursor":"([^"]+)".*\n$/gm)].map(([, cursor = '']) => cursor).at(-1) ?? '';
    const idsIn = (text: string): number[] =>
      [...text.matchAll(/^data: (.*"records":.*)\n$/gm)].flatMap(([, data = '{}']) =>
        (JSON.parse(data) as { records: { id: number }[] }).records.map(({ id }) => id),
      );
    const away = lastCursor(before.text);
    for (let id = 1000; id < 1120; id += 1) await log('customer', id);
    const resume = async (cursor: string): Promise<Browser> => {
      const browser = new Browser();
      await hub.connect(liveClient(browser, { actor: await actor('office'), iat: 0, exp: FAR }), cursor);
      return browser;
    };
    await until(() => idsIn(before.text).length >= 120);
    const cut = (await resume(away)).text.slice(0, 6_000);
    const whole = cut.slice(0, cut.lastIndexOf('\n\n') + 2);
    expect(idsIn(whole).length).toBeGreaterThan(10);
    expect(idsIn(whole).length).toBeLessThan(120);
    const after = (await resume(lastCursor(whole))).text;
    expect(new Set([...idsIn(whole), ...idsIn(after)]).size).toBe(120);
    // Who has heard all of it is not told again.
    expect(idsIn((await resume(lastCursor(after))).text)).toEqual([]);
    // The same for a browser that was there when it happened.
    for (let id = 2000; id < 2050; id += 1) await log('customer', id);
    await until(() => idsIn(before.text).includes(2049));
    const firstOf = before.text.slice(0, before.text.indexOf('"id":2010'));
    const heard = firstOf.slice(0, firstOf.lastIndexOf('\n\n') + 2);
    const rest = (await resume(lastCursor(heard))).text;
    expect(new Set([...idsIn(heard), ...idsIn(rest)].filter((id) => id >= 2000)).size).toBe(50);
  });

  it('still tells what happens after the database was away for a moment', async () => {
    const hub = await aHub();
    const { browser } = await join(hub, 'office');
    await database.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await pause(50);
    await log('customer');
    expect(await until(() => browser.heard().includes('change'))).toBe(true);
  });
});

describe('a hold', () => {
  const held = (card_key: string, is_held = true) =>
    ({
      category: 'pebble',
      card_key,
      stream: 'someone',
      is_held,
      user: { id: 1, name: 'Ana Ruiz', initials: 'AR' },
    }) as const;

  it('that is not renewed ends by itself', async () => {
    const hub = await aHub({ holdFor: 300 });
    const { browser } = await join(hub, 'office');
    hub.hold(held('crew_information:1'));
    await pause(200);
    hub.hold(held('crew_information:1'));
    await pause(200);
    expect(browser.heard()).toEqual(['hello', 'hold']);
    expect(await until(() => browser.text.includes('"is_held":false'))).toBe(true);
  });

  it('is not shown to who may not see the board, and no hand holds more than a few cards', async () => {
    const hub = await aHub();
    const [seeing, blind] = [await join(hub, 'office'), await join(hub, 'nobody')];
    for (let n = 0; n < 50; n += 1) hub.hold(held(`crew_information:${n}`));
    expect(seeing.browser.heard().filter((name) => name === 'hold')).toHaveLength(20);
    expect(blind.browser.heard()).toEqual(['hello']);
  });
});
