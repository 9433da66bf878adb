import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { sameValue } from '#domain/fields/sameValue';
import { Dialog } from '../../page/dialog/Dialog';
import { whenTaken } from '../../saving/allTaken';
import { useLocalText } from '../../i18n/useLocalText';
import { FormScope } from '../form/state/FormScope';
import { cellsOf } from './cellsOf';
import type { EntryColumn, EntryRow, EntryWords } from './entryColumn';
import { useEntriesText } from './useEntriesText';

interface Props<Row extends EntryRow> {
  words: EntryWords;
  columns: readonly EntryColumn<Row>[];
  row: Row;
  list: string;
  onDone: () => void;
  onCancel: () => void;
  onDelete: () => void;
}

/** The fields of one row on a narrow window: what is typed counts at once, Cancel takes it back [PEB-041]. */
export const EntryDialog = <Row extends EntryRow>({
  words,
  columns,
  row,
  list,
  onDone,
  onCancel,
  onDelete,
}: Props<Row>) => {
  const text = useEntriesText();
  const local = useLocalText();
  const id = useId();
  const [opened] = useState(row);
  return (
    <Dialog open onClose={onCancel} isDirty={!sameValue(opened, row)} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{text('edit', { kind: local(words.kind) })}</DialogTitle>
      <DialogContent>
        <div className="entries-dialog">
          <FormScope path={`${list}.${row.key}`}>
            {cellsOf(columns, row).map(({ name, label, control: Control }) => (
              <Control key={name} name={name} label={local(label)} />
            ))}
          </FormScope>
        </div>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={onDelete} sx={{ mr: 'auto' }}>
          {text('delete')}
        </Button>
        <Button variant="outlined" onClick={onCancel}>
          {text('cancel')}
        </Button>
        <Button variant="contained" onClick={() => whenTaken(onDone)}>
          {text('done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
