import DensityMediumIcon from '@mui/icons-material/DensityMedium';
import IconButton from '@mui/material/IconButton';
import type { GridDensity } from '@mui/x-data-grid';
import { useState } from 'react';
import { Late } from '../../page/Late';
import { useCrudText } from '../look/useCrudText';
import { DensityChoices } from './lateParts';

interface Props {
  value: GridDensity;
  onChange: (density: GridDensity) => void;
}

/** How tall the rows are. */
export const DensityMenu = (props: Props) => {
  const text = useCrudText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        title={text('density')}
        aria-label={text('density')}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <DensityMediumIcon />
      </IconButton>
      <Late open={anchor !== null}>
        <DensityChoices {...props} anchor={anchor} onClose={() => setAnchor(null)} />
      </Late>
    </>
  );
};
