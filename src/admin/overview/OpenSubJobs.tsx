import { Link } from 'react-router';
import { shownName } from '#domain/lookups/shownName';
import { useLanguage } from '../../i18n/useLanguage';
import type { Overview } from '../data/adminApi';
import { useAdminText } from '../useAdminText';
import { figurePaths } from './figurePaths';
import { useOpenPaths } from '../useOpenPaths';

/** How many sub-jobs are open in each category, as bars that lead to them [ADM-006]. */
export const OpenSubJobs = ({ overview: { open_sub_jobs, open_statuses } }: { overview: Overview }) => {
  const text = useAdminText();
  const { language } = useLanguage();
  const open = useOpenPaths();
  const most = Math.max(1, ...open_sub_jobs.map(({ count }) => count));
  return (
    <section className="admin-card" aria-labelledby="open-sub-jobs">
      <h2 id="open-sub-jobs">{text('by_category')}</h2>
      <ul className="bars">
        {open_sub_jobs.map(({ category_id, category, count }) => {
          const to = open(figurePaths.openSubJobs(open_statuses, category_id));
          const body = (
            <>
              <span className="bar-name">{shownName(category, language)}</span>
              <span className="bar-track" aria-hidden="true">
                <span className="bar-fill" style={{ width: `${(count / most) * 100}%` }} />
              </span>
              <span className="bar-count">{count.toLocaleString('en-US')}</span>
            </>
          );
          return (
            <li key={category_id}>
              {to === undefined ? (
                <div className="bar">{body}</div>
              ) : (
                <Link className="bar bar-link" to={to}>
                  {body}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
