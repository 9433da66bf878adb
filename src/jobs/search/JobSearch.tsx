import type { GridDensity } from '@mui/x-data-grid';
import { useStore } from 'ra-core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { givenCriteria, isEmpty } from '#domain/jobSearch/criteria';
import { DEFAULT_SORT, type SearchSort } from '#domain/jobSearch/searchColumns';
import type { JobSearchRow } from '#domain/jobSearch/searchRow';
import { useSession } from '../../auth/useSession';
import { useColumnPreferences } from '../../crud/listState/useColumnPreferences';
import { FilterDrawer } from '../../jobFilter/FilterDrawer';
import { JobFilterPanel } from '../../jobFilter/JobFilterPanel';
import { useFilterLookups } from '../../jobFilter/useFilterLookups';
import { useJobFilter } from '../../jobFilter/useJobFilter';
import { useOnline } from '../../live/useOnline';
import { useNarrowerThan } from '../../theme/useNarrowerThan';
import './css/jobSearch.css';
import type { JobSearchApi } from './data/jobSearchApi';
import { DoneNotice, type Done } from './DoneNotice';
import { ExportButton } from './ExportButton';
import { IgnoredNotice } from './IgnoredNotice';
import { JOB_LIST, ListTools } from './ListTools';
import { Results } from './Results';
import { SearchHeading } from './SearchHeading';
import { SelectionBar, useSelects } from './SelectionBar';
import { useJobSearch } from './state/useJobSearch';
import { useRowSelection } from './state/useRowSelection';
import { useSearchOrder } from './state/useSearchOrder';
import { useKeptSearch, useSearchPlace } from './state/useSearchPlace';
import { shownJobColumns } from './table/jobColumns';
import { useJobSearchText } from './useJobSearchText';

/** From here on the results are a table and the filters stand beside it [JS-003 UI-036]. */
const TABLE_WIDTH = 1255;

/** What is typed stands in the address after this long, in ms: browsers let no page write there at each key. */
const TYPING = 400;
const NO_ROWS: readonly JobSearchRow[] = [];

/** Filters, heading and list of the job search [JS-002]. */
export const JobSearch = ({ api }: { api: JobSearchApi }) => {
  const text = useJobSearchText();
  const environment = useSession().config?.environment;
  const isTable = !useNarrowerThan(TABLE_WIDTH);
  const isOnline = useOnline();
  const { criteria, change, clear, current, publish, isPublished, arrived } = useJobFilter('job');
  const kept = useKeptSearch(criteria);
  const order = useSearchOrder(kept?.found.question.sort);
  const { sort, current: currentSort, change: changeSort, write } = order;
  const state = useJobSearch(
    api,
    kept?.found.question.sort.column === sort.column && kept.found.question.sort.asc === sort.asc ? kept.found : null,
  );
  const { found, waiting, search, lookAgain } = state;
  const { place, onPlace, onOpen } = useSearchPlace(kept, found);
  const { lookups, hasFailed, retry } = useFilterLookups(api);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isPanelOpen, setPanelOpen] = useState(true);

  const preferences = useColumnPreferences(JOB_LIST);
  const [density, setDensity] = useStore<GridDensity>(`${JOB_LIST}.density`, 'standard');
  const { preferences: chosen } = preferences;
  const look = useMemo(() => ({ columns: shownJobColumns(chosen), preferences: chosen, density }), [chosen, density]);
  const { mayExport, mayDelete, mayQueue } = useSelects();
  const selection = useRowSelection(found?.rows ?? NO_ROWS);
  const { clear: unselect } = selection;
  const [done, setDone] = useState<Done | null>(null);

  /** What the panel and the heads show stands in the address; a view that led here is left [KEY-009]. */
  const publishSearch = useCallback(
    () =>
      publish((before) => {
        before.delete('view');
        return write(before);
      }),
    [publish, write],
  );
  const run = useCallback((): void => {
    setDrawerOpen(false);
    unselect();
    publishSearch();
    search({ criteria: current(), sort: currentSort() });
  }, [unselect, publishSearch, search, current, currentSort]);
  const sortBy = useCallback(
    (by: SearchSort): void => {
      changeSort(by);
      publishSearch();
      search({ criteria: current(), sort: by });
    },
    [changeSort, publishSearch, search, current],
  );
  useEffect(() => {
    if (isPublished()) return undefined;
    const later = setTimeout(publishSearch, TYPING);
    return () => clearTimeout(later);
  }, [criteria, isPublished, publishSearch]);

  const begin = useRef({
    found,
    opened: kept?.opened ?? null,
    run: () => search({ criteria: current(), sort }),
    // What was kept of this session stands in the address too: it says what the list shows.
    publishSearch: () => {
      if (!isEmpty(current()) || sort !== DEFAULT_SORT) publishSearch();
    },
    isBare: useLocation().search === '',
    lookAgain,
  });
  useEffect(() => {
    const { found: shown, opened, run: first, lookAgain: again } = begin.current;
    if (!shown) first();
    else if (opened !== null) again(opened);
    if (begin.current.isBare) begin.current.publishSearch();
  }, []);
  const lastArrival = useRef(0);
  const arrivals = arrived + order.arrived;
  useEffect(() => {
    if (arrivals === lastArrival.current) return;
    lastArrival.current = arrivals;
    unselect();
    search({ criteria: current(), sort: currentSort() });
  }, [arrivals, unselect, search, current, currentSort]);

  const panel = (
    <JobFilterPanel
      mode="search"
      criteria={criteria}
      onChange={change}
      onSearch={run}
      onClear={() => {
        clear();
        run();
      }}
      searched={found?.question.criteria ?? null}
      lookups={lookups}
      onRetryLists={hasFailed ? retry : null}
      isSearching={waiting === 'first'}
      withCentralTexas={environment !== undefined && environment !== 'prod'}
    />
  );
  const toggle = (): void => (isTable ? setPanelOpen(!isPanelOpen) : setDrawerOpen(true));
  return (
    <div className="job-search">
      {isTable ? (
        isPanelOpen && <aside className="job-search-filter">{panel}</aside>
      ) : (
        <FilterDrawer open={isDrawerOpen} onClose={() => setDrawerOpen(false)}>
          {panel}
        </FilterDrawer>
      )}
      <section className="job-search-main" aria-busy={waiting === 'first'}>
        <SearchHeading
          count={found?.count ?? null}
          isSearching={waiting === 'first'}
          filters={{
            given: givenCriteria(criteria).length,
            isOpen: isTable ? isPanelOpen : isDrawerOpen,
            onToggle: toggle,
            isBeside: isTable,
          }}
        >
          <ListTools
            criteria={criteria}
            sort={sort}
            preferences={preferences}
            density={density}
            onDensity={setDensity}
            isTable={isTable}
          />
          <ExportButton api={api} found={waiting === 'first' ? null : found} />
        </SearchHeading>
        {found && selection.rows.length > 0 && (
          <SelectionBar
            api={api}
            question={found.question}
            selection={selection}
            onDone={(what) => {
              setDone(what);
              if (what.what === 'deleted') run();
            }}
          />
        )}
        {done && (
          <DoneNotice
            key={done.mutation_id}
            api={api}
            done={done}
            onUndone={() => {
              setDone(null);
              if (done.what === 'deleted') run();
            }}
            onClose={() => setDone(null)}
          />
        )}
        {!isOnline && (
          <p className="job-offline" role="status">
            {text('offline')}
          </p>
        )}
        <IgnoredNotice ignores={api.ignores} criteria={found?.question.criteria ?? criteria} />
        <Results
          state={state}
          isTable={isTable}
          onRetry={run}
          look={look}
          selection={mayExport || mayDelete || mayQueue ? selection : null}
          sort={sort}
          onSort={sortBy}
          onOpen={onOpen}
          place={place}
          onPlace={onPlace}
        />
      </section>
    </div>
  );
};
