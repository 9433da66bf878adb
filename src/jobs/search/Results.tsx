import { NO_RESULTS } from '#domain/jobSearch/searchTexts';
import { useDelayed } from '../../clock/useDelayed';
import { ErrorView } from '../../errors/ErrorView';
import { useLocalText } from '../../i18n/useLocalText';
import { ResultCards } from './cards/ResultCards';
import { ListFoot } from './ListFoot';
import type { ResultsProps } from './ResultsProps';
import type { JobSearch } from './state/useJobSearch';
import { ResultTable } from './table/ResultTable';
import { useJobSearchText } from './useJobSearchText';

interface Props extends Omit<ResultsProps, 'rows' | 'count' | 'onEnd' | 'foot'> {
  state: JobSearch;
  isTable: boolean;
  onRetry: () => void;
}

const SKELETONS = Array.from({ length: 8 }, (_, index) => index);

/** The list, or why there is none: on its way, failed, nothing found [JS-009 JS-015]. */
export const Results = ({
  state: { found, waiting, error, hasNextFailed, more },
  isTable,
  onRetry,
  ...list
}: Props) => {
  const text = useJobSearchText();
  const local = useLocalText();
  const isSlow = useDelayed(waiting === 'first');
  if (error !== null)
    return (
      <div className="job-empty">
        <ErrorView message={error === '' ? null : error} onRetry={onRetry} />
      </div>
    );
  if (!found)
    return isSlow ? (
      <div className="job-skeletons" aria-hidden="true">
        {SKELETONS.map((index) => (
          <span key={index} />
        ))}
      </div>
    ) : null;
  if (found.rows.length === 0)
    return (
      <div className="job-empty" role="status">
        <p>
          <strong>{local(NO_RESULTS)}</strong>
        </p>
        <p>{text('nothing_hint')}</p>
      </div>
    );
  const List = isTable ? ResultTable : ResultCards;
  const foot = <ListFoot end={found.end} hasFailed={hasNextFailed} onRetry={more} />;
  return <List {...list} rows={found.rows} count={found.count} onEnd={hasNextFailed ? ignore : more} foot={foot} />;
};

/** After a failure the next page is asked for by hand, not by scrolling. */
const ignore = (): void => undefined;
