import { memo, useMemo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { mapJobKey, type MapJob } from '#domain/jobSearch/mapJob';
import { NO_RESULTS } from '#domain/jobSearch/searchTexts';
import { ErrorView } from '../../errors/ErrorView';
import { useLocalText } from '../../i18n/useLocalText';
import { useMapText } from '../useMapText';
import { listed, ResultList } from './ResultList';

interface Props {
  /** Null before a search. */
  total: number | null;
  shown: readonly MapJob[];
  error: string | null;
  onRetry: () => void;
  selected: string | null;
  onSelect: (job: MapJob) => void;
  linkOf: (job: MapJob) => string | null;
  onShowAll: () => void;
}

/** What was found, as a list; or why there is none [FLT-016 FLT-017 FLT-020]. */
export const SidePanel = memo(({ total, shown, error, onRetry, selected, onSelect, linkOf, onShowAll }: Props) => {
  const text = useMapText();
  const local = useLocalText();
  const entries = useMemo(() => listed(shown), [shown]);
  const chosen = selected === null ? undefined : shown.find((job) => mapJobKey(job) === selected);
  const link = chosen ? linkOf(chosen) : null;
  const body = (): ReactNode => {
    if (error !== null) return <ErrorView message={error === '' ? null : error} onRetry={onRetry} />;
    if (total === null) return <p className="side-empty">{text('before_search')}</p>;
    if (total === 0)
      return (
        <p className="side-empty" role="status">
          {local(NO_RESULTS)}
        </p>
      );
    if (shown.length === 0)
      return (
        <p className="side-empty">
          {text('all_hidden')}{' '}
          <button type="button" className="link-button" onClick={onShowAll}>
            {text('legend_all')}
          </button>
        </p>
      );
    return <ResultList jobs={entries} selected={selected} onSelect={onSelect} />;
  };
  return (
    <section className="map-side" aria-label={text('results_heading')}>
      <h2 className="side-heading">
        {text('results_heading')} {total !== null && <span className="side-count">{shown.length}</span>}
      </h2>
      {body()}
      {chosen && link !== null && (
        <p className="side-open">
          <Link to={link}>{text('open_job', { name: chosen.name ?? text('no_name') })}</Link>
        </p>
      )}
    </section>
  );
});
