import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useCrudText } from '../../look/useCrudText';
import type { EditorProps } from '../../listState/filterKinds';

/** Yes or no. */
export const BooleanFilter = ({ label, value, onChange }: EditorProps) => {
  const text = useCrudText();
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      color="primary"
      aria-label={label}
      value={value.eq ?? null}
      onChange={(_event, chosen: boolean | null) => onChange(chosen === null ? {} : { eq: chosen })}
    >
      <ToggleButton value>{text('yes')}</ToggleButton>
      <ToggleButton value={false}>{text('no')}</ToggleButton>
    </ToggleButtonGroup>
  );
};
