import { NO_RESULTS } from '#domain/jobSearch/searchTexts';
import { SEARCH_LIMIT } from '#domain/jobSearch/searchWarning';
import { useDelayed } from '../../clock/useDelayed';
import { useLocalText } from '../../i18n/useLocalText';
import { useMapText } from '../useMapText';

interface Props {
  total: number | null;
  shown: number;
  isSearching: boolean;
  /** Whether it says that nothing was found: where the list says so, it does not. */
  saysNothing: boolean;
}

/** How many jobs were found and how many the legend leaves. */
export const FoundText = ({ total, shown, isSearching, saysNothing }: Props) => {
  const text = useMapText();
  const local = useLocalText();
  const isSlow = useDelayed(isSearching);
  if (isSlow) return <>{text('searching')}</>;
  if (total === 0 && saysNothing) return <>{local(NO_RESULTS)}</>;
  if (total === null || total === 0) return null;
  return (
    <>
      <strong>
        {shown === total
          ? text('results', { smart_count: total })
          : text('results_shown', { shown, smart_count: total })}
      </strong>
      {total >= SEARCH_LIMIT && <span className="map-limited">{text('limited')}</span>}
    </>
  );
};
