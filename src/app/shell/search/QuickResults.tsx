import { Link } from 'react-router';
import { CALLS } from '#domain/access/calls';
import {
  foundEstimatePath,
  foundJobFacts,
  foundJobPath,
  isInField,
  keywordPath,
  quickSearchLine,
} from '#domain/inputs/foundRecords';
import { useCan } from '../../../auth/useCan';
import { useProfile } from '../../../auth/useProfile';
import { useLanguage } from '../../../i18n/useLanguage';
import { useT } from '../../../i18n/useT';
import type { Found } from './findRecords';

interface Props {
  found: Found;
  text: string;
  onLeave: () => void;
}

/** The dropdown of the quick search [NAV-033 NAV-034 KEY-019]. */
const QuickResults = ({ found: { jobs, count, estimates }, text, onLeave }: Props) => {
  const t = useT();
  const { language } = useLanguage();
  const inField = isInField(useProfile()?.permissions);
  const maySeeAll = useCan(CALLS.jobs.need);
  return (
    <ul className="quick-results">
      {jobs.map((job) => (
        <li key={job.id}>
          <Link to={foundJobPath(job, inField)} onClick={onLeave}>
            {quickSearchLine(job, language)}
            <small>{foundJobFacts(job, language)}</small>
          </Link>
        </li>
      ))}
      {count > jobs.length && maySeeAll && (
        <li className="quick-all">
          <Link to={keywordPath(text)} onClick={onLeave}>
            {t('nav.quick_search.see_all', { smart_count: count })}
          </Link>
        </li>
      )}
      {estimates.map((estimate) => (
        <li key={estimate.id}>
          <Link to={foundEstimatePath(estimate.id)} onClick={onLeave}>
            {quickSearchLine(estimate, language)}
            <small>
              {t('nav.quick_search.estimate')} · {foundJobFacts({ ...estimate, status: null }, language)}
            </small>
          </Link>
        </li>
      ))}
    </ul>
  );
};

export default QuickResults;
