import LinearProgress from '@mui/material/LinearProgress';
import { useInventoryText } from '../useInventoryText';

interface Props {
  done: number;
  all: number;
  unsaved: number;
  elsewhere: number;
}

/** How far the count of the shown place and categories is. */
export const CountProgress = ({ done, all, unsaved, elsewhere }: Props) => {
  const text = useInventoryText();
  const label = text('counted', { done, all });
  return (
    <div className="count-progress">
      <span>{label}</span>
      <LinearProgress variant="determinate" value={all === 0 ? 0 : (done / all) * 100} aria-label={label} />
      <span role="status" className="count-unsaved">
        {unsaved > 0 && text('unsaved', { smart_count: unsaved })}
        {elsewhere > 0 && `, ${text('unsaved_elsewhere', { smart_count: elsewhere })}`}
      </span>
    </div>
  );
};
