import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { givenCriteria, isEmpty } from '#domain/jobSearch/criteria';
import { DEFAULT_SORT, type SearchSort } from '#domain/jobSearch/searchColumns';
import { useSession } from '../../auth/useSession';
import { FilterDrawer } from '../../jobFilter/FilterDrawer';
import { JobFilterPanel } from '../../jobFilter/JobFilterPanel';
import { useFilterLookups } from '../../jobFilter/useFilterLookups';
import { useJobFilter } from '../../jobFilter/useJobFilter';
import { useOnline } from '../../live/useOnline';
import { useNarrowerThan } from '../../theme/useNarrowerThan';
import './css/jobSearch.css';
import type { JobSearchApi } from './data/jobSearchApi';
import { ExportButton } from './ExportButton';
import { Results } from './Results';
import { SearchHeading } from './SearchHeading';
import { addressOfSort, sortOfAddress } from './state/sortAddress';
import { useJobSearch } from './state/useJobSearch';
import { useKeptSearch, useSearchPlace } from './state/useSearchPlace';
import { useJobSearchText } from './useJobSearchText';

/** From here on the results are a table and the filters stand beside it [JS-003 UI-036]. */
const TABLE_WIDTH = 1255;

/** Filters, heading and list of the job search [JS-002]. */
export const JobSearch = ({ api }: { api: JobSearchApi }) => {
  const text = useJobSearchText();
  const environment = useSession().config?.environment;
  const isTable = !useNarrowerThan(TABLE_WIDTH);
  const isOnline = useOnline();
  const [params, setParams] = useSearchParams();
  const { criteria, change, clear, current, publish, arrived } = useJobFilter('job');
  const kept = useKeptSearch(criteria);
  const [sort, setSort] = useState<SearchSort>(
    () => sortOfAddress(params) ?? kept?.found.question.sort ?? DEFAULT_SORT,
  );
  const state = useJobSearch(
    api,
    kept?.found.question.sort.column === sort.column && kept.found.question.sort.asc === sort.asc ? kept.found : null,
  );
  const { found, waiting, search, lookAgain } = state;
  const { place, onPlace, onOpen } = useSearchPlace(kept, found);
  const { lookups, hasFailed, retry } = useFilterLookups(api);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isPanelOpen, setPanelOpen] = useState(true);

  const run = useCallback(
    (by: SearchSort): void => {
      setDrawerOpen(false);
      publish();
      search({ criteria: current(), sort: by });
    },
    [publish, search, current],
  );
  const sortBy = useCallback(
    (by: SearchSort): void => {
      setSort(by);
      setParams((before) => addressOfSort(by, before), { replace: true });
      search({ criteria: current(), sort: by });
    },
    [setParams, search, current],
  );

  const begin = useRef({
    found,
    opened: kept?.opened ?? null,
    run: () => search({ criteria: current(), sort }),
    tell: () => {
      if (!isEmpty(current())) publish();
    },
    lookAgain,
  });
  useEffect(() => {
    const { found: shown, opened, run: first, lookAgain: again } = begin.current;
    if (!shown) first();
    else if (opened !== null) again(opened);
    // What was kept of this session stands in the address too: it says what the list shows.
    begin.current.tell();
  }, []);
  const lastArrival = useRef(0);
  useEffect(() => {
    if (arrived === lastArrival.current) return;
    lastArrival.current = arrived;
    search({ criteria: current(), sort });
  }, [arrived, search, current, sort]);

  const panel = (
    <JobFilterPanel
      mode="search"
      criteria={criteria}
      onChange={change}
      onSearch={() => run(sort)}
      onClear={() => {
        clear();
        run(sort);
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
          <ExportButton api={api} found={waiting === 'first' ? null : found} />
        </SearchHeading>
        {!isOnline && (
          <p className="job-offline" role="status">
            {text('offline')}
          </p>
        )}
        <Results
          state={state}
          isTable={isTable}
          onRetry={() => run(sort)}
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
