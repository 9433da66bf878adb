import type { BrowserError } from '#domain/admin/serverHealth';
import { Section } from '../../page/Section';
import { useAdminText } from '../useAdminText';
import { TableBox } from '../TableBox';

interface Props {
  errors: readonly BrowserError[];
  time: (at: string) => string;
}

/** What pages met and told, those of late first: message, where, which release, how often, who. */
export const BrowserErrors = ({ errors, time }: Props) => {
  const text = useAdminText();
  return (
    <Section title={text('browser_errors')}>
      {errors.length === 0 && <p className="admin-none">{text('browser_errors_none')}</p>}
      {errors.length > 0 && (
        <TableBox>
          <table className="admin-table" aria-label={text('browser_errors')}>
            <thead>
              <tr>
                <th scope="col">{text('column_when')}</th>
                <th scope="col">{text('column_work')}</th>
                <th scope="col">{text('browser_times')}</th>
              </tr>
            </thead>
            <tbody>
              {errors.map((error) => (
                <tr key={`${error.release} ${error.screen} ${error.message} ${error.first_at}`}>
                  <td className="change-when">
                    <time dateTime={error.last_at}>{time(error.last_at)}</time>
                  </td>
                  <th scope="row">
                    {error.message}
                    <span className="change-kind">
                      {[error.screen, error.release, error.user_name].filter(Boolean).join(' · ')}
                    </span>
                    {error.stack !== null && (
                      <details className="health-stack">
                        <summary>{text('browser_stack')}</summary>
                        <pre>{`${error.stack}\n${error.agent ?? ''}`}</pre>
                      </details>
                    )}
                  </th>
                  <td>{error.times.toLocaleString('en-US')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableBox>
      )}
    </Section>
  );
};
