import { useWhenBack } from '../../live/connection';
import { usePresiteText } from '../schedule/usePresiteText';

interface Props {
  title: string;
  words?: string;
  onRetry?: () => void;
}

/** What is said in place of the schedule. */
export const PresiteMessage = ({ title, words, onRetry }: Props) => {
  useWhenBack(onRetry);
  const text = usePresiteText();
  return (
    <div className="presite-message" role="alert">
      <h1>{title}</h1>
      {words !== undefined && <p>{words}</p>}
      {onRetry && (
        <button type="button" className="presite-button is-primary" onClick={onRetry}>
          {text('retry')}
        </button>
      )}
    </div>
  );
};
