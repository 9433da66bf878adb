import { useState } from 'react';
import type { CivilDate } from '#domain/civilDate';
import { mapRangeOf, type MapRange } from '#domain/presite/schedule/mapRange';

/** The days of the map: those of the shown day's week until they are edited; another week starts anew [PSC-004 PSC-016]. */
export const useMapRange = (
  date: CivilDate,
): { range: MapRange; isWeek: boolean; setRange: (range: MapRange) => void; reset: () => void } => {
  const week = mapRangeOf(date);
  const [edited, setEdited] = useState<{ of: CivilDate; range: MapRange } | null>(null);
  const range = edited?.of === week.start_date ? edited.range : week;
  return {
    range,
    isWeek: range.start_date === week.start_date && range.end_date === week.end_date,
    setRange: (next) => setEdited({ of: week.start_date, range: next }),
    reset: () => setEdited(null),
  };
};
