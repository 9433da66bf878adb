import Button from '@mui/material/Button';
import type { ComponentType } from 'react';
import { useJobFormText } from '../data/useJobFormText';
import { SubJobList } from './SubJobList';
import { SubJobPanel } from './SubJobPanel';

interface Props {
  selected: string | null;
  onSelect: (key: string) => void;
  /** Null for who may add none. */
  onAdd: (() => void) | null;
  onRetry: (key: string) => void;
  form: ComponentType<{ subJobKey: string }>;
}

/** The tab Job Details: the list of sub-jobs and the form of the chosen one [JOB-012 JOB-066]. */
export const JobDetails = ({ selected, onSelect, onAdd, onRetry, form }: Props) => {
  const text = useJobFormText();
  return (
    <div className="job-details">
      <SubJobList selected={selected} onSelect={onSelect} onAdd={selected === null ? null : onAdd} />
      {selected === null ? (
        <div className="job-empty">
          <p>{text('no_sub_jobs')}</p>
          {onAdd && (
            <Button variant="contained" onClick={onAdd}>
              {text('add_new')}
            </Button>
          )}
        </div>
      ) : (
        <SubJobPanel subJobKey={selected} onRetry={onRetry} form={form} />
      )}
    </div>
  );
};
