import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import { Link } from 'react-router';
import type { DailyJob } from '#domain/daily/dailyJob';
import type { DailyKind } from '#domain/daily/dailyKinds';
import { DAILY_PATHS } from '../dailyPaths';
import { useDailyText } from '../useDailyText';

interface Props {
  kind: DailyKind;
  current: number;
  jobs: readonly DailyJob[];
  onOpen: () => void;
}

const lineOf = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ');

/** The jobs of a day as links, those of the user's crews above the others. */
export const DayJobsList = ({ kind, current, jobs, onOpen }: Props) => {
  const text = useDailyText();
  if (jobs.length === 0) return <p className="job-empty">{text('day_empty')}</p>;
  const own = jobs.filter(({ is_own }) => is_own);
  const groups = [
    { title: own.length > 0 ? text('own_crew') : null, jobs: own },
    { title: own.length > 0 ? text('other_crews') : null, jobs: jobs.filter(({ is_own }) => !is_own) },
  ];
  return groups
    .filter((group) => group.jobs.length > 0)
    .map((group) => (
      <section key={group.title ?? ''} aria-label={group.title ?? text('day_jobs')}>
        {group.title && <h3 className="day-jobs-title">{group.title}</h3>}
        <ul className="day-jobs-list">
          {group.jobs.map(({ id, name, company_name, address_line_1, city, crews, job_order, is_complete }) => (
            <li key={id}>
              <Link
                to={`${DAILY_PATHS[kind]}/${id}`}
                className="day-job"
                onClick={onOpen}
                aria-current={id === current ? 'page' : undefined}
              >
                <span className="day-job-order">{job_order ?? ''}</span>
                <span className="day-job-text">
                  <strong>
                    {id} {name}
                  </strong>
                  <span>{lineOf([crews, company_name])}</span>
                  <span>{lineOf([address_line_1, city])}</span>
                </span>
                {is_complete && <DoneIcon color="success" titleAccess={text('complete')} />}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ));
};
