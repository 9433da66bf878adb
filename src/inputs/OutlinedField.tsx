import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel, { type InputLabelProps } from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { OutlinedTextFieldProps } from '@mui/material/TextField';
import { useId } from 'react';

type Given = Omit<OutlinedTextFieldProps, 'variant' | 'select' | 'children' | 'slots' | 'slotProps' | 'SelectProps'>;

/**
 * Where the browser makes a text as high as what stands in it, MUI's own way is left out: it measures by laying out the
 * whole page, for each field.
 */
const mayGrow = (): boolean => CSS.supports('field-sizing', 'content');

const growing = (minRows: number | string = 1, maxRows?: number | string): OutlinedInputProps['inputProps'] => ({
  type: undefined,
  style: {
    fieldSizing: 'content',
    minHeight: `${minRows}lh`,
    ...(maxRows !== undefined && { maxHeight: `${maxRows}lh` }),
  },
});

interface Props extends Given {
  slotProps?: {
    input?: Partial<OutlinedInputProps>;
    htmlInput?: OutlinedInputProps['inputProps'];
    inputLabel?: InputLabelProps;
  };
}

/**
 * MUI's text field in the one look that forms have here. MUI's own brings its other looks, its select and its menu to
 * every form.
 */
export const OutlinedField = ({
  autoComplete,
  autoFocus = false,
  className = '',
  defaultValue,
  disabled = false,
  error = false,
  helperText,
  id: given,
  InputLabelProps: labelOf,
  inputProps,
  InputProps: frame,
  inputRef,
  label,
  maxRows,
  minRows,
  multiline = false,
  name,
  onBlur,
  onChange,
  onFocus,
  placeholder,
  rows,
  slotProps: { input = frame, htmlInput = inputProps, inputLabel = labelOf } = {},
  type,
  value,
  ...rest
}: Props) => {
  const own = useId();
  const id = given ?? own;
  const helperId = helperText ? `${id}-helper-text` : undefined;
  const grows = multiline && rows === undefined && mayGrow();
  const filled = { ...(value === undefined ? {} : { value }), ...(defaultValue === undefined ? {} : { defaultValue }) };
  return (
    <FormControl
      variant="outlined"
      size="small"
      fullWidth
      {...rest}
      className={`MuiTextField-root ${className}`.trim()}
      disabled={disabled}
      error={error}
    >
      {label !== undefined && label !== '' && (
        <InputLabel htmlFor={id} id={`${id}-label`} {...inputLabel}>
          {label}
        </InputLabel>
      )}
      <OutlinedInput
        aria-describedby={helperId}
        {...{ autoComplete, inputRef, name, onBlur, onChange, onFocus, placeholder, rows, type }}
        {...(grows ? { inputComponent: 'textarea' } : { minRows, maxRows })}
        {...filled}
        autoFocus={autoFocus}
        fullWidth
        multiline={multiline}
        id={id}
        label={label}
        {...(inputLabel?.shrink === undefined ? {} : { notched: inputLabel.shrink })}
        {...((grows || htmlInput) && { inputProps: { ...(grows && growing(minRows, maxRows)), ...htmlInput } })}
        {...input}
      />
      {helperText && <FormHelperText id={helperId}>{helperText}</FormHelperText>}
    </FormControl>
  );
};
