import AddIcon from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { inputFields, type PartDescriptor, type ResourceDescriptor } from '#domain/fields/resource';
import { useCrudText } from '../look/useCrudText';
import { useLabel } from '../look/useLabel';
import { errorPath, partRows, REMOVED, ROW_KEY, rowKey, type FormValues } from '../values/formValues';
import { PartRow } from './PartRow';

interface Props {
  resource: ResourceDescriptor;
  part: PartDescriptor;
}

/** Child rows inside their parent's form: added, changed and removed here, written with the parent's save. */
export const PartRows = ({ resource, part }: Props) => {
  const text = useCrudText();
  const label = useLabel();
  const { control, getValues, setValue, clearErrors } = useFormContext<FormValues>();
  useWatch({ control, name: part.name });
  const { errors } = useFormState({ control });
  const refused: unknown = get(errors, `${errorPath(resource, part.name)}.message`);
  const rows = partRows(getValues(), part.name);
  const fields = inputFields(part.entity).filter(({ reference }) => reference !== resource.name);
  const one = label(part.label_one);

  const [added, setAdded] = useState<string | null>(null);
  const write = (next: FormValues[]) => {
    clearErrors(errorPath(resource, part.name));
    setValue(part.name, next, { shouldDirty: true });
  };
  const current = () => partRows(getValues(), part.name);
  const addOne = () => {
    const key = crypto.randomUUID();
    setAdded(key);
    write([
      ...current(),
      { ...Object.fromEntries(fields.map(({ name, default: value }) => [name, value ?? null])), [ROW_KEY]: key },
    ]);
  };
  /** A row that was never saved goes at once; a stored one stays as a line to be taken back. */
  const take = (index: number) => {
    clearErrors(`${part.name}.${index}`);
    const stored = typeof rows[index]?.id === 'number';
    write(
      stored
        ? current().map((row, at) => (at === index ? { ...row, [REMOVED]: true } : row))
        : current().filter((_row, at) => at !== index),
    );
  };
  const giveBack = (index: number) =>
    write(
      current().map((row, at) =>
        at === index ? Object.fromEntries(Object.entries(row).filter(([name]) => name !== REMOVED)) : row,
      ),
    );

  return (
    <Stack spacing={1.5} sx={{ gridColumn: '1 / -1' }}>
      {typeof refused === 'string' && (
        <Alert severity="error" tabIndex={-1} data-form-error>
          {refused}
        </Alert>
      )}
      {rows.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {text('no_rows')}
        </Typography>
      )}
      {rows.map((row, index) => (
        <PartRow
          key={rowKey(row, index)}
          prefix={`${part.name}.${index}.`}
          fields={fields}
          label={`${one} ${index + 1}`}
          removed={row[REMOVED] === true}
          isNew={added !== null && row[ROW_KEY] === added}
          onRemove={() => take(index)}
          onUndo={() => giveBack(index)}
        />
      ))}
      <Button size="small" variant="outlined" startIcon={<AddIcon />} onClick={addOne} sx={{ alignSelf: 'flex-start' }}>
        {text('add_row', { label: one.toLowerCase() })}
      </Button>
    </Stack>
  );
};
