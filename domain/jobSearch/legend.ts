import type { MapJob } from './mapJob';
import { crewOf, MARKER_KINDS, markerKind, type MapUse, type MarkerKind } from './markerKinds';

/** One colour of the legend. */
export interface LegendEntry {
  /** The colour itself, which no other entry has. */
  color: string;
  kind: MarkerKind;
  /** Null for the one colour of jobs of no kind. */
  is_assigned: boolean | null;
}

const KINDS: readonly MarkerKind[] = [
  'pebble',
  'prep',
  'app',
  'detail',
  'slurry',
  'gunite_day_1',
  'gunite_day_2_8',
  'flash',
  'warranty',
  'presite_gunite',
  'presite_pebble',
  'other',
];

/** The 23 marker colours in the order of the legend [MAP-007 MAP-008]. */
export const LEGEND: readonly LegendEntry[] = KINDS.flatMap((kind): LegendEntry[] => {
  const { assigned, unassigned } = MARKER_KINDS[kind];
  if (assigned === unassigned) return [{ color: assigned, kind, is_assigned: null }];
  return [
    { color: assigned, kind, is_assigned: true },
    { color: unassigned, kind, is_assigned: false },
  ];
});

/** The colour of a job's marker [MAP-008 MAP-009]. */
export const markerColor = (job: MapJob, use: MapUse = 'jobs'): string => {
  const kind = MARKER_KINDS[markerKind(job, use)];
  return crewOf(job) === null ? kind.unassigned : kind.assigned;
};
