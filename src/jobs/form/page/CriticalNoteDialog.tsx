import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Dialog } from '../../../page/dialog/Dialog';
import { LinkedText } from '../../../page/LinkedText';
import { useJobFormText } from '../data/useJobFormText';
import type { CriticalNote } from './criticalNotes';

/** The critical notes of a job; only Ok closes it [JOB-045 JOB-071]. */
export const CriticalNoteDialog = ({ notes, onClose }: { notes: readonly CriticalNote[]; onClose: () => void }) => {
  const text = useJobFormText();
  const id = useId();
  return (
    <Dialog open aria-labelledby={id} maxWidth="sm" fullWidth role="alertdialog">
      <DialogTitle id={id}>{text('critical_note')}</DialogTitle>
      <DialogContent className="job-cards">
        {notes.map(({ key, identifier_text, category, critical_note }) => (
          <div key={key}>
            <strong>{text('critical_line', { identifier: identifier_text, category })}</strong>
            <p className="job-note">
              <LinkedText text={critical_note} />
            </p>
          </div>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          {text('ok')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
