import { Suspense, useMemo, useState } from 'react';
import { fetchedLater } from '../../page/fetchedLater';
import type { CivilDate } from '#domain/civilDate';
import { mapMarkers } from '#domain/jobSearch/mapMarkers';
import { isUnverified } from '#domain/jobSearch/place';
import { mapRangeOf, type MapRange } from '#domain/presite/schedule/mapRange';
import { LEGEND } from '#domain/jobSearch/legend';
import { crewOf, markerKind } from '#domain/jobSearch/markerKinds';
import { PRESITE_DIVISIONS } from '#domain/presite/schedule/divisions';
import { useSchedule } from '../schedule/ScheduleContext';
import { useSelected, useValue } from '../../store/useValue';
import { usePresiteText } from '../schedule/usePresiteText';
import { DayMap } from './DayMap';
import { RangeFields } from './RangeFields';
import { ShapeSign } from '../../map/markers/ShapeSign';
import { lookOfJob } from './VisitLegend';
import { useMapJobs } from './useMapJobs';
import { useLocalText } from '../../i18n/useLocalText';

/** Colours and shapes of the shown divisions: light with a crew, dark with a light middle without [PSC-012]. */
const MapLegend = ({ divisions }: { divisions: ReadonlySet<number> }) => {
  const text = usePresiteText();
  const local = useLocalText();
  const shown = PRESITE_DIVISIONS.filter(({ id }) => divisions.has(id));
  return (
    <ul className="presite-legend" aria-label={text('legend')}>
      {shown.flatMap(({ flag, name }) =>
        LEGEND.filter(({ kind }) => kind === flag).map(({ kind, color, is_assigned }) => (
          <li key={color}>
            <ShapeSign {...lookOfJob(kind, is_assigned === true)} color={color} />
            {text(is_assigned === false ? 'legend_unassigned' : 'legend_assigned', { division: local(name) })}
          </li>
        )),
      )}
    </ul>
  );
};

/**
 * The days of the map: those of the shown day's week until they are edited; another week starts anew [PSC-004 PSC-016].
 */
const useMapRange = (
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

const JobsMap = fetchedLater(() => import('./JobsMap'));

interface Props {
  date: CivilDate;
  divisions: ReadonlySet<number>;
  /** Changes when others may have changed the map's jobs. */
  turn: number;
}

/**
 * The jobs by application date beside the schedule [PSC-002 PSC-012 PSC-016]. Those without a confirmed place are only
 * counted [PSC-017].
 */
export const PresiteMap = ({ date, divisions, turn }: Props) => {
  const { api, selected, store } = useSchedule();
  const text = usePresiteText();
  const { range, isWeek, setRange, reset } = useMapRange(date);
  const { jobs, isLoading, hasFailed, retry } = useMapJobs(api, range, divisions, turn);
  const [view, setView] = useState<'jobs' | 'visits'>('jobs');
  const chosen = useValue(selected);
  const span = useSelected(store.shown, (shown) => shown.span);
  const markers = useMemo(
    () =>
      mapMarkers(
        jobs.filter((job) => !isUnverified(job)),
        'presite',
      ).map((marker) => ({
        ...marker,
        ...lookOfJob(markerKind(marker.job, 'presite'), crewOf(marker.job) !== null),
      })),
    [jobs],
  );
  const key = chosen === null ? null : String(chosen);
  const hidden = jobs.length - markers.length;
  const select = (marker: string | null): void => {
    const id = marker === null ? null : Number(marker);
    selected.set(id);
    for (const { items } of store.shown.get().columns) {
      for (const { item } of items)
        if (item.job_detail_id === id)
          document
            .querySelector(`[data-presite="${item.id}"]`)
            ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  };
  return (
    <section className="presite-map" aria-label={text('map_tab')} aria-busy={isLoading}>
      <div className="presite-views is-map" role="group" aria-label={text('map_views')}>
        {(['jobs', 'visits'] as const).map((one) => (
          <button
            key={one}
            type="button"
            className="presite-view"
            aria-pressed={view === one}
            onClick={() => setView(one)}
          >
            {text(one === 'jobs' ? 'map_title' : span === 'week' ? 'visits_week_title' : 'visits_title')}
          </button>
        ))}
      </div>
      {view === 'visits' ? (
        <DayMap selected={key} onSelect={select} />
      ) : (
        <>
          <RangeFields range={range} isWeek={isWeek} onRange={setRange} onReset={reset} />
          <p className="presite-map-count" role="status">
            {hasFailed ? (
              <>
                {text('map_failed')}{' '}
                <button type="button" className="presite-button" onClick={retry}>
                  {text('retry')}
                </button>
              </>
            ) : (
              <>
                {markers.length === 0 && !isLoading
                  ? text('map_empty')
                  : text('map_count', { smart_count: markers.length })}
                {hidden > 0 && ` · ${text('map_without_place', { smart_count: hidden })}`}
              </>
            )}
          </p>
          <Suspense fallback={<div className="presite-map-wait" />}>
            <JobsMap
              markers={markers}
              selected={key}
              onSelect={select}
              label={text('map_label')}
              fit={`${range.start_date} ${range.end_date} ${markers.length > 0}`}
            />
          </Suspense>
          <MapLegend divisions={divisions} />
        </>
      )}
    </section>
  );
};
