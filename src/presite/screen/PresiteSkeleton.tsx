import { usePresiteText } from '../schedule/usePresiteText';
import { useDelayed } from '../../clock/useDelayed';

/** A wait too short to notice shows nothing. */
const PATIENCE_MS = 150;

/** The schedule's outline while it is on its way. */
export const PresiteSkeleton = () => {
  const text = usePresiteText();
  const isLate = useDelayed(true, PATIENCE_MS);
  return (
    <div className={`presite-skeleton${isLate ? ' is-shown' : ''}`} role="status" aria-label={text('loading')}>
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} />
      ))}
    </div>
  );
};
