import { Suspense } from 'react';
import { Loading } from '../../errors/Loading';
import { fetchedLater } from '../../page/fetchedLater';

const CallListPage = fetchedLater(() => import('./CallListPage'));

/** A call list; its file is no part of what other screens wait for. */
export default function LateCallList() {
  return (
    <Suspense fallback={<Loading />}>
      <CallListPage />
    </Suspense>
  );
}
