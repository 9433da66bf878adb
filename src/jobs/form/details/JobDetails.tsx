import Button from '@mui/material/Button';
import { useCallback, useEffect, useRef, type ComponentType } from 'react';
import { goTo } from '../../../inputs/keys/goTo';
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
  const frame = useRef<HTMLDivElement>(null);
  const isAdding = useRef(false);
  // A new sub-job is filled in from its first field on [KEY-016].
  useEffect(() => {
    if (!isAdding.current || selected === null) return;
    isAdding.current = false;
    goTo(frame.current?.querySelector<HTMLElement>('.sub-job-panel input'));
  }, [selected]);
  const add = useCallback(() => {
    isAdding.current = true;
    onAdd?.();
  }, [onAdd]);
  return (
    <div className="job-details" ref={frame}>
      <SubJobList selected={selected} onSelect={onSelect} onAdd={selected === null || onAdd === null ? null : add} />
      {selected === null ? (
        <div className="job-empty">
          <p>{text('no_sub_jobs')}</p>
          {onAdd && (
            <Button variant="contained" onClick={add}>
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
