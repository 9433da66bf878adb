import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { RecordComments } from '../../comments/RecordComments';
import { fetchedLater } from '../../page/fetchedLater';
import { useParams } from 'react-router';
import { ErrorPanel } from '../../crud/look/ErrorPanel';
import { GUTTER } from '../../crud/look/RecordPage';
import { RecordDetails } from '../../crud/record/RecordDetails';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { takesPlaceOf } from '../../dataProvider/takesPlaceOf';
import { Loading } from '../../errors/Loading';
import type { UserRecord } from '../data/peopleApi';
import { usePeopleApi } from '../data/PeopleApiContext';
import { UserForm } from './UserForm';

/** Nobody waits for the history to edit a user. */
const HistoryPanel = fetchedLater(async () => ({
  default: (await import('../../crud/history/HistoryPanel')).HistoryPanel,
}));

/** A user's form with the roles that it offers. Without an id, a new one. */
export default function UserScreen() {
  const { userID } = useParams();
  const id = userID === undefined ? null : Number(userID);
  const api = usePeopleApi();
  const queries = useQueryClient();
  const { find, isReady } = useCatalogue();
  const resource = find('user');
  const roles = useQuery({ queryKey: ['role', 'access'], queryFn: () => api.roles(), enabled: isReady });
  const user = useQuery({
    queryKey: ['user', 'form', id],
    queryFn: () => api.user(id ?? 0),
    enabled: isReady && id !== null,
  });
  const saved = (one: UserRecord): void => {
    queries.setQueryData(['user', 'form', one.id], one);
    void queries.invalidateQueries({ queryKey: ['user'], predicate: ({ queryKey }) => queryKey[1] !== 'form' });
  };
  if (takesPlaceOf(roles.data, roles.error) || takesPlaceOf(user.data, user.error))
    return (
      <Box sx={{ p: GUTTER }}>
        <ErrorPanel
          error={roles.error ?? user.error}
          variant="page"
          onRetry={() => {
            void roles.refetch();
            void user.refetch();
          }}
        />
      </Box>
    );
  if (!resource || !roles.data || (id !== null && !user.data)) return <Loading />;
  const record = id === null ? null : (user.data ?? null);
  const aside = record && (
    <>
      <RecordDetails resource={resource} record={record} />
      <RecordComments entity="user" id={record.id} />
      <Suspense fallback={null}>
        <HistoryPanel resource={resource} id={record.id} />
      </Suspense>
    </>
  );
  return (
    <UserForm key={id ?? 'new'} resource={resource} user={record} roles={roles.data} aside={aside} onSaved={saved} />
  );
}
