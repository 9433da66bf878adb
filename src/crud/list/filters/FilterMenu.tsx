import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { FieldDescriptor } from '#domain/fields/descriptor';
import { useCrudText } from '../../look/useCrudText';
import { useLabel } from '../../look/useLabel';

interface Props {
  anchor: HTMLElement | null;
  fields: readonly FieldDescriptor[];
  onChoose: (field: FieldDescriptor, anchor: HTMLElement) => void;
  onClose: () => void;
}

/** The fields that a list can be filtered by. */
export const FilterMenu = ({ anchor, fields, onChoose, onClose }: Props) => {
  const text = useCrudText();
  const label = useLabel();
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ paper: { sx: { maxHeight: 420 } }, list: { 'aria-label': text('filter_by'), dense: true } }}
    >
      {fields.map((field) => (
        <MenuItem
          key={field.name}
          onClick={() => {
            if (anchor) onChoose(field, anchor);
            onClose();
          }}
        >
          {label(field.label)}
        </MenuItem>
      ))}
    </Menu>
  );
};
