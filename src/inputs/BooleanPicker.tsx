import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import { useT } from '../i18n/useT';
import type { InputProps } from './inputProps';

/** YES, NO or not answered; choosing the chosen one again unsets it, unless an answer is required [UI-032]. */
export const BooleanPicker = ({
  value,
  onChange,
  onBlur,
  label,
  error,
  helperText,
  disabled = false,
  required = false,
  readOnly = false,
}: InputProps<boolean | null>) => {
  const t = useT();
  const id = useId();
  const says = error || helperText;
  const described = says ? `${id}-text` : undefined;
  const choose = (next: 'yes' | 'no' | null): void => {
    if (readOnly || (next === null && required)) return;
    onChange(next === null ? null : next === 'yes');
  };
  return (
    <FormControl error={Boolean(error)} disabled={disabled} onBlur={() => onBlur?.()}>
      <span id={id} style={{ marginBottom: 4, color: 'var(--text-muted)', fontSize: 12, lineHeight: '16px' }}>
        {label}
        {required && ' *'}
      </span>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-labelledby={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described}
        disabled={disabled}
        value={value === null ? null : value ? 'yes' : 'no'}
        onChange={(_event, next: 'yes' | 'no' | null) => choose(next)}
      >
        <ToggleButton value="yes" aria-describedby={described} sx={{ px: 2, py: 0.5 }}>
          {t('inputs.yes')}
        </ToggleButton>
        <ToggleButton value="no" aria-describedby={described} sx={{ px: 2, py: 0.5 }}>
          {t('inputs.no')}
        </ToggleButton>
      </ToggleButtonGroup>
      {says && <FormHelperText id={described}>{says}</FormHelperText>}
    </FormControl>
  );
};
