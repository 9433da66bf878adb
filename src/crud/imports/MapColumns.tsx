import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DATE_ORDERS, type ImportLook, type ReadChoices } from '#domain/imports/importReport';
import { openByLetter } from '../../theme/choiceKeys';
import { useLabel } from '../look/useLabel';
import { MappingChoice } from './mapping/MappingChoice';
import { ReadAs } from './ReadAs';
import type { ImportState } from './useImport';
import { useImportText } from './useImportText';

interface Props {
  /** What the file has: the name of a resource or of a part. */
  resource: string;
  look: ImportLook;
  /** The file is to be read in another way. */
  onChoices: (choices: ReadChoices) => void;
  state: Pick<
    ImportState,
    'mapping' | 'match' | 'map' | 'setMatch' | 'options' | 'setOptions' | 'kept' | 'follow' | 'followMapping'
  >;
}

/** As `domain/imports/wholeFields` names it. */
const WHOLE_NAME = 'whole_name';

interface SwitchProps {
  label: string;
  hint: string;
  checked: boolean;
  onChange: (on: boolean) => void;
}

const OptionSwitch = ({ label, hint, checked, onChange }: SwitchProps) => (
  <Box>
    <FormControlLabel
      control={<Switch size="small" checked={checked} onChange={(_event, on) => onChange(on)} />}
      label={label}
    />
    <Typography variant="body2" color="text.secondary">
      {hint}
    </Typography>
  </Box>
);

const [USUAL_ORDER] = DATE_ORDERS;

/** A telephone has no room for examples. */
const WIDE = { display: { xs: 'none', sm: 'table-cell' } } as const;

/** What each column of the file is meant for, and by which one records are found. */
export const MapColumns = ({ resource, look, onChoices, state }: Props) => {
  const { mapping, match, map, setMatch, options, setOptions } = state;
  const text = useImportText();
  const label = useLabel();
  const isWholeName = ['first_name', 'last_name'].every((name) => mapping.includes(name));
  const keys = look.fields.filter(
    ({ name, can_match }) =>
      name === 'id' || (can_match && (mapping.includes(name) || (name === WHOLE_NAME && isWholeName))),
  );
  const missing = look.fields.filter(
    ({ name, required }) => required && !mapping.includes(name) && !mapping.includes(WHOLE_NAME),
  );
  const foundBy = (look.found_by ?? []).map((name) =>
    label(look.fields.find((field) => field.name === name)?.label ?? name),
  );
  const columns = look.columns.map((column, index) => ({ ...column, index }));
  const recognized = columns.filter(({ field }) => field !== null);
  const inOrder = [...recognized, ...columns.filter(({ field }) => field === null)];
  return (
    <Stack spacing={2}>
      <MappingChoice resource={resource} look={look} state={state} />
      <ReadAs look={look} onChoices={onChoices} />
      <Typography variant="body2" color="text.secondary">
        {text('import_map')}{' '}
        {recognized.length < columns.length &&
          text('import_recognized', { smart_count: recognized.length, of: columns.length })}
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
            {inOrder.map(({ header, samples, index }) => (
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
      {look.found_by ? (
        <Typography variant="body2">{text('import_found_by', { fields: foundBy.join(', ') })}</Typography>
      ) : (
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
      )}
      {look.fields.some(({ name, is_date }) => is_date && mapping.includes(name)) && (
        <TextField
          select
          size="small"
          label={text('import_dates')}
          value={options.dates ?? USUAL_ORDER}
          onChange={({ target }) => setOptions({ dates: DATE_ORDERS.find((order) => order === target.value) })}
          helperText={text('import_dates_hint')}
          sx={{ maxWidth: 420 }}
        >
          {DATE_ORDERS.map((order) => (
            <MenuItem key={order} value={order}>
              {text(`import_dates_${order}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1 }}>
        <OptionSwitch
          label={text('import_clear')}
          hint={text('import_clear_hint')}
          checked={options.empty === 'clear'}
          onChange={(on) => setOptions({ empty: on ? 'clear' : 'keep' })}
        />
        <OptionSwitch
          label={text('import_known_only')}
          hint={text('import_known_only_hint')}
          checked={options.unknown === 'skip'}
          onChange={(on) => setOptions({ unknown: on ? 'skip' : 'make' })}
        />
      </Box>
      {missing.length > 0 && options.unknown === 'make' && (
        <Typography variant="body2" color="warning.main">
          {text('import_missing', { fields: missing.map((field) => label(field.label)).join(', ') })}
        </Typography>
      )}
    </Stack>
  );
};
