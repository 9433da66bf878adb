import { CALLS } from '#domain/access/calls';
import { can } from '#domain/access/can';
import type { Permission } from '#domain/access/permissions';
import { MINE_QUERY, OWN_DAYS, type OwnWeek } from '../../boards/schedules/scheduleQueries';
import type { Server } from '../../dataProvider/server';
import type { MyStops, SupervisorDetail } from '../../field/data/fieldApi';
import { DETAIL_QUERY, STOPS_QUERY } from '../../field/data/fieldQueries';

/** So many places are brought whole, and of each so many small pictures, the newest. */
const MOST_PLACES = 24;
const MOST_PICTURES = 6;

/** @param urls of small pictures: the worker keeps what passes through it */
const bringPictures = async (urls: readonly (string | null)[]): Promise<void> => {
  for (const url of urls) if (url !== null) await fetch(url, { credentials: 'omit' }).catch(() => undefined);
};

/**
 * Asks what somebody in the field reads first, as the screens ask it, so that My Schedule, Today and the pages of its
 * places stand on the device before they were looked at, with small pictures of their last photos. What cannot be had
 * is left for the next time; one after the other, since nobody waits for it.
 */
export const bringDays = async ({ ask }: Server, permissions: ReadonlySet<Permission>): Promise<void> => {
  if (can(permissions, CALLS.mySchedule.need)) await ask<{ mySchedule: OwnWeek }>(MINE_QUERY, OWN_DAYS);
  if (!can(permissions, CALLS.myStops.need)) return;
  const { stops } = (await ask<{ myStops: MyStops }>(STOPS_QUERY)).myStops;
  const places = [...new Set(stops.map(({ job_detail_id }) => job_detail_id))].slice(0, MOST_PLACES);
  await bringPictures(stops.flatMap(({ pictures }) => pictures.map(({ thumbnail_url }) => thumbnail_url)));
  if (!can(permissions, CALLS.SupervisorDetail.need)) return;
  for (const id of places) {
    const { SupervisorDetail: detail } = await ask<{ SupervisorDetail: SupervisorDetail | null }>(DETAIL_QUERY, { id });
    const pictures = (detail?.files ?? []).filter(({ is_picture }) => is_picture);
    const newest = pictures.toSorted((one, other) => other.upload_date.localeCompare(one.upload_date));
    await bringPictures(newest.slice(0, MOST_PICTURES).map(({ thumbnail_url }) => thumbnail_url));
  }
};
