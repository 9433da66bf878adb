import { formatCivilDate } from '#domain/civilDate';
import type { DailyKind } from '#domain/daily/dailyKinds';
import { dailyTotals } from '#domain/daily/dailyTotals';
import { useDraft } from '../form/state/useDraft';
import { useSubJob } from '../form/state/useSubJob';
import { useDailyText } from './useDailyText';

/** The sums of the chosen sub-job and of all, always in sight while one types. */
export const DailyTotals = ({ kind, selected }: { kind: DailyKind; selected: string }) => {
  const text = useDailyText();
  const subJobs = useDraft(({ sub_jobs }) => sub_jobs);
  const finished = useSubJob(selected, ({ gunite_details }) => gunite_details?.finished_date ?? null) ?? null;
  return (
    <dl className="daily-totals" aria-label={text('totals')}>
      {dailyTotals(kind, subJobs, selected).map(({ name, own, all }) => (
        <div key={name}>
          <dt>{text(name)}</dt>
          <dd>
            {own}
            {subJobs.length > 1 && (
              <small>
                {' '}
                / {all} {text('in_all')}
              </small>
            )}
          </dd>
        </div>
      ))}
      {finished !== null && (
        <div>
          <dt>{text('finished')}</dt>
          <dd>{formatCivilDate(finished)}</dd>
        </div>
      )}
    </dl>
  );
};
