import TextField from '@mui/material/TextField';
import { useCrudText } from '../../useCrudText';
import type { EditorProps } from './FilterEditor';

/** Rows whose text contains what is typed. */
export const TextFilter = ({ label, value, onChange }: EditorProps) => {
  const text = useCrudText();
  return (
    <TextField
      size="small"
      autoFocus
      fullWidth
      label={`${label} ${text('contains')}`}
      value={value.contains ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? {} : { contains: event.target.value })}
    />
  );
};
