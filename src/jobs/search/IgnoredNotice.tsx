import { givenCriteria, type CriterionName } from '#domain/jobSearch/criteria';
import type { SearchCriteria } from '#domain/jobSearch/searchCriteria';
import { useFilterText } from '../../jobFilter/useFilterText';
import { useJobSearchText } from './useJobSearchText';

const NONE: readonly CriterionName[] = [];

interface Props {
  ignores: readonly CriterionName[] | undefined;
  criteria: SearchCriteria;
}

/** Says which of the given filters the list knows nothing of: it shows more than was asked for. */
export const IgnoredNotice = ({ ignores = NONE, criteria }: Props) => {
  const text = useJobSearchText();
  const filterText = useFilterText();
  const names = givenCriteria(criteria)
    .filter((name) => ignores.includes(name))
    .map((name) => (name === 'report' ? text('ignored_report') : filterText(name)));
  if (names.length === 0) return null;
  return (
    <p className="job-offline" role="status">
      {text('ignored', { names: names.join(', ') })}
    </p>
  );
};
