import { useServer } from '../dataProvider/ServerContext';
import { gql } from '../dataProvider/gql';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { CALLS } from '#domain/access/calls';
import { EDITS_JOBS } from '#domain/access/needs';
import { shownName } from '#domain/lookups/shownName';
import { orPlaceholder } from '#domain/inputs/placeholders';
import { editPath } from '#domain/jobSearch/searchLinks';
import { useCan } from '../auth/useCan';
import { ErrorPanel } from '../crud/look/ErrorPanel';
import { textHook } from '../i18n/textHook';
import { useLanguage } from '../i18n/useLanguage';
import { Section } from '../page/Section';
import './recordJobs.css';

const JOBS = gql(`
  query JobsOfRecord($criteria: SearchCriteria!) {
    jobs(searchCriteria: $criteria) { id job_id job_detail_id name address_line_1 city category category_id status status_id }
    jobs_count(searchCriteria: $criteria)
  }
`);

/** The newest ones answer a call; the others are a click away. */
const MAX_SHOWN = 12;

const useText = textHook({
  en: {
    title: 'Jobs',
    new: 'New job',
    none: 'No jobs yet.',
    all: 'See all %{smart_count} sub-jobs in Job Search',
  },
  es: {
    title: 'Trabajos',
    new: 'Trabajo nuevo',
    none: 'Aún no hay trabajos.',
    all: 'Ver los %{smart_count} subtrabajos en la búsqueda',
  },
});

interface Props {
  /** The record among the criteria of the job search. */
  criteria: { company: readonly number[] } | { supervisor: readonly string[] };
  /** What a new job is to begin with, as the job form reads it from its address. */
  prefill: string;
}

/** The jobs of a builder or a homeowner, the newest first, and the way to a new one for them. */
export const RecordJobs = ({ criteria, prefill }: Props) => {
  const text = useText();
  const { language } = useLanguage();
  const server = useServer();
  const maySee = useCan(CALLS.jobs.need);
  const mayMake = useCan(EDITS_JOBS);
  const { data, error, refetch } = useQuery({
    queryKey: ['jobs of a record', criteria],
    enabled: maySee,
    queryFn: () => server.query(JOBS, { criteria }),
  });
  if (!maySee) return null;
  const [[name, value] = ['', '']] = Object.entries(criteria);
  const rows = data?.jobs.slice(0, MAX_SHOWN) ?? [];
  return (
    <Section title={text('title')}>
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {data?.jobs.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {text('none')}
        </Typography>
      )}
      <ul className="record-jobs">
        {rows.map((row) => (
          <li key={row.id}>
            <Link to={editPath(row)}>
              <strong>
                {row.job_id} {row.name}
              </strong>
              <span>
                {[orPlaceholder(row.address_line_1, 'address', language), row.city].filter(Boolean).join(', ')}
              </span>
              {row.category !== null && (
                <span>
                  {shownName(row.category, language)} ·{' '}
                  {orPlaceholder(row.status && shownName(row.status, language), 'status', language)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <p className="record-jobs-foot">
        {mayMake && (
          <Button variant="outlined" size="small" component={Link} to={`/job/new?${prefill}`}>
            {text('new')}
          </Button>
        )}
        {data !== undefined && data.jobs_count > rows.length && (
          <Link to={`/job?${name}=${String(value)}`}>{text('all', { smart_count: data.jobs_count })}</Link>
        )}
      </p>
    </Section>
  );
};
