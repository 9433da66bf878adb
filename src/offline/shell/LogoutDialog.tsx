import { useSession } from '../../auth/useSession';
import { useWorkOfOthers } from '../../auth/useWorkOfOthers';
import { useT } from '../../i18n/useT';
import { Button } from '../../page/Button';
import { useValue } from '../../store/useValue';
import { createValueStore } from '../../store/valueStore';
import { appState } from '../connectivity/appState';
import { countOf, readWaiting, useWaiting } from '../connectivity/waiting';
import { workspace } from '../connectivity/workspace';
import { PlainDialog } from './PlainDialog';
import { WaitingKinds } from './WaitingKinds';
import { wayBack } from './wayBack';

const isAsking = createValueStore(false);

/** Logs out, after a question where that would delete what was not sent [OFF-031]. */
export const useLogout = (): (() => void) => {
  const { logout } = useSession();
  return () => {
    if (countOf(readWaiting()) > 0) isAsking.set(true);
    else void logout();
  };
};

const OthersStay = () => {
  const t = useT();
  const others = useWorkOfOthers(appState.userId());
  return others > 0 && <p>{t('offline.logout.others', { smart_count: others })}</p>;
};

/** The question before a logout that deletes changes. */
export const LogoutDialog = () => {
  const t = useT();
  const { logout } = useSession();
  useWaiting(); // Asked again with each change.
  const close = (): void => isAsking.set(false);
  if (!useValue(isAsking)) return null;
  const waiting = readWaiting();
  return (
    <PlainDialog
      title={t('offline.logout.title')}
      closeLabel={t('offline.close')}
      onClose={close}
      actions={
        <>
          <Button variant="outlined" autoFocus onClick={close}>
            {t('offline.logout.cancel')}
          </Button>
          <Button
            variant="outlined"
            className="plain-danger"
            onClick={async () => {
              close();
              await workspace()?.clear();
              await logout();
            }}
          >
            {t('offline.logout.delete')}
          </Button>
          <Button
            variant="contained"
            onClick={() => {
              close();
              void wayBack.sync();
            }}
          >
            {t('offline.logout.sync_first')}
          </Button>
        </>
      }
    >
      <p>{t('offline.logout.text', { smart_count: countOf(waiting) })}</p>
      <WaitingKinds waiting={waiting} />
      <OthersStay />
    </PlainDialog>
  );
};
