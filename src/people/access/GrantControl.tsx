import Switch from '@mui/material/Switch';
import { useId } from 'react';
import type { EntryValue } from '#domain/access/effective';
import { LEVEL_LABELS } from '#domain/access/permissionLabels';
import { ACCESS_LEVELS, isStem, type Grantable } from '#domain/access/permissions';
import { useLocalText } from '../../i18n/useLocalText';

interface Props {
  permission: Grantable;
  label: string;
  value: EntryValue;
  disabled: boolean;
  onChange: (value: EntryValue) => void;
}

/** A permission of a role: None, View or Edit, or a switch [ADM-005]. */
export const GrantControl = ({ permission, label, value, disabled, onChange }: Props) => {
  const local = useLocalText();
  const name = useId();
  if (!isStem(permission)) {
    return (
      <Switch
        size="small"
        checked={value === true}
        disabled={disabled}
        onChange={(_event, on) => onChange(on)}
        slotProps={{ input: { 'aria-label': label } }}
      />
    );
  }
  return (
    <span className="permission-levels" role="radiogroup" aria-label={label}>
      {ACCESS_LEVELS.map((level) => (
        <label key={level}>
          <input
            type="radio"
            name={name}
            checked={value === level}
            disabled={disabled}
            onChange={() => onChange(level)}
            aria-label={local(LEVEL_LABELS[level])}
          />
          <span aria-hidden>{local(LEVEL_LABELS[level])}</span>
        </label>
      ))}
    </span>
  );
};
