import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { sameValue } from '#domain/fields/sameValue';
import type { FieldDescriptor } from '#domain/fields/descriptor';
import { useBackCloses } from '../../../page/dialog/useBackCloses';
import { whenTaken } from '../../../saving/allTaken';
import { useCrudText } from '../../look/useCrudText';
import { useLabel } from '../../look/useLabel';
import { FilterEditor } from './FilterEditor';
import type { FieldFilter } from '../../listState/filterKinds';

interface Props {
  field: FieldDescriptor;
  anchor: HTMLElement;
  value: FieldFilter;
  onClose: () => void;
  /** null takes the filter away. */
  onApply: (value: FieldFilter | null) => void;
}

const isSet = (value: FieldFilter): boolean => Object.values(value).some((part) => part !== undefined);

/**
 * The editor of one filter beside its chip; Enter, a click beside it and the browser's back button apply, Escape leaves it
 * as it was.
 */
export const FilterPopover = ({ field, anchor, value, onClose, onApply }: Props) => {
  const text = useCrudText();
  const label = useLabel();
  const [draft, setDraft] = useState(value);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const take = (): void => whenTaken(() => onApply(isSet(latest.current) ? latest.current : null));
  const apply = (event: FormEvent) => {
    event.preventDefault();
    take();
  };
  // What was typed is not lost by a click beside it, nor by Back, which stays on the page [KEY-013 KEY-017].
  const leave = (): void => (sameValue(draft, value) ? onClose() : take());
  useBackCloses(true, leave);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={(_event: object, reason) => (reason === 'backdropClick' ? leave() : onClose())}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label(field.label) } }}
    >
      <Box component="form" onSubmit={apply} sx={{ p: 2, width: { xs: 'min(calc(100vw - 36px), 360px)', sm: 380 } }}>
        <Typography variant="subtitle2" component="h2" sx={{ mb: 1.5 }}>
          {label(field.label)}
        </Typography>
        <FilterEditor field={field} label={label(field.label)} value={draft} onChange={setDraft} />
        <Stack direction="row" spacing={1} sx={{ mt: 2, justifyContent: 'flex-end' }}>
          <Button onClick={onClose} color="inherit">
            {text('cancel')}
          </Button>
          <Button type="submit" variant="contained" disableElevation>
            {text('apply')}
          </Button>
        </Stack>
      </Box>
    </Popover>
  );
};
