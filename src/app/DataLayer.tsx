import { useState, type ReactNode } from 'react';
import { getIdToken, tokenRejected } from '../auth/getIdToken';
import { useProfile } from '../auth/useProfile';
import { createDataAccess } from '../dataProvider/dataAccess';
import { DataProviders } from '../dataProvider/DataProviders';
import { connection } from '../live/connection';
import { LiveProvider } from '../live/LiveProvider';
import { NotificationsProvider } from './shell/notifications/NotificationsProvider';

/** One Apollo client under everything that asks the server, and the live stream of the signed-in user. */
export const DataLayer = ({ children }: { children: ReactNode }) => {
  const userId = useProfile()?.id ?? 0;
  const [access] = useState(() =>
    createDataAccess({ getIdToken, onRejected: () => void tokenRejected(), onMiss: connection.miss }),
  );
  return (
    <LiveProvider userId={userId} getIdToken={getIdToken}>
      <DataProviders access={access}>
        <NotificationsProvider userId={userId}>{children}</NotificationsProvider>
      </DataProviders>
    </LiveProvider>
  );
};
