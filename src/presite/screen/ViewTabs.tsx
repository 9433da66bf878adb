import type { View } from './useView';
import { usePresiteText } from '../schedule/usePresiteText';

/** Schedule or map, where both do not fit. */
export const ViewTabs = ({ view, onView }: { view: View; onView: (view: View) => void }) => {
  const text = usePresiteText();
  return (
    <div className="presite-views" role="group" aria-label={text('views')}>
      {(['schedule', 'map'] as const).map((one) => (
        <button
          key={one}
          type="button"
          className="presite-view"
          aria-pressed={view === one}
          onClick={() => onView(one)}
        >
          {text(one === 'map' ? 'map_tab' : 'schedule_tab')}
        </button>
      ))}
    </div>
  );
};
