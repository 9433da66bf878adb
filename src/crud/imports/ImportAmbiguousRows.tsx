import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { ImportAmbiguous, RowAnswer } from '#domain/imports/importReport';
import type { Answers } from './useImport';
import { useImportText } from './useImportText';

interface Props {
  rows: readonly ImportAmbiguous[];
  busy: boolean;
  onDecided: (answers: Answers) => void;
}

const answerOf = (value: string): RowAnswer => (value === 'new' || value === 'skip' ? value : Number(value));

/** Rows that several records are meant by: the user says which [IMP-005]. */
export const ImportAmbiguousRows = ({ rows, busy, onDecided }: Props) => {
  const text = useImportText();
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({});
  const decided = Object.entries(chosen).filter(([, value]) => value !== '');
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { width: '100%' } }}>
      {text('import_ambiguous')}
      <Stack spacing={1.5} sx={{ mt: 1.5, maxHeight: 260, overflow: 'auto', pt: 0.75 }}>
        {rows.map(({ row, text: said, choices }) => (
          <TextField
            key={row}
            select
            size="small"
            label={text('import_ambiguous_of', { row, text: said })}
            value={chosen[row] ?? ''}
            onChange={(event) => setChosen({ ...chosen, [row]: event.target.value })}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">{text('import_ambiguous_undecided')}</MenuItem>
            {choices.map(({ id, name }) => (
              <MenuItem key={id} value={String(id)}>
                {`${name} (#${id})`}
              </MenuItem>
            ))}
            <MenuItem value="new">{text('import_ambiguous_new')}</MenuItem>
            <MenuItem value="skip">{text('import_ambiguous_skip')}</MenuItem>
          </TextField>
        ))}
      </Stack>
      <Button
        size="small"
        sx={{ mt: 1 }}
        disabled={decided.length === 0 || busy}
        onClick={() => onDecided(Object.fromEntries(decided.map(([row, value]) => [Number(row), answerOf(value)])))}
      >
        {text('import_ambiguous_again')}
      </Button>
    </Alert>
  );
};
