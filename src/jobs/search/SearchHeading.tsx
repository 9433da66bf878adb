import Button from '@mui/material/Button';
import FilterListIcon from '@mui/icons-material/FilterList';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EDITS_JOBS } from '#domain/access/needs';
import { SEARCH_LIMIT } from '#domain/jobSearch/searchWarning';
import { useCan } from '../../auth/useCan';
import { useDelayed } from '../../clock/useDelayed';
import { useJobSearchText } from './useJobSearchText';

interface Props {
  /** Null while nothing is known. */
  count: number | null;
  isSearching: boolean;
  /** Beside the way to the filters. */
  children?: ReactNode;
  filters: {
    given: number;
    isOpen: boolean;
    onToggle: () => void;
    /** Beside the list, or in front of it. */ isBeside: boolean;
  };
}

/** Over the list: how much was found, the way to the filters, and "New" for who may make jobs [JS-002 JS-029]. */
export const SearchHeading = ({
  count,
  isSearching,
  children,
  filters: { given, isOpen, onToggle, isBeside },
}: Props) => {
  const text = useJobSearchText();
  const mayMake = useCan(EDITS_JOBS);
  const isSlow = useDelayed(isSearching);
  const found =
    count === null ? null : count > SEARCH_LIMIT ? text('results_many') : text('results', { smart_count: count });
  const label = text(isBeside ? (isOpen ? 'hide_filters' : 'show_filters') : 'filters');
  return (
    <header className="job-heading">
      <h1>{text('title')}</h1>
      <span className="job-found" role="status">
        {isSlow ? text('searching') : found}
      </span>
      <Button variant="outlined" startIcon={<FilterListIcon />} aria-expanded={isOpen} onClick={onToggle}>
        {label}
        {given > 0 && !(isBeside && isOpen) && ` (${given})`}
      </Button>
      {children}
      {mayMake && (
        <Button variant="contained" component={Link} to="/job/new">
          {text('new')}
        </Button>
      )}
    </header>
  );
};
