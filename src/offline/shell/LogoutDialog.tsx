import { useSession } from '../../auth/useSession';
import { useWorkOfOthers } from '../../auth/useWorkOfOthers';
import { useT } from '../../i18n/useT';
import { Button } from '../../page/Button';
import type { UnsavedWork } from '../../page/unsavedWork';
import { useValue } from '../../store/useValue';
import { appState } from '../../connectivity/appState';
import { countOf, readWaiting, useWaiting } from '../../connectivity/waiting';
import { workspace } from '../../connectivity/workspace';
import { logoutQuestion } from './logoutQuestion';
import { PlainDialog } from './PlainDialog';
import { WaitingKinds } from './WaitingKinds';
import { wayBack } from './wayBack';

const OthersStay = () => {
  const t = useT();
  const others = useWorkOfOthers(appState.userId());
  return others > 0 && <p>{t('offline.logout.others', { smart_count: others })}</p>;
};

const Unsaved = ({ works }: { works: readonly UnsavedWork[] }) => {
  const t = useT();
  if (works.length === 0) return null;
  return (
    <>
      <p>{t('offline.logout.unsaved')}</p>
      <ul>
        {works.map(({ title, isKept }, at) => (
          <li key={`${title} ${at}`}>{isKept ? title : t('offline.logout.not_kept', { title })}</li>
        ))}
      </ul>
      {works.some(({ isKept }) => isKept) && <p>{t('offline.logout.kept')}</p>}
    </>
  );
};

/** The question before a logout that deletes changes, or leaves unsaved ones behind. */
export const LogoutDialog = () => {
  const t = useT();
  const { logout } = useSession();
  useWaiting(); // Asked again with each change.
  const unsaved = useValue(logoutQuestion);
  const close = (): void => logoutQuestion.set(null);
  if (unsaved === null) return null;
  const waiting = readWaiting();
  const isWaiting = countOf(waiting) > 0;
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
            variant={isWaiting ? 'outlined' : 'contained'}
            className={isWaiting ? 'plain-danger' : ''}
            onClick={async () => {
              close();
              await workspace()?.clear();
              await logout();
            }}
          >
            {t(isWaiting ? 'offline.logout.delete' : 'offline.logout.go')}
          </Button>
          {isWaiting && (
            <Button
              variant="contained"
              onClick={() => {
                close();
                void wayBack.sync();
              }}
            >
              {t('offline.logout.sync_first')}
            </Button>
          )}
        </>
      }
    >
      <Unsaved works={unsaved} />
      {isWaiting && (
        <>
          <p>{t('offline.logout.text', { smart_count: countOf(waiting) })}</p>
          <WaitingKinds waiting={waiting} />
          <OthersStay />
        </>
      )}
    </PlainDialog>
  );
};
