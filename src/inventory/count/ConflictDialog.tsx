import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import type { CountEdits } from '#domain/inventory/count/countSheet';
import type { CountRow } from '../data/inventoryApi';
import { useInventoryText } from '../useInventoryText';

interface Props {
  rows: readonly CountRow[];
  edits: CountEdits;
  /** @param mine the rows whose own count is kept */
  onSettle: (mine: ReadonlySet<number>) => void;
  onClose: () => void;
}

/** Two people counted the same: both values side by side, and nothing is saved until one is chosen for each [INV-023]. */
export const ConflictDialog = ({ rows, edits, onSettle, onClose }: Props) => {
  const text = useInventoryText();
  const id = useId();
  const [chosen, setChosen] = useState<ReadonlyMap<number, 'mine' | 'theirs'>>(new Map());
  const shown = rows.filter((row) => edits.has(row.id));
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{text('conflict_title')}</DialogTitle>
      <DialogContent>
        <p className="count-question">{text('conflict_text')}</p>
        {shown.map((row) => {
          const edit = edits.get(row.id);
          return (
            <fieldset key={row.id} className="count-contested">
              <legend>{row.product.name}</legend>
              <RadioGroup
                value={chosen.get(row.id) ?? ''}
                onChange={(_event, side) =>
                  setChosen((before) => new Map(before).set(row.id, side === 'mine' ? 'mine' : 'theirs'))
                }
              >
                <FormControlLabel
                  value="mine"
                  control={<Radio />}
                  label={text('mine', { units: edit?.unit_count ?? 0, individual: edit?.individual_count ?? 0 })}
                />
                <FormControlLabel
                  value="theirs"
                  control={<Radio />}
                  label={text('theirs', {
                    who: row.changed_by ?? text('someone'),
                    units: row.unit_count,
                    individual: row.individual_count,
                  })}
                />
              </RadioGroup>
            </fieldset>
          );
        })}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {text('cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={shown.some((row) => !chosen.has(row.id))}
          onClick={() => onSettle(new Set([...chosen].flatMap(([row, side]) => (side === 'mine' ? [row] : []))))}
        >
          {text('save_choice')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
