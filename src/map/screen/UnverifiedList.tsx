import { memo, useMemo } from 'react';
import { markerColor } from '#domain/jobSearch/legend';
import type { MapJob } from '#domain/jobSearch/mapJob';
import { placeOf } from '#domain/jobSearch/place';
import { unverifiedJobs, unverifiedLine } from '#domain/jobSearch/unverified';
import { useMapText } from '../useMapText';
import { JobList } from './JobList';
import { editLink } from './jobLink';
import { listed } from './ResultList';

/** In pixels [MAP-016]. */
const ROW_HEIGHT = 30;

interface Props {
  /** Null before a search. */
  jobs: readonly MapJob[] | null;
  selected: string | null;
  onSelect: (job: MapJob) => void;
}

/**
 * The jobs without verified addresses, by name; one without any coordinates opens its page in a new tab
 * [MAP-013 MAP-016 MAP-019].
 */
export const UnverifiedList = memo(({ jobs, selected, onSelect }: Props) => {
  const text = useMapText();
  const entries = useMemo(() => listed(unverifiedJobs(jobs ?? [])), [jobs]);
  const open = (job: MapJob): void => {
    if (placeOf(job)) onSelect(job);
    else window.open(editLink(job), '_blank', 'noopener');
  };
  const heading = text('unverified_heading');
  return (
    <section className="unverified" aria-label={heading}>
      <h2 className="side-heading">
        {heading} {jobs !== null && <span className="side-count">{entries.length}</span>}
      </h2>
      {jobs === null && <p className="side-empty">{text('unverified_before')}</p>}
      {entries.length === 0 && jobs !== null && jobs.length > 0 && (
        <p className="side-empty">{text('unverified_none')}</p>
      )}
      {entries.length > 0 && (
        <JobList
          entries={entries}
          selected={selected}
          onSelect={({ job }) => open(job)}
          rowHeight={ROW_HEIGHT}
          label={heading}
          className="unverified-list"
        >
          {({ job }) => {
            const line = unverifiedLine(job, text('no_address'), text('no_name'));
            return (
              <>
                <span className="legend-dot" style={{ background: markerColor(job) }} />
                <span className="unverified-line" title={line}>
                  {line}
                  {placeOf(job) === null && (
                    <span aria-label={text('opens_new_tab')} role="img">
                      {' '}
                      ↗
                    </span>
                  )}
                </span>
              </>
            );
          }}
        </JobList>
      )}
    </section>
  );
});
