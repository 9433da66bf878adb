import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { GUTTER } from '../crud/look/RecordPage';
import { ErrorPanel } from '../crud/look/ErrorPanel';
import { Notice } from '../crud/look/Notice';
import { CallError } from '../dataProvider/CallError';
import { Loading } from '../errors/Loading';
import { PageHeader } from '../page/PageHeader';
import { useDocumentTitle } from '../page/useDocumentTitle';
import { OwnFactors } from './OwnFactors';
import { OwnPassword } from './OwnPassword';
import { OwnPasskeys } from './OwnPasskeys';
import { OwnSessions } from './OwnSessions';
import { useSecurityApi } from './securityApi';
import { useSecurityText } from './SecurityDialogs';
import './security.css';

/** /security: where one is signed in, and by what one proves who one is [OPS-007]. */
export default function SecurityScreen() {
  const text = useSecurityText();
  const api = useSecurityApi();
  const { data, error, refetch } = useQuery({ queryKey: ['security'], queryFn: () => api.read(), retry: false });
  useDocumentTitle(text('title'));
  // An identity provider elsewhere has a page of its own for this.
  const isElsewhere = error instanceof CallError && error.status === 404;
  return (
    <>
      <PageHeader crumbs={[{ label: text('title') }]} />
      <Box sx={{ px: GUTTER, pb: 4 }} className="security">
        {isElsewhere && <Notice kind="empty" title={text('elsewhere')} />}
        {error && !isElsewhere && <ErrorPanel error={error} variant="page" onRetry={() => void refetch()} />}
        {!data && !error && <Loading />}
        {data && (
          <>
            <OwnSessions security={data} />
            {data.takes_passwords && <OwnPassword security={data} />}
            <OwnFactors security={data} />
            <OwnPasskeys passkeys={data.passkeys} />
          </>
        )}
      </Box>
    </>
  );
}
