import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ImportLook } from '#domain/imports/importReport';
import { openByLetter } from '../../theme/choiceKeys';
import { useCrudText } from '../look/useCrudText';
import { useLabel } from '../look/useLabel';
import type { ImportState } from './useImport';

interface Props {
  look: ImportLook;
  onSheet: (name: string) => void;
  state: Pick<ImportState, 'mapping' | 'match' | 'map' | 'setMatch'>;
}

/** A telephone has no room for examples. */
const WIDE = { display: { xs: 'none', sm: 'table-cell' } } as const;

/** What each column of the file is meant for, and by which one records are found. */
export const MapColumns = ({ look, onSheet, state: { mapping, match, map, setMatch } }: Props) => {
  const text = useCrudText();
  const label = useLabel();
  const keys = look.fields.filter(({ name, can_match }) => name === 'id' || (can_match && mapping.includes(name)));
  const missing = look.fields.filter(({ name, required }) => required && !mapping.includes(name));
  return (
    <Stack spacing={2}>
      {look.sheets.length > 1 && (
        <TextField
          select
          size="small"
          label={text('import_sheet')}
          value={look.sheet ?? ''}
          onChange={(event) => onSheet(event.target.value)}
          sx={{ maxWidth: 360 }}
        >
          {look.sheets.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Typography variant="body2" color="text.secondary">
        {text('import_map')}
      </Typography>
      <Box sx={{ maxHeight: '45vh', overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 2 }}>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              {(['import_column', 'import_samples', 'import_field'] as const).map((head) => (
                <TableCell key={head} sx={head === 'import_samples' ? WIDE : undefined}>
                  {text(head)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {look.columns.map(({ header, samples }, index) => (
              // Two columns may have one head.
              <TableRow key={`${index} ${header}`}>
                <TableCell sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{header || `#${index + 1}`}</TableCell>
                <TableCell
                  sx={{
                    ...WIDE,
                    color: 'text.secondary',
                    maxWidth: 260,
                    overflow: 'hidden',
                    textOverflow: 'ellipsis',
                    whiteSpace: 'nowrap',
                  }}
                >
                  {samples.join(' · ')}
                </TableCell>
                <TableCell sx={{ width: { xs: 190, sm: 240 } }}>
                  <TextField
                    select
                    fullWidth
                    size="small"
                    variant="outlined"
                    value={mapping[index] ?? ''}
                    onChange={(event) => map(index, event.target.value || null)}
                    slotProps={{
                      select: {
                        displayEmpty: true,
                        SelectDisplayProps: {
                          'aria-label': text('import_field_of', { name: header || `#${index + 1}` }),
                          onKeyDownCapture: openByLetter,
                        },
                      },
                    }}
                  >
                    <MenuItem value="">{text('import_leave_out')}</MenuItem>
                    {look.fields.map((field) => (
                      <MenuItem key={field.name} value={field.name}>
                        {label(field.label)}
                        {field.required ? ' *' : ''}
                      </MenuItem>
                    ))}
                  </TextField>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <TextField
        select
        size="small"
        label={text('import_match')}
        value={keys.some(({ name }) => name === match) ? match : 'id'}
        onChange={(event) => setMatch(event.target.value)}
        helperText={text('import_match_hint')}
        sx={{ maxWidth: 420 }}
      >
        {keys.map(({ name, label: title }) => (
          <MenuItem key={name} value={name}>
            {label(title)}
          </MenuItem>
        ))}
      </TextField>
      {missing.length > 0 && (
        <Typography variant="body2" color="warning.main">
          {text('import_missing', { fields: missing.map((field) => label(field.label)).join(', ') })}
        </Typography>
      )}
    </Stack>
  );
};
