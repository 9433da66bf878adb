import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { inputFields, type PartDescriptor, type ResourceDescriptor } from '#domain/fields/resource';
import { useCrudText } from '../useCrudText';
import { useLabel } from '../useLabel';
import { partRows, REMOVED, ROW_KEY, rowKey, type FormValues } from './formValues';
import { PartRow } from './PartRow';

interface Props { resource: ResourceDescriptor; part: PartDescriptor }

/** Child rows inside their parent's form: added, changed and removed here, written with the parent's save. */
export const PartRows = ({ resource, part }: Props) => {
  const text = useCrudText();
  const label = useLabel();
  const { control, getValues, setValue, clearErrors } = useFormContext<FormValues>();
  useWatch({ control, name: part.name });
  const rows = partRows(getValues(), part.name);
  const fields = inputFields(part.entity).filter(({ reference }) => reference !== resource.name);
  const one = label(part.label_one);

  const write = (next: FormValues[]) => setValue(part.name, next, { shouldDirty: true });
  const current = () => partRows(getValues(), part.name);
  const addOne = () => write([...current(), { ...Object.fromEntries(fields.map(({ name, default: value }) => [name, value ?? null])), [ROW_KEY]: crypto.randomUUID() }]);
  /** A row that was never saved goes at once; a stored one stays as a line to be taken back. */
  const take = (index: number) => {
    clearErrors(`${part.name}.${index}`);
    const stored = typeof rows[index]?.id === 'number';
    write(stored ? current().map((row, at) => (at === index ? { ...row, [REMOVED]: true } : row)) : current().filter((_row, at) => at !== index));
  };
  const giveBack = (index: number) => write(current().map((row, at) => (at === index ? Object.fromEntries(Object.entries(row).filter(([name]) => name !== REMOVED)) : row)));

  return (
    <Stack spacing={1.5} sx={{ gridColumn: '1 / -1' }}>
      {rows.length === 0 && <Typography variant="body2" color="text.secondary">{text('no_rows')}</Typography>}
      {rows.map((row, index) => (
        <PartRow
          key={rowKey(row, index)} prefix={`${part.name}.${index}.`} fields={fields} label={`${one} ${index + 1}`} removed={row[REMOVED] === true}
          isNew={row[ROW_KEY] !== undefined} onRemove={() => take(index)} onUndo={() => giveBack(index)}
        />
      ))}
      <Button size="small" variant="outlined" startIcon={<AddIcon />} onClick={addOne} sx={{ alignSelf: 'flex-start' }}>{text('add_row', { label: one.toLowerCase() })}</Button>
    </Stack>
  );
};
