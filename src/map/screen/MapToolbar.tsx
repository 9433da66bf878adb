import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import type { QuickFocus } from '../../jobFilter/filterLookups';
import { useMapText } from '../useMapText';

interface Props {
  locations: readonly QuickFocus[];
  onFocus: (place: QuickFocus) => void;
  /** How many criteria are given; null where the filters stand beside the map. */
  filters: { count: number; onOpen: () => void } | null;
  children: ReactNode;
}

/**
 * Over the map: the way to the filters on a narrow window, the places it jumps to, and what was found
 * [MAP-013 MAP-018].
 */
export const MapToolbar = ({ locations, onFocus, filters, children }: Props) => {
  const text = useMapText();
  return (
    <div className="map-toolbar">
      {filters && (
        <Button variant="outlined" onClick={filters.onOpen}>
          {text('filters')}
          {filters.count > 0 && ` (${filters.count})`}
        </Button>
      )}
      <TextField
        select
        label={text('quick_focus')}
        value=""
        className="quick-focus"
        fullWidth={false}
        onChange={(event) => {
          const place = locations.find(({ id }) => String(id) === event.target.value);
          if (place) onFocus(place);
        }}
        slotProps={{
          select: { displayEmpty: true, renderValue: () => text('choose_place') },
          inputLabel: { shrink: true },
        }}
      >
        {locations.map(({ id, name }) => (
          <MenuItem key={id} value={String(id)}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <div className="map-found" role="status">
        {children}
      </div>
    </div>
  );
};
