import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { rowFields, rowOf, type PartDescriptor, type Rowed } from '#domain/fields/resource';
import { partRows, type FormValues } from '../values/formValues';
import { useCrudText } from '../look/useCrudText';
import { useLabel } from '../look/useLabel';
import { FieldValue } from '../values/FieldValue';

interface Props {
  /** What the rows belong to: the record, or a row of it. */
  owner: Rowed;
  part: PartDescriptor;
  record: FormValues;
}

/** The child rows of a record, to read; rows inside of a row stand below each other in its last cells. */
export const PartTable = ({ owner, part, record }: Props) => {
  const text = useCrudText();
  const label = useLabel();
  const rows = partRows(record, part.name);
  const fields = rowFields(part, owner);
  const inner = part.parts ?? [];
  if (rows.length === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {text('no_rows')}
      </Typography>
    );
  return (
    <TableContainer tabIndex={0} role="group" aria-label={label(part.label)}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {[...fields, ...inner].map((column) => (
              <TableCell key={column.name}>{label(column.label)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={typeof row.id === 'number' ? row.id : `new ${index}`}>
              {fields.map((field) => (
                <TableCell key={field.name}>
                  <FieldValue field={field} record={row} />
                </TableCell>
              ))}
              {inner.map((below) => (
                <TableCell key={below.name}>
                  {partRows(row, below.name).length > 0 && <PartTable owner={rowOf(part)} part={below} record={row} />}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
