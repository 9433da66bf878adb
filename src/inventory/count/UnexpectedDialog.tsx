import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { CountEdits } from '#domain/inventory/count/countSheet';
import type { StockCounts } from '#domain/inventory/stock';
import { Dialog } from '../../page/dialog/Dialog';
import type { CountRow } from '../data/inventoryApi';
import { useInventoryText } from '../useInventoryText';

interface Props {
  rows: readonly CountRow[];
  edits: CountEdits;
  onSave: () => void;
  onClose: () => void;
}

const pair = ({ unit_count, individual_count }: StockCounts): string => `${unit_count} / ${individual_count}`;

/** Asks about counts that are far from what should be there, before they become the stock. */
export const UnexpectedDialog = ({ rows, edits, onSave, onClose }: Props) => {
  const text = useInventoryText();
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{text('check_title')}</DialogTitle>
      <DialogContent>
        <p className="count-question">{text('check_text')}</p>
        <ul className="count-question-rows">
          {rows.map((row) => {
            const edit = edits.get(row.id);
            return (
              edit && (
                <li key={row.id}>
                  <strong>{row.product.name}</strong>
                  <span>{text('check_row', { before: pair(edit.base), after: pair(edit) })}</span>
                </li>
              )
            );
          })}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onClose}>
          {text('check_back')}
        </Button>
        <Button variant="contained" onClick={onSave}>
          {text('check_save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
