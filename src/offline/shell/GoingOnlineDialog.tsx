import { useT } from '../../i18n/useT';
import { Button } from '../../page/Button';
import type { GoingOnline } from './goOnline';
import { useWaiting } from '../../connectivity/waiting';
import { PlainDialog } from './PlainDialog';
import { WaitingKinds } from './WaitingKinds';
import { useDeviceWorkText } from './useDeviceWorkText';

interface Props {
  state: GoingOnline;
  onSync: () => void;
  onAbandon: () => void;
  onClose: () => void;
}

type DoneProps = Pick<Props, 'onClose'> & { result: Extract<GoingOnline, { step: 'done' }>['result'] };

const Done = ({ result: { synced, failed }, onClose }: DoneProps) => {
  const t = useT();
  const text = useDeviceWorkText();
  return (
    <PlainDialog
      title={t('offline.go_online')}
      closeLabel={t('offline.close')}
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {t('offline.close')}
        </Button>
      }
    >
      {failed.length === 0 ? (
        <p role="status">{text('going_synced', { smart_count: synced })}</p>
      ) : (
        <div role="alert">
          <p className="plain-problem">{text('going_failed', { failed: failed.length, of: synced + failed.length })}</p>
          <ul>
            {failed.map(({ key, title, message }) => (
              <li key={key}>
                <strong>{title}</strong>: {message}
              </li>
            ))}
          </ul>
        </div>
      )}
    </PlainDialog>
  );
};

/** The question before the way back online, how far it is, and what came of it [OFF-005 OFF-030]. While it runs, questions about conflicts stand over it. */
export const GoingOnlineDialog = ({ state, onSync, onAbandon, onClose }: Props) => {
  const t = useT();
  const text = useDeviceWorkText();
  const waiting = useWaiting();
  if (state.step === 'closed') return null;
  if (state.step === 'done') return <Done result={state.result} onClose={onClose} />;
  if (state.step !== 'asking')
    return (
      <div className="offline-progress" role="status">
        {state.step === 'looking'
          ? text('going_looking')
          : text(`going_${state.step}`, { done: state.done, of: state.of })}
        {state.step !== 'looking' && <progress aria-hidden="true" value={state.done} max={Math.max(1, state.of)} />}
      </div>
    );
  return (
    <PlainDialog
      title={t('offline.go_online')}
      closeLabel={t('offline.close')}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onSync}>
            {text('going_sync')}
          </Button>
          <Button variant="outlined" onClick={onAbandon}>
            {text('going_abandon')}
          </Button>
        </>
      }
    >
      <p>{text('going_text')}</p>
      <WaitingKinds waiting={waiting} />
      {waiting.marks.length + waiting.checks.length > 0 && <p>{text('waiting_stay')}</p>}
      {state.problem && (
        <p className="plain-problem" role="alert">
          {text(`going_${state.problem}`)}
        </p>
      )}
    </PlainDialog>
  );
};
