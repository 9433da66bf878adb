import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import UndoIcon from '@mui/icons-material/Undo';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { FieldDescriptor } from '#domain/fields/descriptor';
import { rowFields, rowOf, type PartDescriptor, type Rowed } from '#domain/fields/resource';
import { isRecord } from '#domain/values';
import { useCrudText } from '../look/useCrudText';
import { useLabel } from '../look/useLabel';
import { newRow, REMOVED, ROW_KEY, rowKey, type FormValues } from '../values/formValues';
import { fieldSpans } from './fieldSpan';
import { FormField } from './FormField';

interface RowProps {
  index: number;
  part: PartDescriptor;
  prefix: string;
  fields: readonly FieldDescriptor[];
  label: string;
  removed: boolean;
  /** Just added: its first input takes the focus. */
  isNew: boolean;
  onRemove: (index: number) => void;
  onUndo: (index: number) => void;
}

const FRAME = { border: 1, borderColor: 'divider', borderRadius: '10px', px: 1.5, py: 1.5 } as const;

/**
 * One child row, with the rows inside of it. Removed, it stays as a line that can be taken back until the form is
 * saved.
 */
const Row = ({ index, part, prefix, fields, label, removed, isNew, onRemove, onUndo }: RowProps) => {
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
        <Button size="small" startIcon={<UndoIcon />} onClick={() => onUndo(index)}>
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
        {fields.map((field, at) => (
          <FormField key={field.name} field={field} prefix={prefix} span={spans[at] ?? 12} />
        ))}
        {part.parts?.map((inner) => (
          <PartRows key={inner.name} owner={rowOf(part)} part={inner} prefix={prefix} />
        ))}
      </Box>
      <Tooltip title={text('remove_row', { label })}>
        <IconButton size="small" aria-label={text('remove_row', { label })} onClick={() => onRemove(index)}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Stack>
  );
};

/** Typing in one row draws no other. */
const PartRow = memo(Row);

interface Props {
  /** What the rows belong to: the record, or a row of it. */
  owner: Rowed;
  part: PartDescriptor;
  /** Where the owner stands in the form: "" or `material_used.0.` */
  prefix?: string;
}

/** Child rows inside their parent's form: added, changed and removed here, written with the parent's save. */
export const PartRows = ({ owner, part, prefix = '' }: Props) => {
  const text = useCrudText();
  const label = useLabel();
  const { control, getValues, setValue, clearErrors } = useFormContext<FormValues>();
  const path = `${prefix}${part.name}`;
  useWatch({ control, name: path });
  const { errors } = useFormState({ control });
  const refused: unknown = get(errors, `${path}.root.message`);
  const current = useCallback((): FormValues[] => {
    const rows: unknown = getValues(path);
    return Array.isArray(rows) ? rows.filter(isRecord) : [];
  }, [getValues, path]);
  const rows = current();
  const fields = useMemo(() => rowFields(part, owner), [part, owner]);
  const one = label(part.label_one);

  const [added, setAdded] = useState<string | null>(null);
  const write = useCallback(
    (next: FormValues[]) => {
      // Errors stand at the places of rows, which move.
      clearErrors(path);
      setValue(path, next, { shouldDirty: true });
    },
    [clearErrors, setValue, path],
  );
  const addOne = () => {
    const key = crypto.randomUUID();
    setAdded(key);
    write([...current(), newRow(part, key)]);
  };
  /** A row that was never saved goes at once; a stored one stays as a line to be taken back. */
  const take = useCallback(
    (index: number) => {
      const before = current();
      const isStored = typeof before[index]?.id === 'number';
      write(
        isStored
          ? before.map((row, at) => (at === index ? { ...row, [REMOVED]: true } : row))
          : before.filter((_row, at) => at !== index),
      );
    },
    [current, write],
  );
  const giveBack = useCallback(
    (index: number) =>
      write(
        current().map((row, at) =>
          at === index ? Object.fromEntries(Object.entries(row).filter(([name]) => name !== REMOVED)) : row,
        ),
      ),
    [current, write],
  );

  return (
    <Stack
      spacing={1.5}
      sx={{ gridColumn: '1 / -1' }}
      role={prefix === '' ? undefined : 'group'}
      aria-label={prefix === '' ? undefined : label(part.label)}
    >
      {typeof refused === 'string' && (
        <Alert severity="error" tabIndex={-1} data-form-error>
          {refused}
        </Alert>
      )}
      {rows.length === 0 && prefix === '' && (
        <Typography variant="body2" color="text.secondary">
          {text('no_rows')}
        </Typography>
      )}
      {rows.map((row, index) => (
        <PartRow
          key={rowKey(row, index)}
          index={index}
          part={part}
          prefix={`${path}.${index}.`}
          fields={fields}
          label={`${one} ${index + 1}`}
          removed={row[REMOVED] === true}
          isNew={added !== null && row[ROW_KEY] === added}
          onRemove={take}
          onUndo={giveBack}
        />
      ))}
      <Button size="small" variant="outlined" startIcon={<AddIcon />} onClick={addOne} sx={{ alignSelf: 'flex-start' }}>
        {text('add_row', { label: one.toLowerCase() })}
      </Button>
    </Stack>
  );
};
