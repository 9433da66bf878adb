import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldDescriptor } from '#domain/fields/descriptor';
import { useCrudText } from '../look/useCrudText';
import { fieldSpans } from './fieldSpan';
import { FormField } from './FormField';
import type { FormValues } from '../values/formValues';

interface Props {
  prefix: string;
  fields: readonly FieldDescriptor[];
  label: string;
  removed: boolean;
  /** Just added: its first input takes the focus. */
  isNew: boolean;
  onRemove: () => void;
  onUndo: () => void;
}

const FRAME = { border: 1, borderColor: 'divider', borderRadius: '10px', px: 1.5, py: 1.5 } as const;

/** One child row. Removed, it stays as a line that can be taken back until the form is saved. */
export const PartRow = ({ prefix, fields, label, removed, isNew, onRemove, onUndo }: Props) => {
  const text = useCrudText();
  const { getValues } = useFormContext<FormValues>();
  const spans = fieldSpans(fields);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) frame.current?.querySelector('input')?.focus();
  }, [isNew]);

  if (removed) {
    const name = fields
      .slice(0, 2)
      .map((field): unknown => getValues(`${prefix}${field.name}`))
      .filter((word) => typeof word === 'string')
      .join(' ');
    return (
      <Stack direction="row" role="status" sx={{ ...FRAME, borderStyle: 'dashed', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" color="text.secondary" sx={{ flex: 1 }}>
          {text('removed_row', { label: name || label })}
        </Typography>
        <Button size="small" startIcon={<UndoIcon />} onClick={onUndo}>
          {text('undo')}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack
      ref={frame}
      role="group"
      aria-label={label}
      direction="row"
      sx={{ ...FRAME, gap: 1, alignItems: 'flex-start' }}
    >
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gap: 1.5 }}>
        {fields.map((field, index) => (
          <FormField key={field.name} field={field} prefix={prefix} span={spans[index] ?? 12} />
        ))}
      </Box>
      <Tooltip title={text('remove_row', { label })}>
        <IconButton size="small" aria-label={text('remove_row', { label })} onClick={onRemove}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Stack>
  );
};
