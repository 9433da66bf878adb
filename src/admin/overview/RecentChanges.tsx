import { Link } from 'react-router';
import { formatValue } from '#domain/fields/formatValue';
import { useLabel } from '../../crud/look/useLabel';
import { useLanguage } from '../../i18n/useLanguage';
import { tabPath } from '../adminTabs';
import type { RowChange } from '#domain/admin/rowChange';
import { changeWord } from '../history/changeWords';
import { useRecordPath } from '../history/useRecordPath';
import { useAdminText } from '../useAdminText';

const MOMENT = { name: 'at', label: '', kind: 'DateTime', required: true } as const;

/** One line a record and mutation: many rows of the same kind by one mutation are one line. */
const lead = (changes: readonly RowChange[]): RowChange[] =>
  changes.filter(
    (change, index) =>
      changes.findIndex(({ mutation_id, entity }) => mutation_id === change.mutation_id && entity === change.entity) ===
      index,
  );

/** What was changed last, by whom, and the way to it. */
export const RecentChanges = ({ changes }: { changes: readonly RowChange[] }) => {
  const text = useAdminText();
  const label = useLabel();
  const { language } = useLanguage();
  const pathOf = useRecordPath();
  return (
    <section className="admin-card admin-wide" aria-labelledby="recent-changes">
      <h2 id="recent-changes">
        {text('recent_changes')}{' '}
        <Link className="admin-all" to={tabPath('history')}>
          {text('all_changes')}
        </Link>
      </h2>
      {changes.length === 0 && <p className="admin-none">{text('recent_none')}</p>}
      <ul className="admin-lines">
        {lead(changes).map((change) => {
          const to = pathOf(change);
          return (
            <li key={change.id}>
              {to === undefined ? (
                <span className="line-name">{change.title}</span>
              ) : (
                <Link to={to} className="line-name">
                  {change.title}
                </Link>
              )}
              <span className="line-note">
                {label(change.entity_label)} · {text(changeWord(change))} · {change.user_name ?? text('system')}
              </span>
              <time className="line-value line-time" dateTime={change.at}>
                {formatValue(MOMENT, change.at, language)}
              </time>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
