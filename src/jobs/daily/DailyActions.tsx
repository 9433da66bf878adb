import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useDailyText } from './useDailyText';

export interface DailyActionsProps {
  isDirty: boolean;
  isSaving: boolean;
  /** Absent for who may edit none of the sub-jobs. */
  onSave: (() => void) | null;
}

/** How the sheet stands, and Save and Cancel [DB-019 DY-002]. */
export const DailyActions = ({ isDirty, isSaving, onSave }: DailyActionsProps) => {
  const text = useDailyText();
  const state = isSaving ? 'saving' : isDirty ? 'unsaved' : 'all_saved';
  return (
    <>
      <span role="status" className="job-save-status daily-status" data-state={state}>
        {onSave && text(state)}
      </span>
      <Button component={Link} to="/job" variant="outlined">
        {text('cancel')}
      </Button>
      {onSave && (
        <Button
          variant="contained"
          onClick={onSave}
          disabled={!isDirty}
          loading={isSaving}
          loadingPosition="center"
          aria-keyshortcuts="Control+S Meta+S"
        >
          {text('save')}
        </Button>
      )}
    </>
  );
};
