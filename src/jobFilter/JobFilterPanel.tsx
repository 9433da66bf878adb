import Button from '@mui/material/Button';
import type { FormEvent } from 'react';
import { isRangeWide } from '#domain/jobSearch/searchWarning';
import { searchButton } from '#domain/jobSearch/criteria';
import type { SearchCriteria } from '#domain/jobSearch/searchCriteria';
import { LIMIT_WARNING } from '#domain/jobSearch/searchTexts';
import { dropUntakenText } from '../inputs/untakenText';
import { whenTaken } from '../saving/allTaken';
import { useLocalText } from '../i18n/useLocalText';
import { FilterFields, type FilterFieldsProps } from './FilterFields';
import './jobFilter.css';
import { useFilterText } from './useFilterText';

export interface JobFilterPanelProps extends FilterFieldsProps {
  onSearch: () => void;
  onClear: () => void;
  /** The criteria whose results are shown; null without results [FLT-030]. */
  searched: SearchCriteria | null;
  isSearching?: boolean;
  /** Said above the buttons, such as that a search needs criteria [FLT-018]. */
  notice?: string | null;
  /** Set when the lists behind the pickers could not be loaded: asks for them again. */
  onRetryLists?: (() => void) | null;
}

/**
 * "Job Filters", the panel that job search and map share [FLT-001]. It holds nothing: criteria come and go by its
 * props.
 * @example <JobFilterPanel mode="map" criteria={filter.criteria} onChange={filter.change} onSearch={search} onClear={clear} searched={null} lookups={lookups} />
 */
export const JobFilterPanel = ({
  mode,
  criteria,
  onChange,
  onSearch,
  onClear,
  searched,
  lookups,
  isSearching = false,
  withCentralTexas = false,
  notice = null,
  onRetryLists = null,
}: JobFilterPanelProps) => {
  const text = useFilterText();
  const local = useLocalText();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    whenTaken(onSearch);
  };
  const clear = (): void => {
    dropUntakenText();
    onClear();
  };
  return (
    <form className="job-filter" aria-label={text('title')} onSubmit={submit} noValidate>
      <h2 className="job-filter-title">{text('title')}</h2>
      {onRetryLists && (
        <p className="job-filter-notice" role="alert">
          {text('lists_failed')}{' '}
          <Button size="small" onClick={onRetryLists}>
            {text('try_again')}
          </Button>
        </p>
      )}
      <div className="job-filter-fields">
        <FilterFields
          mode={mode}
          criteria={criteria}
          onChange={onChange}
          lookups={lookups}
          withCentralTexas={withCentralTexas}
        />
      </div>
      <div className="job-filter-foot">
        {isRangeWide(criteria) && (
          <p className="job-filter-warning" role="status">
            {local(LIMIT_WARNING)}
          </p>
        )}
        {notice !== null && (
          <p className="job-filter-notice" role="alert">
            {notice}
          </p>
        )}
        {/* Not disabled while it searches: a form without a button to press takes no Enter, and a new search drops the old. */}
        <Button type="submit" variant="contained" fullWidth aria-busy={isSearching}>
          {text(searchButton(criteria, searched))}
        </Button>
        <Button variant="outlined" fullWidth onClick={clear}>
          {text('clear')}
        </Button>
      </div>
    </form>
  );
};
