import { useRef, type KeyboardEvent } from 'react';
import { useNarrowerThan } from '../../theme/useNarrowerThan';
import { formatCivilDate } from '#domain/civilDate';
import type { DailyKind } from '#domain/daily/dailyKinds';
import { guniteStatusName } from '#domain/lookups/guniteStatusName';
import { shownName } from '#domain/lookups/shownName';
import type { SubJobDraft } from '#domain/jobs/draft';
import { useLanguage } from '../../i18n/useLanguage';
import { StatusChip } from '../search/row/StatusChip';
import { useDraft } from '../form/state/useDraft';
import { useIssueCounts } from '../form/state/useIssueCounts';
import { PICKER_UNDER } from './dailyPaths';
import { useDailyText } from './useDailyText';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The application date, or the day the gunite was finished [DB-002 DY-006]. */
const dateOf = (kind: DailyKind, { pebble_details, gunite_details }: SubJobDraft): string =>
  formatCivilDate((kind === 'batches' ? pebble_details?.app_date : gunite_details?.finished_date) ?? null);

interface Props {
  kind: DailyKind;
  selected: string;
  onSelect: (key: string) => void;
}

/**
 * The sub-jobs of the sheet, by their job types and dates: tabs at the side, a picker where there is no room for them
 * [DB-002 DY-006 UI-036].
 */
export const DailyTabs = (props: Props) =>
  useNarrowerThan(PICKER_UNDER) ? <Picker {...props} /> : <Tabs {...props} />;

const Picker = ({ kind, selected, onSelect }: Props) => {
  const text = useDailyText();
  const { language } = useLanguage();
  const subJobs = useDraft(({ sub_jobs }) => sub_jobs);
  const counts = useIssueCounts();
  const lineOf = (subJob: SubJobDraft): string => {
    const errors = counts.subJobs.get(subJob.key) ?? 0;
    const { status } = subJob;
    const name = status && (kind === 'yardage' ? guniteStatusName(status, language) : status.name);
    return [
      subJob.job_types.join(', ') || text('no_job_types'),
      dateOf(kind, subJob) || text('no_date'),
      name && shownName(name, language),
      subJob.is_critical_note && text('critical'),
      errors > 0 && text('errors', { smart_count: errors }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <select
      id={`daily-tab-${selected}`}
      className="daily-picker"
      aria-label={text('sub_jobs')}
      value={selected}
      onChange={({ target }) => onSelect(target.value)}
    >
      {subJobs.map((subJob) => (
        <option key={subJob.key} value={subJob.key}>
          {lineOf(subJob)}
        </option>
      ))}
    </select>
  );
};

const Tabs = ({ kind, selected, onSelect }: Props) => {
  const text = useDailyText();
  const list = useRef<HTMLDivElement>(null);
  const subJobs = useDraft(({ sub_jobs }) => sub_jobs);
  const counts = useIssueCounts();
  const step = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    const at = subJobs.findIndex(({ key }) => key === selected);
    const next = by === undefined ? undefined : subJobs[(at + by + subJobs.length) % subJobs.length];
    if (!next) return;
    event.preventDefault();
    onSelect(next.key);
    list.current?.querySelector<HTMLElement>(`[id="daily-tab-${next.key}"]`)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={text('sub_jobs')}
      aria-orientation="vertical"
      className="daily-tabs"
      onKeyDown={step}
    >
      {subJobs.map((subJob) => {
        const errors = counts.subJobs.get(subJob.key) ?? 0;
        return (
          <button
            key={subJob.key}
            type="button"
            role="tab"
            id={`daily-tab-${subJob.key}`}
            aria-controls="daily-panel"
            aria-selected={subJob.key === selected}
            tabIndex={subJob.key === selected ? 0 : -1}
            className="sub-job-tab"
            onClick={() => onSelect(subJob.key)}
          >
            <span className="sub-job-category">
              {subJob.job_types.join(', ') || text('no_job_types')}
              <span className="sub-job-marks">
                {subJob.is_critical_note && (
                  <span
                    className="sub-job-critical"
                    role="img"
                    aria-label={text('critical')}
                    title={text('critical')}
                  />
                )}
                {errors > 0 && (
                  <span className="job-error-count" role="img" aria-label={text('errors', { smart_count: errors })}>
                    {errors}
                  </span>
                )}
              </span>
            </span>
            <span className="sub-job-foot">
              <span>{dateOf(kind, subJob) || text('no_date')}</span>
              <StatusChip
                isGunite={kind === 'yardage'}
                row={{ status: subJob.status?.name ?? null, status_id: subJob.status?.id ?? null }}
              />
            </span>
          </button>
        );
      })}
    </div>
  );
};
