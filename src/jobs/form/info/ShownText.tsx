import TextField from '@mui/material/TextField';
import { textFieldProps } from '../../../inputs/textFieldProps';

/** A value that belongs to another record or to the server: read, focused and copied, never typed into. */
export const ShownText = ({ label, value }: { label: string; value: string }) => (
  <TextField {...textFieldProps({ label, readOnly: true }, { tabIndex: -1 })} value={value} className="job-shown" />
);
