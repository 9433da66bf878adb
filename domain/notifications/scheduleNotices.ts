import { formatCivilDate, type CivilDate } from '../civilDate';
import { clockText, dayOf, minutesOn, type WallTime } from '../wallTime';
import { superDetailPath } from './superDetailPath';

/** A text for the bell and the path that it leads to. */
export interface NoticeText {
  text: string;
  action_url: string;
}

/** What a supervisor is told of a presite of theirs; one that has no day yet is told without one. */
export const presiteNotice = ({
  scheduled_date,
  job_name,
  job_detail_id,
}: {
  scheduled_date: CivilDate | null;
  job_name: string;
  job_detail_id: number;
}): NoticeText => ({
  text: `Presite${scheduled_date === null ? '' : ` on ${formatCivilDate(scheduled_date)}`}: ${job_name}`,
  action_url: superDetailPath(job_detail_id),
});

/** What a fieldworker is told of a warranty visit. */
export const visitNotice = ({
  start,
  job_name,
  job_detail_id,
}: {
  start: WallTime;
  job_name: string;
  job_detail_id: number;
}): NoticeText => ({
  text: `Warranty visit ${formatCivilDate(dayOf(start))} ${clockText(minutesOn(start, dayOf(start)))}: ${job_name}`,
  action_url: superDetailPath(job_detail_id),
});
