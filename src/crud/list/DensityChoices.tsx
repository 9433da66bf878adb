import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { GridDensity } from '@mui/x-data-grid';
import { useCrudText } from '../look/useCrudText';

const DENSITIES: readonly GridDensity[] = ['compact', 'standard', 'comfortable'];

interface Props {
  value: GridDensity;
  anchor: HTMLElement | null;
  onChange: (density: GridDensity) => void;
  onClose: () => void;
}

/** The heights that rows may have. */
export const DensityChoices = ({ value, anchor, onChange, onClose }: Props) => {
  const text = useCrudText();
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {DENSITIES.map((density) => (
        <MenuItem
          key={density}
          role="menuitemradio"
          aria-checked={density === value}
          selected={density === value}
          onClick={() => {
            onChange(density);
            onClose();
          }}
        >
          {text(`density_${density}`)}
        </MenuItem>
      ))}
    </Menu>
  );
};
