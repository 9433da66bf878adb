import DensityMediumIcon from '@mui/icons-material/DensityMedium';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import type { GridDensity } from '@mui/x-data-grid';
import { useState } from 'react';
import { useCrudText } from '../look/useCrudText';

const DENSITIES: readonly GridDensity[] = ['compact', 'standard', 'comfortable'];

interface Props {
  value: GridDensity;
  onChange: (density: GridDensity) => void;
}

/** How tall the rows are. */
export const DensityMenu = ({ value, onChange }: Props) => {
  const text = useCrudText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Tooltip title={text('density')}>
        <IconButton
          aria-label={text('density')}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <DensityMediumIcon />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {DENSITIES.map((density) => (
          <MenuItem
            key={density}
            role="menuitemradio"
            aria-checked={density === value}
            selected={density === value}
            onClick={() => {
              onChange(density);
              setAnchor(null);
            }}
          >
            {text(`density_${density}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
