import type { Permission } from '#domain/access/permissions';
import { Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { getIdToken, tokenRejected } from '../auth/getIdToken';
import { keptUser } from '../auth/keptUser';
import { usePermissions } from '../auth/usePermissions';
import { useProfile } from '../auth/useProfile';
import { viewing } from '../auth/viewing';
import { createDataAccess, type DataAccess } from '../dataProvider/dataAccess';
import { createFirstQuestions, type FirstQuestion } from '../dataProvider/links/firstQuestions';
import { RestContext } from '../dataProvider/rest';
import { ServerContext } from '../dataProvider/ServerContext';
import { SchemaHashContext } from '../dataProvider/SchemaHashContext';
import { useMode } from '../connectivity/mode';
import { noteSlow, offlineLinks, offlineTries } from '../offline/shell/offlineLinks';
import { connection } from '../live/connection';
import { LiveProvider } from '../live/LiveProvider';
import { fetchedLater } from '../page/fetchedLater';
import { onQuiet } from '../clock/onQuiet';
import { whileBusy } from '../page/whileBusy';
import { createValueStore } from '../store/valueStore';
import { themed } from '../theme/themed';
import { NotificationsProvider } from './shell/notifications/NotificationsProvider';
import { correctedNow } from '../clock/deviceClock';

/** What every screen finds around it: the server, and files. */
const DataProviders = ({ access, children }: { access: DataAccess; children: ReactNode }) => (
  <ServerContext value={access.server}>
    <SchemaHashContext value={access.schemaHash}>
      <RestContext value={access.rest}>{children}</RestContext>
    </SchemaHashContext>
  </ServerContext>
);

const ProofRequest = themed(() => import('../proof/ProofRequest'));

const OfflineWork = fetchedLater(() => import('./offline/OfflineWork'));

/** Who waits for a proof of the user. */
const waiting = createValueStore<((proof: string | null) => void) | null>(null);

/** One at a time: a write that needs a proof while one is asked for is refused. */
const requestProof = (): Promise<string | null> =>
  new Promise((resolve) => {
    if (waiting.get() === null) waiting.set(resolve);
    else resolve(null);
  });

/** The dialog that asks for it, over whatever is open. */
const ProofRequests = () => {
  const resolve = useSyncExternalStore(waiting.subscribe, waiting.get);
  const onProof = (proof: string | null): void => {
    waiting.set(null);
    resolve?.(proof);
  };
  return (
    resolve && (
      <Suspense fallback={null}>
        <ProofRequest onProof={onProof} />
      </Suspense>
    )
  );
};

/** So long a screen has the line and the processor for itself: what a device keeps brings the forms' rules with it. */
const OFFLINE_WORK_MS = 6000;

/** Whether what this device keeps is wanted: after a while, or at once where there is nothing else. */
const useOfflineWork = (): boolean => {
  const [isDue, setDue] = useState(false);
  useEffect(() => onQuiet(() => setDue(true), OFFLINE_WORK_MS), []);
  return useMode() === 'offline' || isDue;
};

/** One way to the server under everything that asks it, and the live stream of the signed-in user. */
export const DataLayer = ({
  takeFirst,
  children,
}: {
  /** What the first screen is about to ask, once. */
  takeFirst: (held: ReadonlySet<Permission>) => readonly FirstQuestion[];
  children: ReactNode;
}) => {
  const profile = useProfile();
  const userId = profile?.id ?? 0;
  const held = usePermissions();
  const keepsWork = useOfflineWork() && !viewing;
  const [access] = useState(() => {
    const first = createFirstQuestions();
    const made = createDataAccess({
      getIdToken,
      onRejected: () => void tokenRejected(),
      onMiss: connection.miss,
      onAnswer: connection.answered,
      onSlow: noteSlow,
      tries: viewing ? [] : offlineTries,
      requestProof,
      // Who looks at the product as somebody else keeps nothing of it on the device.
      around: [(question, forward) => whileBusy(forward(question)), first.take, ...(viewing ? [] : offlineLinks)],
      onContact: () => {
        if (!viewing) keptUser.contact(correctedNow());
      },
    });
    first.send(made.server.exchange, takeFirst(held));
    return made;
  });
  return (
    <LiveProvider userId={userId} getIdToken={getIdToken} cursor={profile?.live_cursor} isSilent={viewing !== null}>
      <DataProviders access={access}>
        <NotificationsProvider userId={userId}>{children}</NotificationsProvider>
        <ProofRequests />
        {keepsWork && (
          <Suspense fallback={null}>
            <OfflineWork />
          </Suspense>
        )}
      </DataProviders>
    </LiveProvider>
  );
};
