import CloudOff from '@mui/icons-material/CloudOff';
import { useLiveStatus } from '../../live/useLiveStatus';
import { useOnline } from '../../live/useOnline';
import { usePresiteText } from '../usePresiteText';
import { useDelayed } from '../../clock/useDelayed';

/** Longer than a reconnect usually takes. */
const PATIENCE_MS = 4000;

/** Offline: the schedule is read-only. Without live updates: it still works, and says so. */
export const StatusBar = ({ onRetry }: { onRetry: (() => void) | null }) => {
  const text = usePresiteText();
  const isOnline = useOnline();
  const isDown = useDelayed(useLiveStatus() === 'down', PATIENCE_MS);
  if (!isOnline) return <div className="presite-status is-offline" role="status"><CloudOff />{text('offline')}</div>;
  if (onRetry) {
    return (
      <div className="presite-status is-offline" role="alert">
        {text('load_failed_title')}
        <button type="button" className="presite-button" onClick={onRetry}>{text('retry')}</button>
      </div>
    );
  }
  return isDown ? <div className="presite-status" role="status">{text('live_down')}</div> : null;
};
