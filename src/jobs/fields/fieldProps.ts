import type { ReactNode } from 'react';

/** What every field of the job form takes. Value, error and the right to edit come from the form. */
export interface FieldProps {
  /** Path of what it holds, within the scope around. */
  name: string;
  label: string;
  required?: boolean;
  /** Never edited here, such as a value that the rules work out. */
  readOnly?: boolean;
  helperText?: ReactNode;
  autoFocus?: boolean;
}
