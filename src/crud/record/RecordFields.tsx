import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FieldDescriptor } from '#domain/fields/descriptor';
import { useCrudText } from '../look/useCrudText';
import { useLabel } from '../look/useLabel';
import { FieldValue } from '../values/FieldValue';

interface Props {
  fields: readonly FieldDescriptor[];
  record: Readonly<Record<string, unknown>>;
  columns?: number;
}

/** Labels and values of a record, to read. */
export const RecordFields = ({ fields, record, columns = 3 }: Props) => {
  const text = useCrudText();
  const label = useLabel();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        columnGap: 3,
        rowGap: 1.75,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${columns}, minmax(0, 1fr))` },
      }}
    >
      {fields.map((field) => (
        <Box key={field.name} sx={{ minWidth: 0, gridColumn: field.kind === 'LongText' ? '1 / -1' : undefined }}>
          <Typography component="dt" variant="caption" color="text.secondary">
            {label(field.label)}
          </Typography>
          <Box component="dd" sx={{ m: 0 }}>
            <FieldValue field={field} record={record} placeholder={text('no_value')} />
          </Box>
        </Box>
      ))}
    </Box>
  );
};
