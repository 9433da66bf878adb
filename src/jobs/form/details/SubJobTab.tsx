import CircularProgress from '@mui/material/CircularProgress';
import WarningIcon from '@mui/icons-material/WarningAmberRounded';
import { memo } from 'react';
import { CATEGORY } from '#domain/statuses';
import { useLanguage } from '../../../i18n/useLanguage';
import { StatusChip } from '../../search/row/StatusChip';
import type { SubJobTab as Tab } from '../state/formState';
import { useSubJob } from '../state/useSubJob';
import { useJobFormText } from '../data/useJobFormText';
import { tabLines } from './tabLines';
import '../../search/css/jobSearch.css';

interface Props {
  tab: Tab;
  isSelected: boolean;
  isSlim: boolean;
  errors: number;
  onSelect: (key: string) => void;
}

/** A sub-job in the list: category, job types, date, status, and what is wrong with it [SUB-021]. */
export const SubJobTab = memo(({ tab: { key, stub, load }, isSelected, isSlim, errors, onSelect }: Props) => {
  const text = useJobFormText();
  const { language } = useLanguage();
  const listed = useSubJob(key, (subJob) => subJob) ?? stub;
  if (!listed) return null;
  const { category, types, date } = tabLines(listed, language);
  const marks = (
    <span className="sub-job-marks">
      {listed.is_critical_note && (
        <span className="sub-job-critical" role="img" aria-label={text('critical')} title={text('critical')} />
      )}
      {errors > 0 && (
        <span className="job-error-count" aria-label={text('errors', { smart_count: errors })} role="img">
          {errors}
        </span>
      )}
      {load.is_still_loading && <CircularProgress size={14} thickness={5} aria-label={text('sub_job_loading')} />}
      {load.has_error && <WarningIcon fontSize="small" color="error" titleAccess={text('sub_job_failed')} />}
    </span>
  );
  return (
    <button
      type="button"
      role="tab"
      id={`sub-job-tab-${key}`}
      aria-controls="sub-job-panel"
      aria-selected={isSelected}
      tabIndex={isSelected ? 0 : -1}
      className="sub-job-tab"
      title={isSlim ? `${category}, ${types}, ${date}` : undefined}
      onClick={() => onSelect(key)}
    >
      {isSlim && (
        <>
          <span className="sub-job-short" aria-hidden="true">
            {category.slice(0, 2)}
          </span>
          <span className="visually-hidden">
            {category}, {types}, {date}
          </span>
          {marks}
        </>
      )}
      {!isSlim && (
        <>
          <span className="sub-job-category">
            {category}
            {marks}
          </span>
          <span className="sub-job-types">{types}</span>
          <span className="sub-job-foot">
            <span>{date}</span>
            <StatusChip
              isGunite={listed.job_category?.id === CATEGORY.GUNITE}
              row={{ status: listed.status?.name ?? null, status_id: listed.status?.id ?? null }}
            />
          </span>
        </>
      )}
    </button>
  );
});
