import { useWhenBack } from '../../live/connection';
import { useBoardText } from './useBoardText';
import { useDelayed } from '../../clock/useDelayed';

/** A wait too short to notice shows nothing. */
const SPINNER_DELAY_MS = 150;

/** The board's outline while it is on its way. */
export const BoardSkeleton = () => {
  const text = useBoardText();
  const isLate = useDelayed(true, SPINNER_DELAY_MS);
  return (
    <div className={`board-skeleton${isLate ? ' is-shown' : ''}`} role="status" aria-label={text('loading')}>
      <div className="skeleton-bar" />
      <div className="skeleton-body">
        <div className="skeleton-tray" />
        <div className="skeleton-grid">
          {Array.from({ length: 28 }, (_, index) => (
            <div key={index} className="skeleton-card" />
          ))}
        </div>
      </div>
    </div>
  );
};

interface MessageProps {
  title: string;
  words: string;
  onRetry?: () => void;
}

/** What is said in place of a board. */
export const BoardMessagePage = ({ title, words, onRetry }: MessageProps) => {
  useWhenBack(onRetry);
  const text = useBoardText();
  return (
    <div className="board-message" role="alert">
      <h1>{title}</h1>
      <p>{words}</p>
      {onRetry && (
        <button type="button" className="plain-button is-primary" onClick={onRetry}>
          {text('retry')}
        </button>
      )}
    </div>
  );
};
