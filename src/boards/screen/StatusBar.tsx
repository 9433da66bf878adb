import { useLiveStatus } from '../../live/useLiveStatus';
import { useOnline } from '../../live/useOnline';
import { useDelayed } from '../../clock/useDelayed';
import { BoardIcon } from '../icons/BoardIcon';
import { useBoardText } from '../useBoardText';

/** Longer than a reconnect usually takes. */
const PATIENCE_MS = 4000;

/** Offline: the board is read-only. Without live updates: it still works, and says so. */
export const StatusBar = ({ onRetry }: { onRetry: (() => void) | null }) => {
  const text = useBoardText();
  const isOnline = useOnline();
  const isDown = useDelayed(useLiveStatus() === 'down', PATIENCE_MS);
  if (!isOnline) return <div className="status-bar is-offline" role="status"><BoardIcon name="CloudOff" size={18} />{text('offline')}</div>;
  if (onRetry) {
    return (
      <div className="status-bar is-offline" role="alert">
        {text('load_failed_title')}
        <button type="button" className="plain-button" onClick={onRetry}>{text('retry')}</button>
      </div>
    );
  }
  return isDown ? <div className="status-bar" role="status">{text('live_down')}</div> : null;
};
