import InputAdornment from '@mui/material/InputAdornment';
import type { ReactNode } from 'react';

/** A unit or sign inside the frame of an input. */
export const unitAdornment = (unit: string | undefined, position: 'start' | 'end'): ReactNode =>
  unit ? (
    <InputAdornment position={position} disablePointerEvents>
      {unit}
    </InputAdornment>
  ) : undefined;
