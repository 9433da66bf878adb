import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { formatCivilDate } from '#domain/civilDate';
import { addressText } from '#domain/inputs/address';
import { Dialog } from '../../../page/dialog/Dialog';
import type { Duplicate } from '../data/jobFormApi';
import { useJobFormText } from '../data/useJobFormText';

/** Estimates at the same place, each a card that opens in a new tab [JOB-044 JOB-070]. */
export const DuplicatesDialog = ({
  duplicates,
  onClose,
}: {
  duplicates: readonly Duplicate[];
  onClose: () => void;
}) => {
  const text = useJobFormText();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{text('duplicates')}</DialogTitle>
      <DialogContent className="job-cards">
        {duplicates.map((one) => (
          <a
            key={one.id}
            className="job-card"
            href={`/estimate/${one.id}/edit`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <strong>
              {one.id} {one.name}
            </strong>
            <span>{one.company?.company_name}</span>
            <span>{addressText(one)}</span>
            <span>{formatCivilDate(one.entered_date)}</span>
          </a>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={onClose}>
          {text('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
