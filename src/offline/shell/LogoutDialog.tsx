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
import { useDeviceWorkText } from './useDeviceWorkText';

const OthersStay = () => {
  const text = useDeviceWorkText();
  const others = useWorkOfOthers(appState.userId());
  return others > 0 && <p>{text('logout_others', { smart_count: others })}</p>;
};

const Unsaved = ({ works }: { works: readonly UnsavedWork[] }) => {
  const text = useDeviceWorkText();
  if (works.length === 0) return null;
  return (
    <>
      <p>{text('logout_unsaved')}</p>
      <ul>
        {works.map(({ title, isKept }, at) => (
          <li key={`${title} ${at}`}>{isKept ? title : text('logout_not_kept', { title })}</li>
        ))}
      </ul>
      {works.some(({ isKept }) => isKept) && <p>{text('logout_kept')}</p>}
    </>
  );
};

/** The question before a logout that deletes changes, or leaves unsaved ones behind. */
export const LogoutDialog = () => {
  const t = useT();
  const text = useDeviceWorkText();
  const { logout } = useSession();
  useWaiting(); // Asked again with each change.
  const unsaved = useValue(logoutQuestion);
  const close = (): void => logoutQuestion.set(null);
  if (unsaved === null) return null;
  const waiting = readWaiting();
  const isWaiting = countOf(waiting) > 0;
  return (
    <PlainDialog
      title={text('logout_title')}
      closeLabel={t('offline.close')}
      onClose={close}
      actions={
        <>
          <Button variant="outlined" autoFocus onClick={close}>
            {text('logout_cancel')}
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
            {text(isWaiting ? 'logout_delete' : 'logout_go')}
          </Button>
          {isWaiting && (
            <Button
              variant="contained"
              onClick={() => {
                close();
                void wayBack.sync();
              }}
            >
              {text('logout_sync_first')}
            </Button>
          )}
        </>
      }
    >
      <Unsaved works={unsaved} />
      {isWaiting && (
        <>
          <p>{text('logout_text', { smart_count: countOf(waiting) })}</p>
          <WaitingKinds waiting={waiting} />
          <OthersStay />
        </>
      )}
    </PlainDialog>
  );
};
