import { formatCivilDate } from '#domain/civilDate';
import { markerColor } from '#domain/jobSearch/legend';
import { mapJobKey, type MapJob } from '#domain/jobSearch/mapJob';
import { MARKER_KINDS, markerKind } from '#domain/jobSearch/markerKinds';
import { placeOf } from '#domain/jobSearch/place';
import { popupLines } from '#domain/jobSearch/popupLines';
import { useLocalText } from '../../i18n/useLocalText';
import { useMapText } from '../useMapText';
import { JobList } from './JobList';

export interface ListedJob {
  key: string;
  job: MapJob;
}

export const listed = (jobs: readonly MapJob[]): ListedJob[] => jobs.map((job) => ({ key: mapJobKey(job), job }));

interface Props {
  jobs: readonly ListedJob[];
  selected: string | null;
  onSelect: (job: MapJob) => void;
}

const ROW_HEIGHT = 58;

/** The jobs of the map as a list: for the keyboard, and for those that have no coordinates. */
export const ResultList = ({ jobs, selected, onSelect }: Props) => {
  const text = useMapText();
  const local = useLocalText();
  const workOf = (job: MapJob): string => {
    const work = popupLines(job).find((line) => line.kind === 'work');
    const date = work?.kind === 'work' ? work.date : null;
    return [local(MARKER_KINDS[markerKind(job)].label), formatCivilDate(date)].filter(Boolean).join(' · ');
  };
  return (
    <JobList
      entries={jobs}
      selected={selected}
      onSelect={({ job }) => onSelect(job)}
      rowHeight={ROW_HEIGHT}
      label={text('results_heading')}
      className="result-list"
    >
      {({ job }) => (
        <>
          <span className="legend-dot" style={{ background: markerColor(job) }} />
          <span className="result-lines">
            <span className="result-name">
              <span>{job.name ?? text('no_name')}</span> <small>#{job.job_id}</small>
            </span>
            <span className="result-line">
              {[job.address ?? text('no_address'), job.city].filter(Boolean).join(', ')}
            </span>
            <span className="result-line">{placeOf(job) === null ? text('not_on_map') : workOf(job)}</span>
          </span>
        </>
      )}
    </JobList>
  );
};
