import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ImportPreviewRow } from '#domain/imports/importReport';
import { useCrudText } from '../look/useCrudText';
import { useImportText } from './useImportText';

interface Props {
  rows: readonly ImportPreviewRow[];
  /** How many rows change something. */
  count: number;
}

/** What each row changes, field by field, before anything is written [IMP-004]. */
export const ImportPreview = ({ rows, count }: Props) => {
  const text = useImportText();
  const crud = useCrudText();
  const heads = ['import_row', 'import_field', 'import_before', 'import_after'] as const;
  return (
    <Box>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 0.5 }}>
        {text('import_preview')}
      </Typography>
      <Box
        tabIndex={0}
        role="region"
        aria-label={text('import_preview')}
        sx={{ maxHeight: '36vh', overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 2 }}
      >
        <Table size="small" stickyHeader aria-label={text('import_preview')}>
          <TableHead>
            <TableRow>
              {heads.map((head) => (
                <TableCell key={head}>{text(head)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.flatMap(({ row, outcome, id, name, changes }) => [
              <TableRow key={row}>
                <TableCell sx={{ fontWeight: 600 }}>{row}</TableCell>
                <TableCell colSpan={3} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {outcome === 'c' ? text('import_preview_new', { name }) : `${name} (#${id ?? ''})`}
                </TableCell>
              </TableRow>,
              ...changes.map(({ field, label, before, after, rounded_from }) => (
                <TableRow key={`${row} ${field}`}>
                  <TableCell />
                  <TableCell>{label}</TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere', color: 'text.secondary' }}>
                    {before === '' ? crud('no_value') : before}
                  </TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                    {after === '' ? crud('no_value') : after}
                    {rounded_from !== undefined && ` (${text('import_rounded_from', { text: rounded_from })})`}
                  </TableCell>
                </TableRow>
              )),
            ])}
          </TableBody>
        </Table>
      </Box>
      {count > rows.length && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {text('import_preview_more', { count: rows.length })}
        </Typography>
      )}
    </Box>
  );
};
