import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  FILE_ENCODINGS,
  SEPARATORS,
  type FileEncoding,
  type ImportLook,
  type ReadChoices,
  type Separator,
} from '#domain/imports/importReport';
import { useImportText } from './useImportText';

const ENCODING_NAMES: Readonly<Record<FileEncoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
};
const SEPARATOR_NAMES = {
  ',': 'import_separator_comma',
  ';': 'import_separator_semicolon',
  '\t': 'import_separator_tab',
  '|': 'import_separator_bar',
} as const satisfies Record<Separator, string>;

interface Props {
  look: ImportLook;
  /** The file is to be read in another way. */
  onChoices: (choices: ReadChoices) => void;
}

/** How a file is read, to be changed, and its first rows as they are read so [IMP-001]. */
export const ReadAs = ({ look, onChoices }: Props) => {
  const text = useImportText();
  const said: ReadChoices = {
    sheet: look.sheet ?? undefined,
    encoding: look.encoding ?? undefined,
    separator: look.separator ?? undefined,
  };
  const choice = (
    label: string,
    value: string,
    options: readonly (readonly [string, string])[],
    onChange: (value: string) => void,
  ) => (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ minWidth: 150, flex: '1 1 150px', maxWidth: 300 }}
    >
      {options.map(([name, shown]) => (
        <MenuItem key={name} value={name}>
          {shown}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <Box component="section" aria-label={text('import_read_as')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, pt: 0.75 }}>
        {look.sheets.length > 1 &&
          choice(
            text('import_sheet'),
            look.sheet ?? '',
            look.sheets.map((name) => [name, name]),
            (sheet) => onChoices({ sheet }),
          )}
        {choice(
          text('import_head'),
          String(look.head),
          [
            ...look.first.map(({ row }) => [String(row), text('import_head_row', { row })] as const),
            ['0', text('import_head_none')] as const,
          ],
          (head) => onChoices({ ...said, head: Number(head) }),
        )}
        {look.encoding !== null &&
          choice(
            text('import_encoding'),
            look.encoding,
            FILE_ENCODINGS.map((name) => [name, ENCODING_NAMES[name]]),
            (encoding) => onChoices({ ...said, encoding: FILE_ENCODINGS.find((one) => one === encoding) }),
          )}
        {look.separator !== null &&
          choice(
            text('import_separator'),
            look.separator,
            SEPARATORS.map((name) => [name, text(SEPARATOR_NAMES[name])]),
            (separator) =>
              onChoices({ ...said, separator: SEPARATORS.find((one) => one === separator), head: undefined }),
          )}
      </Box>
      <Typography component="h3" variant="body2" color="text.secondary" sx={{ mt: 1.5, mb: 0.5 }}>
        {text('import_first_rows')}
      </Typography>
      <Box
        tabIndex={0}
        role="region"
        aria-label={text('import_first_rows')}
        sx={{ maxHeight: 168, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 2 }}
      >
        <Table size="small">
          <TableBody>
            {look.first.map(({ row, cells }) => (
              <TableRow key={row} selected={row === look.head}>
                <TableCell
                  component="th"
                  scope="row"
                  sx={{ color: 'text.secondary', position: 'sticky', left: 0, bgcolor: 'background.paper' }}
                >
                  {row}
                </TableCell>
                {cells.map((cell, at) => (
                  <TableCell
                    key={at}
                    sx={{
                      whiteSpace: 'nowrap',
                      maxWidth: 220,
                      overflow: 'hidden',
                      textOverflow: 'ellipsis',
                      fontWeight: row === look.head ? 600 : undefined,
                    }}
                  >
                    {cell}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
};
