import { useNavigate, Link } from 'react-router';
import { formatCivilDate } from '#domain/civilDate';
import { useTokens } from '../../theme/useTokens';
import { tabPath } from '../adminTabs';
import type { Overview } from '../data/adminApi';
import { useAdminText } from '../useAdminText';
import { DayChart } from './DayChart';
import { figurePaths } from './figurePaths';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** What was changed and mailed on each of the last days. */
export const ActivityCharts = ({ overview: { days } }: { overview: Overview }) => {
  const text = useAdminText();
  const navigate = useNavigate();
  const token = useTokens();
  const dates = days.map(({ date }) => date);
  const changes = days.map((day) => day.changes);
  const [sent, failed] = [days.map((day) => day.mails_sent), days.map((day) => day.mails_failed)];
  const most = Math.max(...changes);
  const busiest = days.find((day) => day.changes === most);
  return (
    <>
      <section className="admin-card" aria-labelledby="changes-chart">
        <h2 id="changes-chart">
          <Link to={tabPath('history')}>{text('changes_chart')}</Link> <small>{text('last_14_days')}</small>
        </h2>
        {sum(changes) === 0 ? (
          <p className="admin-none">{text('changes_chart_none')}</p>
        ) : (
          <DayChart
            label={text('changes_chart_label', {
              total: sum(changes),
              day: formatCivilDate(busiest?.date ?? null),
              most,
            })}
            days={dates}
            series={[{ label: text('changes_chart'), color: token.info, values: changes }]}
            onDay={(day) => void navigate(figurePaths.history(day))}
          />
        )}
      </section>
      <section className="admin-card" aria-labelledby="mails-chart">
        <h2 id="mails-chart">
          <Link to={tabPath('email_log')}>{text('mails_chart')}</Link> <small>{text('last_14_days')}</small>
        </h2>
        {sum(sent) + sum(failed) === 0 ? (
          <p className="admin-none">{text('mails_chart_none')}</p>
        ) : (
          <DayChart
            label={text('mails_chart_label', { sent: sum(sent), failed: sum(failed) })}
            days={dates}
            series={[
              { label: text('sent'), color: token.success, values: sent },
              { label: text('failed'), color: token.error, values: failed },
            ]}
          />
        )}
      </section>
    </>
  );
};
