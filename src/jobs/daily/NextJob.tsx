import { forwardRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { IntegerInput } from '../../inputs/IntegerInput';
import { useDailyText } from './useDailyText';

interface Props {
  /** Path of the sheet, to which the number is added. */
  path: string;
  /** The job that is open. */
  current: number;
}

/** The number of the next job of the stack: Enter opens its sheet. */
export const NextJob = forwardRef<HTMLDivElement, Props>(({ path, current }, ref) => {
  const text = useDailyText();
  const navigate = useNavigate();
  const [id, setId] = useState<number | null>(null);
  const open = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || id === null || id === current || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    void navigate(`${path}/${id}`);
  };
  return (
    <div ref={ref} className="daily-next" onKeyDown={open} title={text('next_hint')}>
      <IntegerInput label={text('next_job')} min={1} value={id} onChange={setId} />
    </div>
  );
});
NextJob.displayName = 'NextJob';
