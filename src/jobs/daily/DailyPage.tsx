import { useCallback } from 'react';
import { useParams } from 'react-router';
import type { DailyKind } from '#domain/daily/dailyKinds';
import { useLoaded } from '../../dataProvider/useLoaded';
import { ErrorView } from '../../errors/ErrorView';
import { Loading } from '../../errors/Loading';
import { useDailyApi } from './data/useDailyApi';
import DaySheetScreen from './sheet/DaySheetScreen';
import { OpenDaily } from './OpenDaily';
import { useDailyText } from './useDailyText';
import { CallError } from '../../dataProvider/CallError';

/** /daily-batches/{jobID} and /daily-yardage/{jobID}, and /daily for all jobs of a day [DB-001 DB-017 DY-001]. */
export default function DailyPage({ kind }: { kind: DailyKind | 'day' }) {
  const { jobID } = useParams();
  if (kind === 'day') return <DaySheetScreen />;
  return <DailyOfJob key={`${kind} ${jobID}`} kind={kind} id={Number(jobID)} />;
}

const DailyOfJob = ({ kind, id }: { kind: DailyKind; id: number }) => {
  const text = useDailyText();
  const api = useDailyApi();
  const load = useCallback(async () => {
    const [lookups, read] = await Promise.all([api.lookups(), api.job(kind, id)]);
    return { lookups, read };
  }, [api, kind, id]);
  const { value, error, turn, reload } = useLoaded(load);
  if (error !== null) {
    const isMissing = error instanceof CallError && error.status === 404;
    return (
      <ErrorView
        variant="page"
        message={isMissing ? text('not_found') : null}
        {...(isMissing ? {} : { onRetry: reload })}
      />
    );
  }
  if (!value) return <Loading />;
  return <OpenDaily key={turn} kind={kind} id={id} {...value} />;
};
