import { formatCivilDate, type CivilDate } from '../civilDate';
import { startText } from '../plants/startTime';
import type { NoticeText } from './scheduleNotices';

/** A stop as it stood or stands: on a day, with a foreman; null where it stands nowhere. */
export interface NoticedStop {
  job_name: string;
  place: { date: CivilDate; foreman_id: number | null; crew_name: string | null; start_time: string | null } | null;
}

/** One stop when its crew was told of the day, and now. */
export interface StopChange {
  before: NoticedStop['place'];
  now: NoticedStop['place'];
  job_name: string;
}

export interface CrewDayChanges {
  added: string[];
  /** With where they stand now. */
  moved: string[];
  gone: string[];
}

const shortDay = (date: CivilDate): string => formatCivilDate(date).slice(0, 5);

/**
 * What has changed of a foreman's day since the crew was told: stops that are new, that stand on another day or at
 * another time, and that are gone to another crew or off the schedule [SDY-013].
 */
export const crewDayChanges = (
  changes: readonly StopChange[],
  { foreman_id, date }: { foreman_id: number; date: CivilDate },
): CrewDayChanges => {
  const isOwn = (place: NoticedStop['place']): boolean => place?.date === date && place.foreman_id === foreman_id;
  const found: CrewDayChanges = { added: [], moved: [], gone: [] };
  for (const { before, now, job_name } of changes) {
    if (now && isOwn(now)) {
      const at = startText(now.start_time);
      if (!isOwn(before)) found.added.push(at ? `${job_name} at ${at}` : job_name);
      else if (before?.start_time !== now.start_time)
        found.moved.push(at ? `${job_name} to ${at}` : `${job_name}, no time yet`);
    } else if (isOwn(before)) {
      if (now && now.foreman_id === foreman_id) found.moved.push(`${job_name} to ${shortDay(now.date)}`);
      else found.gone.push(now?.crew_name && now.date === date ? `${job_name} (${now.crew_name})` : job_name);
    }
  }
  return found;
};

/** More stops than this are counted and not named. */
const MAX_NAMED = 6;

const named = (word: string, stops: readonly string[]): string => {
  if (stops.length === 0) return '';
  const more = stops.length - MAX_NAMED;
  return `${word}: ${stops.slice(0, MAX_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
};

/** Where a foreman reads the day. */
export const crewDayPath = (date: CivilDate): string => `/Schedule?date=${date}`;

const dayName = (date: CivilDate, today: CivilDate): string =>
  `${date === today ? 'Today' : 'Tomorrow'}, ${shortDay(date)}`;

/**
 * The line of the bell. @param wasTold whether an unread line stands: then it is said when all was taken back
 * @returns null where there is nothing to say
 */
export const crewDayNotice = (
  { added, moved, gone }: CrewDayChanges,
  { date, today, wasTold }: { date: CivilDate; today: CivilDate; wasTold: boolean },
): NoticeText | null => {
  const action_url = crewDayPath(date);
  const parts = [named('new', added), named('moved', moved), named('gone', gone)].filter(Boolean);
  if (parts.length > 0) return { text: `${dayName(date, today)} changed. ${parts.join('; ')}`, action_url };
  return wasTold
    ? { text: `${dayName(date, today)}: the changes were taken back, your stops are as before`, action_url }
    : null;
};
