import type { Server } from '../../dataProvider/server';
import { composed } from '../../dataProvider/gql';
import { can } from '#domain/access/can';
import { SEES_JOBS } from '#domain/access/needs';
import { RESOURCE_NEEDS, rightsByName } from '#domain/access/resourceNeeds';
import type { Permission } from '#domain/access/permissions';
import type { CivilDate } from '#domain/civilDate';
import { RESOURCES } from '#domain/generated/resources';
import { REFRESH_MS } from '#domain/offline/limits';
import type { SettleFacts } from '#domain/subJobs/settleFacts';
import type { Rest } from '../../dataProvider/rest';
import { photoSource } from '../../field/photos/photoSource';
import { sendPhoto } from '../../field/photos/sendPhoto';
import { markQueue } from '../../field/today/markQueue';
import { sendMark } from '../../field/today/sendMark';
import { createDocumentQueue } from '../../offline/files/createDocumentQueue';
import { documentQueue } from '../../offline/files/deviceFiles';
import { documentPost } from '../../offline/files/documentPost';
import { jobKind } from '../../jobs/offline/jobKind';
import { downloadJobs, listsFacts, readLists } from '../../jobs/offline/downloadJobs';
import { mode } from '../../connectivity/mode';
import { countOf, readWaiting } from '../../connectivity/waiting';
import { registerWorkspace } from '../../connectivity/workspace';
import { LISTS_KEY } from '../../offline/records/deviceSubJob';
import { recordKind } from '../../offline/records/recordKind';
import type { Request, SyncRefusal } from '../../offline/sync/change';
import { sendInBackground } from '../../offline/shell/backgroundSync';
import type { SyncWorld } from '../../offline/sync/createSync';
import { deviceParts } from '../../offline/apply/deviceParts';
import { sendKeptChecks } from '../../siteCheck/sendKeptChecks';
import { serverSiteCheckApi } from '../../siteCheck/serverSiteCheckApi';
import { createWorkspace } from '../../offline/workspace/createWorkspace';
import { openWorkspaceDatabase } from '../../offline/workspace/database';
import { SYNCED_KEY } from '../../offline/workspace/deviceFacts';
import { registerDevice } from '../../offline/workspace/device';
import { bringDays } from './bringDays';
import { devicePerson } from './devicePerson';
import { keepLooking } from './keepLooking';
import { sendPackedFile } from './sendPackedFile';
import { sendPackedWork } from './sendPackedWork';
import { openDevice, type KindOf, type OpenDevice } from '../../offline/workspace/openDevice';
import { correctedNow } from '../../clock/deviceClock';

const NEEDS = new Map(Object.entries(RESOURCE_NEEDS));
const NAMES = RESOURCES.map(({ name }) => name);
const named = (name: string) => {
  const resource = RESOURCES.find((one) => one.name === name);
  if (!resource) throw new Error(`${name} is no resource`);
  return resource;
};

/** When a page of this device looked last. */
const LOOKED = 'looked:jobs';
/** So long after a job was opened it is brought, with what else was opened meanwhile. */
const AFTER_OPENING_MS = 3000;

interface Work {
  server: Server;
  user: number;
  permissions: ReadonlySet<Permission>;
  today: () => CivilDate;
  words: (refusal: SyncRefusal) => string;
  /** How a record is asked for by its form. */
  requestOf: (table: string, id: number) => Request;
  rest: Rest;
}

/**
 * Opens what this device keeps for the signed-in user, and keeps it up to date while the user is online: now, every quarter of an hour
 * and after a save, silently [OFF-031]. @returns how to look at once, to say it in another language, and to close it
 */
export const openWork = ({ server, user, permissions, today, words, requestOf, rest }: Work) => {
  const query = (request: Request): Promise<Readonly<Record<string, unknown>>> =>
    server.query(composed<Readonly<Record<string, unknown>>>(request.text), request.variables);
  const send: SyncWorld['send'] = (request, action, made_at) =>
    server.mutate(composed(request.text), request.variables, {
      action,
      device: made_at === undefined ? {} : { made_at },
    });

  // A reference to what the user may not read is no field of the user's schema.
  const readable = rightsByName(permissions, NAMES);
  const find = (name: string) => (name in readable ? named(name) : undefined);
  let facts: SettleFacts | null = null;
  const factsNow = (): SettleFacts => {
    if (!facts) throw new Error('The lists of the forms are not there yet.');
    return facts;
  };
  const kinds = { job: jobKind('job', query, factsNow), estimate: jobKind('estimate', query, factsNow) };
  const kindOf: KindOf = ({ entity, key }) => {
    if (entity === 'homeowner') return recordKind(named('homeowner'), find, query);
    if (entity === 'work_order') return recordKind(named(key.split(':')[1] ?? ''), find, query);
    return kinds[entity];
  };
  const database = openWorkspaceDatabase();
  const device = openDevice(database, user, kindOf, correctedNow);

  /** The lists that the rules need: those that are kept, else those of the server. */
  const needFacts = async (): Promise<SettleFacts> => {
    facts ??= listsFacts(await device.copy(LISTS_KEY), today());
    if (!facts) {
      const lists = await readLists(query);
      await device.keepCopies([lists]);
      facts = listsFacts(lists.value, today());
    }
    return factsNow();
  };
  const documents = createDocumentQueue({ device, post: documentPost(server) });
  documentQueue.set(documents);
  const sources = [documents, photoSource(String(user), sendPhoto(server, rest))];
  const workspace = createWorkspace({ device, kindOf, send, words, sources });
  const checks = serverSiteCheckApi(server);
  const sendMarks = (): Promise<void> => markQueue.flush(sendMark(server), String(user));
  /** What a sync could not send, or a closed tab has left; silently [OFF-032]. */
  const sendRest = async (): Promise<void> => {
    if (mode.get() !== 'online') return;
    await sendKeptChecks(checks);
    await sendMarks();
    for (const source of sources) await source.send();
  };
  const brought = new Set<string>();
  const refresh = async (): Promise<void> => {
    if (mode.get() !== 'online' || !can(permissions, SEES_JOBS)) return;
    await device.keepCopies([{ key: LOOKED, value: correctedNow() }]);
    const lists = await readLists(query);
    await device.keepCopies([lists]);
    facts = listsFacts(lists.value, today());
    const seesOrders = (table: string): boolean => {
      const needs = NEEDS.get(table);
      return needs !== undefined && can(permissions, needs.read);
    };
    await downloadJobs(device, query, find, seesOrders, await needFacts());
    await bringDays(server, permissions, (table, id) => query(requestOf(table, id)), brought);
  };
  // It is silent: what could not be brought now is brought by the next look.
  const look = (): void => void refresh().catch(() => undefined);

  let opening: ReturnType<typeof setTimeout> | undefined;
  /** A job that is opened for the first time is here soon, not in a quarter of an hour. */
  const keepCopies: OpenDevice['keepCopies'] = async (copies) => {
    const isNew = await Promise.all(
      copies.map(async ({ key }) => key.startsWith('opened:') && (await device.copy(key)) === undefined),
    );
    await device.keepCopies(copies);
    if (!isNew.includes(true) || !isOpen) return;
    clearTimeout(opening);
    opening = setTimeout(look, AFTER_OPENING_MS);
  };

  // Without it a browser in want of room may throw away what waits to be sent.
  void navigator.storage?.persist?.().catch(() => false);
  let isOpen = true;
  // The rules of the forms need the lists, also where nobody can be asked for them.
  void device
    .copy(LISTS_KEY)
    .then((lists) => {
      facts ??= listsFacts(lists, today());
    })
    .catch(() => undefined)
    .then(() => {
      if (isOpen) registerDevice({ ...device, keepCopies });
    });
  deviceParts.set({
    kindOf,
    ready: async () => void (await needFacts()),
    personOf: devicePerson(server, user),
    send: ({ text, variables }, options) => server.mutate(composed(text), variables, options),
    sendFile: sendPackedFile(server, rest),
    sendWork: sendPackedWork(server),
  });
  registerWorkspace({
    ...workspace,
    sync: async (onProgress) => {
      await needFacts();
      // Offline they are changes of their jobs from here on.
      await sendKeptChecks(checks);
      const result = await workspace.sync(onProgress);
      await sendMarks();
      await device.keepCopies([{ key: SYNCED_KEY, value: result.synced }]).catch(() => undefined);
      return result;
    },
  });
  /** Each page that is opened looks only when no other has within the quarter of an hour, and not before the page itself is there. */
  const lookAtFirst = async (): Promise<void> => {
    const looked = Number(await device.copy(LOOKED));
    if (!(Math.abs(correctedNow() - looked) < REFRESH_MS)) await refresh();
  };
  const stopLooking = keepLooking({ lookAtFirst, look: refresh, sendRest });
  const stopBackground = sendInBackground(
    () => countOf(readWaiting()) > 0,
    () => void sendRest(),
  );
  return {
    look,
    /** The language of the screen is another one. */
    retell: workspace.retell,
    close: (): void => {
      isOpen = false;
      stopLooking();
      clearTimeout(opening);
      stopBackground();
      documentQueue.set(null);
      deviceParts.set(null);
      documents.close();
      registerDevice(null);
      workspace.close();
      database.dexie.close();
    },
  };
};
