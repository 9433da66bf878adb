import { useCallback, useMemo, useState } from 'react';
import { markerColor } from '#domain/jobSearch/legend';
import type { MapJob } from '#domain/jobSearch/mapJob';
import { mapMarkers, type MapMarker } from '#domain/jobSearch/mapMarkers';

const NONE: ReadonlySet<string> = new Set();

export interface MapJobs {
  /** What the legend leaves of the results. */
  shown: readonly MapJob[];
  markers: readonly MapMarker[];
  counts: ReadonlyMap<string, number>;
  chosen: ReadonlySet<string>;
  toggle: (color: string) => void;
  showAll: () => void;
}

/** The results as the legend filters them: none of its colours chosen shows all [MAP-007 MAP-013]. */
export const useMapJobs = (jobs: readonly MapJob[]): MapJobs => {
  const [chosen, setChosen] = useState(NONE);
  const colored = useMemo(() => jobs.map((job) => ({ job, color: markerColor(job) })), [jobs]);
  const counts = useMemo(() => {
    const found = new Map<string, number>();
    for (const { color } of colored) found.set(color, (found.get(color) ?? 0) + 1);
    return found;
  }, [colored]);
  const shown = useMemo(
    () => (chosen.size === 0 ? jobs : colored.filter(({ color }) => chosen.has(color)).map(({ job }) => job)),
    [jobs, colored, chosen],
  );
  const markers = useMemo(() => mapMarkers(shown), [shown]);
  const toggle = useCallback(
    (color: string) =>
      setChosen((before) => {
        const next = new Set(before);
        if (!next.delete(color)) next.add(color);
        return next;
      }),
    [],
  );
  const showAll = useCallback(() => setChosen(NONE), []);
  return { shown, markers, counts, chosen, toggle, showAll };
};
