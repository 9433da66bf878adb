import Button from '@mui/material/Button';
import { LIMIT_WARNING, NO_MORE_RESULTS } from '#domain/jobSearch/searchTexts';
import type { SearchEnd } from '#domain/jobSearch/searchPage';
import { useLocalText } from '../../i18n/useLocalText';
import { shownAsOf } from '../../connectivity/keptAnswers';
import { connection } from '../../live/connection';
import { useValue } from '../../store/useValue';
import { useJobSearchText } from './useJobSearchText';

interface Props {
  end: SearchEnd;
  hasFailed: boolean;
  onRetry: () => void;
}

/**
 * What follows the last row: that more is on its way, that it failed, or why there is no more [JS-010 JS-026 FLT-020].
 * Nothing is on its way from a server that is silent [FLD-008].
 */
export const ListFoot = ({ end, hasFailed, onRetry }: Props) => {
  const text = useJobSearchText();
  const local = useLocalText();
  const isLost = useValue(connection.isLost);
  const isOfDevice = useValue(shownAsOf) !== null;
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
      {end === null
        ? text(isLost || isOfDevice ? 'more_waits' : 'loading_more')
        : local(end === 'all' ? NO_MORE_RESULTS : LIMIT_WARNING)}
    </p>
  );
};
