import Pagination from '@mui/material/Pagination';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { CALLS } from '#domain/access/calls';
import { useMayWrite } from '../../auth/useMayWrite';
import { useDelayed } from '../../clock/useDelayed';
import { ErrorPanel } from '../../crud/look/ErrorPanel';
import { SearchBox } from '../../crud/look/SearchBox';
import { Notice } from '../../crud/look/Notice';
import { Loading } from '../../errors/Loading';
import { EMAIL_PAGE, type EmailFilter } from '../data/adminApi';
import { useAdminApi } from '../data/AdminApiContext';
import { pageOfAddress } from '../history/historyAddress';
import { useAdminText } from '../useAdminText';
import { EmailLine } from './EmailLine';
import { useResend } from './useResend';
import { TableBox } from '../TableBox';

const STATUSES = ['all', 'waiting', 'sent', 'failed'] as const;

/** What the email log shows, as its address says. */
const emailFilterOf = (params: URLSearchParams): EmailFilter => ({
  search: params.get('search') ?? '',
  status: STATUSES.find((status) => status === params.get('status')) ?? 'all',
});

const emailAddress = ({ search, status }: EmailFilter, page = 1): Record<string, string> => ({
  tab: 'email_log',
  ...(search === '' ? {} : { search }),
  ...(status === 'all' ? {} : { status }),
  ...(page === 1 ? {} : { page: String(page) }),
});

/** Every mail that was tried, newest first; a failed one can be sent again [ADM-006]. */
export const EmailLogTab = () => {
  const api = useAdminApi();
  const text = useAdminText();
  const [params, setParams] = useSearchParams();
  const [filter, page] = [emailFilterOf(params), pageOfAddress(params)];
  const mayResend = useMayWrite(CALLS.resendEmail.need);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['admin', 'emails', filter, page],
    queryFn: () => api.emails(filter, page),
    retry: false,
    placeholderData: keepPreviousData,
  });
  const late = useDelayed(isPending);
  const { sending, resend } = useResend();
  const show = (next: Partial<EmailFilter>): void => setParams(emailAddress({ ...filter, ...next }));

  const body = () => {
    if (error) return <ErrorPanel error={error} variant="page" onRetry={() => void refetch()} />;
    if (!data) return late ? <Loading /> : null;
    if (data.items.length === 0)
      return (
        <Notice
          kind={filter.search === '' && filter.status === 'all' ? 'empty' : 'no_match'}
          title={text(filter.search === '' && filter.status === 'all' ? 'no_mails_yet' : 'no_mails')}
        />
      );
    const pages = Math.ceil(data.total_count / EMAIL_PAGE);
    return (
      <>
        <p className="admin-more" role="status">
          {text('mails_count', { smart_count: data.total_count })}
        </p>
        <TableBox>
          <table className="admin-table" aria-label={text('email_log')}>
            <thead>
              <tr>
                <th scope="col">{text('column_when')}</th>
                <th scope="col">{text('column_to')}</th>
                <th scope="col">{text('column_subject')}</th>
                <th scope="col">{text('column_status')}</th>
                <th scope="col">
                  <span className="admin-unseen">{text('column_actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {data.items.map((email) => (
                <EmailLine
                  key={email.id}
                  email={email}
                  mayResend={mayResend}
                  busy={sending === email.id}
                  onResend={() => void resend(email.id)}
                />
              ))}
            </tbody>
          </table>
        </TableBox>
        {pages > 1 && (
          <Pagination
            count={pages}
            page={page}
            onChange={(_event, next) => setParams(emailAddress(filter, next))}
            sx={{ mt: 2 }}
          />
        )}
      </>
    );
  };

  return (
    <>
      <div className="admin-tools">
        <SearchBox value={filter.search} onSearch={(search) => show({ search })} label={text('mails_search')} />
        <ToggleButtonGroup
          exclusive
          size="small"
          value={filter.status}
          aria-label={text('mails_status')}
          onChange={(_event, status: EmailFilter['status'] | null) => {
            if (status) show({ status });
          }}
        >
          <ToggleButton value="all">{text('all')}</ToggleButton>
          <ToggleButton value="waiting">{text('waiting')}</ToggleButton>
          <ToggleButton value="sent">{text('sent')}</ToggleButton>
          <ToggleButton value="failed">{text('failed')}</ToggleButton>
        </ToggleButtonGroup>
      </div>
      {body()}
    </>
  );
};
