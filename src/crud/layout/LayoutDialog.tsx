import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { ActionDialog } from '../look/ActionDialog';
import { useLabel } from '../look/useLabel';
import { LAYOUT_KINDS, layoutFields, type LayoutKind, type ListLayout } from './listLayout';
import { useLayoutText } from './useLayoutText';

interface Props {
  resource: ResourceDescriptor;
  layout: ListLayout | null;
  onChoose: (layout: ListLayout | null) => void;
  onClose: () => void;
}

const ROWS = 'list';

/** Asks how a list is laid out, and by which field [ADM-018]. */
export const LayoutDialog = ({ resource, layout, onChoose, onClose }: Props) => {
  const text = useLayoutText();
  const label = useLabel();
  const kinds = LAYOUT_KINDS.filter((kind) => layoutFields(resource, kind).length > 0);
  const [kind, setKind] = useState<LayoutKind | typeof ROWS>(layout?.kind ?? kinds[0] ?? ROWS);
  const [by, setBy] = useState(layout?.by ?? '');
  const fields = kind === ROWS ? [] : layoutFields(resource, kind);
  // A field of the kind before that this one has too stays; else the first of those that the list shows.
  const usual =
    fields.find(({ name }) => resource.columns.includes(name) && !resource.title.includes(name)) ?? fields[0];
  const chosen = fields.find(({ name }) => name === by) ?? usual;
  const confirm = (): void => {
    onChoose(kind === ROWS || !chosen ? null : { kind, by: chosen.name });
    onClose();
  };
  return (
    <ActionDialog open title={text('title')} action={text('apply')} onCancel={onClose} onConfirm={confirm}>
      <RadioGroup
        value={kind}
        aria-label={text('title')}
        onChange={(_event, next) => setKind(kinds.find((one) => one === next) ?? ROWS)}
      >
        {[ROWS, ...kinds].map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio autoFocus={one === kind} />}
            label={text(one === ROWS ? ROWS : (kinds.find((known) => known === one) ?? ROWS))}
          />
        ))}
      </RadioGroup>
      {chosen && (
        <TextField
          select
          fullWidth
          margin="normal"
          label={text('by')}
          value={chosen.name}
          onChange={(event) => setBy(event.target.value)}
        >
          {fields.map((field) => (
            <MenuItem key={field.name} value={field.name}>
              {label(field.label)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </ActionDialog>
  );
};
