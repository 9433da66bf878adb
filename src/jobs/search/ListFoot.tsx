import Button from '@mui/material/Button';
import { LIMIT_WARNING, NO_MORE_RESULTS } from '#domain/jobSearch/searchTexts';
import type { SearchEnd } from '#domain/jobSearch/searchPage';
import { useLocalText } from '../../i18n/useLocalText';
import { useJobSearchText } from './useJobSearchText';

interface Props {
  end: SearchEnd;
  hasFailed: boolean;
  onRetry: () => void;
}

/**
 * What follows the last row: that more is on its way, that it failed, or why there is no more [JS-010 JS-026 FLT-020].
 */
export const ListFoot = ({ end, hasFailed, onRetry }: Props) => {
  const text = useJobSearchText();
  const local = useLocalText();
  if (hasFailed)
    return (
      <p className="job-foot" role="alert">
        {text('more_failed')}{' '}
        <Button size="small" onClick={onRetry}>
          {text('try_again')}
        </Button>
      </p>
    );
  return (
    <p className="job-foot" role="status">
      {end === null ? text('loading_more') : local(end === 'all' ? NO_MORE_RESULTS : LIMIT_WARNING)}
    </p>
  );
};
