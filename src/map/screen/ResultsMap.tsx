import { memo, useCallback } from 'react';
import type { MapJob } from '#domain/jobSearch/mapJob';
import type { MapMarker } from '#domain/jobSearch/mapMarkers';
import JobMap, { type JobMapProps } from '../JobMap';
import { JobPopup } from '../JobPopup';

interface Props extends Omit<JobMapProps<MapMarker>, 'popup'> {
  linkOf: (job: MapJob) => string | null;
}

/** The map of the results with its popups; fetched on its own, so that filters and lists stand before it [MAP-017]. */
function ResultsMap({ linkOf, ...map }: Props) {
  const popup = useCallback(({ job }: MapMarker) => <JobPopup job={job} link={linkOf(job)} />, [linkOf]);
  return <JobMap {...map} popup={popup} />;
}

export default memo(ResultsMap);
