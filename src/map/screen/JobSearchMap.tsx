import { Suspense, useCallback, useMemo, useState } from 'react';
import { fetchedLater } from '../../page/fetchedLater';
import { givenCriteria, isEmpty } from '#domain/jobSearch/criteria';
import { mapJobKey, type MapJob } from '#domain/jobSearch/mapJob';
import { placeOf } from '#domain/jobSearch/place';
import { NO_CRITERIA } from '#domain/jobSearch/searchTexts';
import { useProfile } from '../../auth/useProfile';
import { useSession } from '../../auth/useSession';
import { useLocalText } from '../../i18n/useLocalText';
import { FilterDrawer } from '../../jobFilter/FilterDrawer';
import { JobFilterPanel } from '../../jobFilter/JobFilterPanel';
import { useFilterLookups } from '../../jobFilter/useFilterLookups';
import { useJobFilter } from '../../jobFilter/useJobFilter';
import { ErrorBoundary } from '../../errors/ErrorBoundary';
import { ErrorView } from '../../errors/ErrorView';
import { useNarrowerThan } from '../../theme/useNarrowerThan';
import type { MapApi } from '../data/mapApi';
import type { MapFocus } from '../mapItem';
import { MAP_HEIGHT } from '../mapSize';
import { useMapText } from '../useMapText';
import { FoundText } from './FoundText';
import { popupLink, type MapAudience } from './jobLink';
import { Legend } from './Legend';
import { ListSheet } from './ListSheet';
import { MapToolbar } from './MapToolbar';
import { SidePanel } from './SidePanel';
import { UnverifiedList } from './UnverifiedList';
import { useMapJobs } from './useMapJobs';
import { useMapSearch } from './useMapSearch';
import './mapScreen.css';

const ResultsMap = fetchedLater(() => import('./ResultsMap'));

/** From here on the filters stand beside the map [UI-036], and the unverified jobs in a list [MAP-014 MAP-019]. */
const FILTER_COLUMN = 1367;
const WIDE = 1255;
const LIST_COLUMN = 761;
/** How close a job from the list of unverified ones is looked at [MAP-019]. */
const CLOSE_UP = 15;

const NO_JOBS: readonly MapJob[] = [];

export interface JobSearchMapProps {
  api: MapApi;
  audience: MapAudience;
  /** Street tiles other than the server's. */
  tileUrl?: string | null;
}

/** The job map: filters, places, legend, markers, and the jobs as lists [MAP-001 MAP-013]. */
export const JobSearchMap = ({ api, audience, tileUrl }: JobSearchMapProps) => {
  const text = useMapText();
  const local = useLocalText();
  const flags = useProfile()?.flags;
  const environment = useSession().config?.environment;
  const filter = useJobFilter('map');
  const { lookups, hasFailed: hasNoLists, retry: retryLists } = useFilterLookups(api);
  const { results, isSearching, error, search, empty } = useMapSearch(api);
  const { shown, markers, counts, chosen, toggle, showAll } = useMapJobs(results?.jobs ?? NO_JOBS);
  const [selected, setSelected] = useState<string | null>(null);
  const [focus, setFocus] = useState<MapFocus | null>(null);
  const [isRefused, setRefused] = useState(false);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [hasFilterColumn, isWide, hasListColumn] = [
    !useNarrowerThan(FILTER_COLUMN),
    !useNarrowerThan(WIDE),
    !useNarrowerThan(LIST_COLUMN),
  ];

  const { current, publish, change, clear: clearCriteria } = filter;
  const run = useCallback((): void => {
    const criteria = current();
    setRefused(isEmpty(criteria));
    if (isEmpty(criteria)) return;
    setSelected(null);
    setDrawerOpen(false);
    publish();
    search(criteria);
  }, [current, publish, search]);
  const clear = useCallback((): void => {
    clearCriteria();
    empty();
    setSelected(null);
    setRefused(false);
  }, [clearCriteria, empty]);
  const linkOf = useCallback((job: MapJob) => popupLink(job, audience), [audience]);
  const lookAt = useCallback((job: MapJob, zoom?: number): void => {
    setSelected(mapJobKey(job));
    const place = placeOf(job);
    if (!place) return;
    setFocus({ ...place, ...(zoom === undefined ? {} : { zoom }) });
    setSheetOpen(false);
  }, []);
  const select = useCallback((job: MapJob) => lookAt(job), [lookAt]);
  const lookClosely = useCallback((job: MapJob) => lookAt(job, CLOSE_UP), [lookAt]);

  const panel = (
    <JobFilterPanel
      mode="map"
      criteria={filter.criteria}
      onChange={(patch) => {
        setRefused(false);
        change(patch);
      }}
      onSearch={run}
      onClear={clear}
      searched={results?.criteria ?? null}
      lookups={lookups}
      onRetryLists={hasNoLists ? retryLists : null}
      isSearching={isSearching}
      withCentralTexas={environment !== undefined && environment !== 'prod'}
      notice={isRefused ? local(NO_CRITERIA) : null}
    />
  );
  const side = (
    <SidePanel
      total={results?.jobs.length ?? null}
      shown={shown}
      error={error}
      onRetry={run}
      selected={selected}
      onSelect={select}
      linkOf={linkOf}
      onShowAll={showAll}
    />
  );
  const showsUnverified = isWide && Boolean(flags?.presite_gunite || flags?.presite_pebble);
  const count = useMemo(() => givenCriteria(filter.criteria).length, [filter.criteria]);
  return (
    <div className="map-screen">
      {hasFilterColumn ? (
        <aside className="map-filter">{panel}</aside>
      ) : (
        <FilterDrawer open={isDrawerOpen} onClose={() => setDrawerOpen(false)}>
          {panel}
        </FilterDrawer>
      )}
      <div className="map-main">
        <h1 className="visually-hidden">{text('title')}</h1>
        <MapToolbar
          locations={lookups.locations}
          onFocus={({ lat, lon, zoom }) => setFocus({ lat, lon, zoom })}
          filters={hasFilterColumn ? null : { count, onOpen: () => setDrawerOpen(true) }}
        >
          <FoundText
            total={results?.jobs.length ?? null}
            shown={shown.length}
            isSearching={isSearching}
            saysNothing={!hasListColumn}
          />
        </MapToolbar>
        {!hasListColumn && error !== null && <ErrorView message={error === '' ? null : error} onRetry={run} />}
        <div className="map-row">
          <ErrorBoundary variant="panel">
            <Suspense fallback={<div className="map-waiting" style={{ height: MAP_HEIGHT }} />}>
              <ResultsMap
                jobs={markers}
                selected={selected}
                onSelect={setSelected}
                linkOf={linkOf}
                label={text('title')}
                focus={focus}
                fit={results ?? undefined}
                {...(tileUrl === undefined ? {} : { tileUrl })}
              />
            </Suspense>
          </ErrorBoundary>
          {hasListColumn && (
            <div
              className="map-lists"
              style={{ height: MAP_HEIGHT }}
              onKeyDown={({ key }) => {
                if (key === 'Escape') setSelected(null);
              }}
            >
              {side}
              {showsUnverified && (
                <UnverifiedList jobs={results === null ? null : shown} selected={selected} onSelect={lookClosely} />
              )}
            </div>
          )}
        </div>
        <Legend counts={counts} chosen={chosen} onToggle={toggle} onAll={showAll} />
      </div>
      {!hasListColumn && (
        <ListSheet
          count={results === null ? null : shown.length}
          isOpen={isSheetOpen}
          onToggle={() => setSheetOpen(!isSheetOpen)}
        >
          {side}
        </ListSheet>
      )}
    </div>
  );
};
