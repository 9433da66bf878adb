import { BOARD_VIEW } from '#domain/access/boardNeeds';
import { CALLS } from '#domain/access/calls';
import { can } from '#domain/access/can';
import type { Permission } from '#domain/access/permissions';
import type { BoardCategory } from '#domain/boards/kinds';
import { MINE_QUERY, OWN_DAYS } from '../../boards/schedules/scheduleQueries';
import type { Server } from '../../dataProvider/server';
import type { Stop } from '../../field/data/fieldApi';
import { DAY_STOPS, DETAIL_QUERY } from '../../field/data/fieldQueries';
import { STOPS_QUERY } from '../../field/data/stopsQuery';
import { LISTS_QUERY, VISIT_QUERY } from '../../siteCheck/queries';
import { keepOrderPlaces } from '../../workOrders/workOrderCalls';
import { workOrderType } from '#domain/workOrders/workOrderTypes';

/** So many places are brought whole, and of each so many small pictures, the newest. */
const MAX_PLACES = 24;
const MAX_PICTURES = 6;
/** Of so many crew days the sheet, with what the recipes of its colors take. */
const MAX_SHEETS = 8;

const isBoardCategory = (word: string): word is BoardCategory => Object.hasOwn(BOARD_VIEW, word);

/** So long the worker of a device that is new has to keep the app and to take over. */
const WORKER_MS = 60_000;

/** Waits until the worker answers for this page; false where there is none. */
const isWorkerThere = async (): Promise<boolean> => {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  if (workers && !workers.controller)
    await new Promise<void>((resolve) => {
      workers.addEventListener('controllerchange', () => resolve(), { once: true });
      setTimeout(resolve, WORKER_MS);
    });
  return Boolean(workers?.controller);
};

/** @param urls of small pictures: the worker keeps what passes through it, and without it none is kept */
const bringPictures = async (urls: readonly (string | null)[]): Promise<void> => {
  if (!(await isWorkerThere())) return;
  for (const url of urls) if (url !== null) await fetch(url, { credentials: 'omit' }).catch(() => undefined);
};

/** Asks for a record as its form does; its answer stays on the device. */
type ReadRecord = (table: string, id: number) => Promise<unknown>;

/**
 * The checks of the sites that are visited, and the orders that were begun: their forms open where nothing answers.
 * @param brought keys of the stops whose forms were brought while this page is open: they are not asked for again
 */
const bringForms = async (
  server: Server,
  stops: readonly Stop[],
  readRecord: ReadRecord,
  brought: Set<string>,
): Promise<void> => {
  const news = stops.filter(({ key, work_order }) => !brought.has(`${key} ${work_order?.id}`));
  const presites = news.filter(({ kind }) => kind === 'PRESITE').slice(0, MAX_PLACES);
  const visits = new Set(presites.map(({ job_detail_id }) => job_detail_id));
  if (visits.size > 0) await server.query(LISTS_QUERY);
  for (const id of visits) await server.query(VISIT_QUERY, { id });
  const begun = news.filter(({ may_write, work_order }) => may_write && work_order).slice(0, MAX_PLACES);
  await keepOrderPlaces(
    server,
    begun.map(({ job_detail_id }) => job_detail_id),
  );
  for (const { order_type, work_order } of begun) {
    const type = order_type && workOrderType(order_type);
    if (type && work_order) await readRecord(type.table, work_order.id);
  }
  for (const { key, work_order } of [...presites, ...begun]) brought.add(`${key} ${work_order?.id}`);
};

/**
 * Asks what somebody in the field reads first, as the screens ask it, so that My Schedule, Today, the sheets of its
 * days and the pages and forms of its places stand on the device before they were looked at, with small pictures of their last photos. What cannot be had
 * is left for the next time; one after the other, since nobody waits for it.
 */
export const bringDays = async (
  server: Server,
  permissions: ReadonlySet<Permission>,
  readRecord: ReadRecord,
  brought: Set<string>,
): Promise<void> => {
  const { query } = server;
  if (can(permissions, CALLS.mySchedule.need)) await query(MINE_QUERY, OWN_DAYS);
  if (!can(permissions, CALLS.myStops.need)) return;
  const { stops } = (await query(STOPS_QUERY)).myStops;
  const places = [...new Set(stops.map(({ job_detail_id }) => job_detail_id))].slice(0, MAX_PLACES);
  const sheets = new Map(stops.map(({ category, date }) => [`${category} ${date}`, { category, date }]));
  for (const { category, date } of [...sheets.values()].slice(0, MAX_SHEETS))
    if (isBoardCategory(category) && can(permissions, BOARD_VIEW[category])) await query(DAY_STOPS, { category, date });
  const pictures = stops.flatMap((stop) => stop.pictures.map(({ thumbnail_url }) => thumbnail_url));
  if (can(permissions, CALLS.SupervisorDetail.need))
    for (const id of places) {
      const { SupervisorDetail: detail } = await query(DETAIL_QUERY, {
        id,
      });
      const photos = (detail?.files ?? []).filter(({ is_picture }) => is_picture);
      const newest = photos.toSorted((one, other) => other.upload_date.localeCompare(one.upload_date));
      pictures.push(...newest.slice(0, MAX_PICTURES).map(({ thumbnail_url }) => thumbnail_url));
    }
  await bringForms(server, stops, readRecord, brought).catch(() => undefined);
  await bringPictures([...new Set(pictures)]);
};
