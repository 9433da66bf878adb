import CloudOff from '@mui/icons-material/CloudOff';
import { useDelayed } from '../clock/useDelayed';
import { useWhenBack } from './connection';
import { useLiveStatus } from './useLiveStatus';
import { useOnline } from './useOnline';
import './connectionBar.css';

/** Longer than a reconnect usually takes. */
const SHOW_DELAY_MS = 4000;

interface Props {
  /** Asks again for what could not be loaded; null when there is nothing of the kind. */
  onRetry: (() => void) | null;
  /** In the words of the screen. */
  words: (word: 'offline' | 'load_failed_title' | 'retry' | 'live_down') => string;
}

/** Offline: the screen is read-only. Without live updates: it still works, and says so. */
export const ConnectionBar = ({ onRetry, words }: Props) => {
  useWhenBack(onRetry);
  const isOnline = useOnline();
  const isDown = useDelayed(useLiveStatus() === 'down', SHOW_DELAY_MS);
  if (!isOnline)
    return (
      <div className="connection-bar is-offline" role="status">
        <CloudOff />
        {words('offline')}
      </div>
    );
  if (onRetry) {
    return (
      <div className="connection-bar is-offline" role="alert">
        {words('load_failed_title')}
        <button type="button" className="connection-retry" onClick={onRetry}>
          {words('retry')}
        </button>
      </div>
    );
  }
  return isDown ? (
    <div className="connection-bar" role="status">
      {words('live_down')}
    </div>
  ) : null;
};
