import { markerColor } from './legend';
import { mapJobKey, type MapJob } from './mapJob';
import type { MapUse } from './markerKinds';
import { isUnverified, placeOf, type Place } from './place';
import { spreadPoints, type Offset } from './spreadPoints';

/** A job as it stands on the map. */
export interface MapMarker extends Place {
  key: string;
  /** A CSS colour of the legend. */
  color: string;
  label: string;
  /** Pixels from its point, when others stand on the same one. */
  offset: Offset;
  isUnverified: boolean;
  job: MapJob;
}

/** The markers of jobs, in their order; a job without any coordinates has none [MAP-008 MAP-020]. */
export const mapMarkers = (jobs: readonly MapJob[], use: MapUse = 'jobs'): MapMarker[] => {
  const placed = jobs.flatMap((job) => {
    const place = placeOf(job);
    return place ? [{ job, place }] : [];
  });
  const offsets = spreadPoints(placed.map(({ place }) => place));
  return placed.map(({ job, place }, index) => ({
    ...place,
    key: mapJobKey(job),
    color: markerColor(job, use),
    label: job.name ?? `#${job.job_id}`,
    offset: offsets[index] ?? { x: 0, y: 0 },
    isUnverified: isUnverified(job),
    job,
  }));
};
