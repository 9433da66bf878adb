import type { ReactNode } from 'react';

/**
 * What every input takes: a value, how to change it, and how it is shown. Nothing is kept inside but text half typed.
 */
export interface InputProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
  label: string;
  /** A message that marks the input as wrong, in place of `helperText`. */
  error?: string | null | undefined;
  helperText?: ReactNode;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  /** Shown like a value that cannot be changed here; still focusable and copyable. */
  readOnly?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  /** Name of the control in its form, for autofill and for tests. */
  name?: string | undefined;
  autoFocus?: boolean | undefined;
}
