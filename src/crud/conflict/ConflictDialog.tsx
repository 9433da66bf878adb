import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import type { ResourceDescriptor } from '#domain/fields/resource';
import type { FormValues } from '../values/formValues';
import { useCrudText } from '../look/useCrudText';
import { useLabel } from '../look/useLabel';
import { ContestedField } from './ContestedField';
import { mergeRecords } from './mergeRecords';

interface Props {
  resource: ResourceDescriptor;
  base: FormValues;
  mine: FormValues;
  theirs: FormValues;
  /** Who saved meanwhile, when that is known. */
  by: string | undefined;
  busy: boolean;
  onMerge: (chosen: ReadonlySet<string>) => void;
  onDiscard: () => void;
  onClose: () => void;
}

/** Both changed the record: mine and theirs field by field, to choose from; everything else merges by itself [API-037]. */
export const ConflictDialog = ({ resource, base, mine, theirs, by, busy, onMerge, onDiscard, onClose }: Props) => {
  const text = useCrudText();
  const label = useLabel();
  const titleId = useId();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const merge = useMemo(() => mergeRecords(resource, base, mine, theirs), [resource, base, mine, theirs]);
  const choose = (field: string, side: 'mine' | 'theirs') =>
    setChosen((before) => {
      const next = new Set(before);
      if (side === 'theirs') next.add(field);
      else next.delete(field);
      return next;
    });

  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{text('conflict_title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {text('conflict_text', { name: by ?? text('conflict_someone') })}{' '}
          {text(merge.contested.length > 0 ? 'conflict_choose' : 'conflict_merged')}
        </DialogContentText>
        <Stack spacing={1.5}>
          {merge.contested.map((contested) => (
            <ContestedField
              key={contested.field}
              contested={contested}
              side={chosen.has(contested.field) ? 'theirs' : 'mine'}
              onChoose={(side) => choose(contested.field, side)}
            />
          ))}
        </Stack>
        {merge.taken.length > 0 && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
            {text('conflict_others', { fields: merge.taken.map(label).join(', ') })}
          </Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onClose} disabled={busy}>
          {text('cancel')}
        </Button>
        <Button color="error" variant="outlined" onClick={onDiscard} disabled={busy}>
          {text('discard_mine')}
        </Button>
        <Button variant="contained" onClick={() => onMerge(chosen)} loading={busy}>
          {text('save_merged')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
