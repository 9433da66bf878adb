import { STATUS } from '#domain/statuses';
import { jobPath } from '../look/jobPath';
import { BoardIcon } from '../look/BoardIcon';
import { useScheduleText } from '../look/useScheduleText';
import { type Visit, visitTimes } from './scheduleQueries';

/** A visit: when, which job, where; leads to the job. */
export const TeamVisit = ({ visit }: { visit: Visit }) => {
  const text = useScheduleText();
  const isDone = visit.status_id === STATUS.COMPLETE;
  return (
    <a
      className={isDone ? 'team-visit is-done' : 'team-visit'}
      href={jobPath(visit)}
      target="_blank"
      rel="noreferrer"
      title={visit.description ?? undefined}
    >
      <span className="team-time">
        {visitTimes(visit)}
        {isDone && <BoardIcon name="CheckCircle" size={14} />}
      </span>
      <strong>{visit.job_name ?? text('no_name')}</strong>
      <span className="team-city">{visit.city ?? text('no_address')}</span>
    </a>
  );
};
