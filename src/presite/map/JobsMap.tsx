import type { MapMarker } from '#domain/jobSearch/mapMarkers';
import { JobPopup } from '../../map/JobPopup';
import JobMap from '../../map/JobMap';
import { jobPath } from '../schedule/jobPath';

interface Props {
  markers: readonly MapMarker[];
  selected: string | null;
  onSelect: (key: string | null) => void;
  label: string;
  fit: unknown;
}

const popupOf = ({ job }: MapMarker) => <JobPopup job={job} link={jobPath(job)} use="presite" />;

/** The map of the presite schedule with its popups; fetched on its own, since the map is large [MAP-017]. */
export default function JobsMap({ markers, ...map }: Props) {
  return <JobMap jobs={markers} {...map} popup={popupOf} />;
}
