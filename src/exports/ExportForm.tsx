import DownloadIcon from '@mui/icons-material/Download';
import ArchiveIcon from '@mui/icons-material/FolderZipOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DATA_SETS } from '#domain/exports/dataSets';
import { FILE_FORMATS, type FileFormat } from '#domain/exports/rowsFile';
import { ExportProgressButton } from '../crud/many/ExportProgressButton';
import { useFileExport } from '../crud/many/useFileExport';
import { useLabel } from '../crud/look/useLabel';
import { useLanguage } from '../i18n/useLanguage';
import { DateInput } from '../inputs/DateInput';
import { MultiPicker } from '../inputs/MultiPicker';
import { whenTaken } from '../saving/allTaken';
import { useExportText } from './useExportText';
import type { DataSetFields } from './useDataSets';

interface Props {
  sets: readonly DataSetFields[];
}

/** Which data set, which columns and which rows leave as a file [ADM-007]. */
export const ExportForm = ({ sets }: Props) => {
  const { language } = useLanguage();
  const label = useLabel();
  const text = useExportText();
  const { progress, start, cancel } = useFileExport();
  const [name, setName] = useState(sets[0]?.name ?? '');
  const [columns, setColumns] = useState<readonly string[]>([]);
  const [from, setFrom] = useState<string | null>(null);
  const [to, setTo] = useState<string | null>(null);
  const [inactive, setInactive] = useState(true);
  const fields = sets.find((set) => set.name === name)?.fields ?? [];

  const rows = (format: FileFormat): URLSearchParams =>
    new URLSearchParams({
      lang: language,
      format,
      include_inactive: inactive ? 'yes' : 'no',
      ...(from ? { created_from: from } : {}),
      ...(to ? { created_to: to } : {}),
    });
  const exportOne = (format: FileFormat): void => {
    const query = rows(format);
    if (columns.length > 0) query.set('columns', columns.join(','));
    void start(`/v1/export/${name}?${query.toString()}`);
  };

  return (
    <Paper
      variant="outlined"
      sx={{
        p: { xs: 2, sm: 3 },
        borderRadius: '12px',
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        maxWidth: 860,
      }}
    >
      <TextField
        select
        label={text('data_set')}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setColumns([]);
        }}
        sx={{ gridColumn: '1 / -1' }}
      >
        {sets.map((set) => (
          <MenuItem key={set.name} value={set.name}>
            {DATA_SETS.find((known) => known.name === set.name)?.label[language] ?? set.name}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <MultiPicker
          label={text('columns')}
          placeholder={text('all_columns')}
          options={fields.map((field) => ({ id: field.name, name: label(field.label) }))}
          limit={null}
          chips={20}
          value={columns}
          onChange={setColumns}
        />
      </Box>
      <DateInput name="created_from" label={text('created_from')} value={from} onChange={setFrom} />
      <DateInput name="created_to" label={text('created_to')} value={to} onChange={setTo} />
      <FormControlLabel
        label={text('include_inactive')}
        control={<Switch checked={inactive} onChange={(_event, on) => setInactive(on)} />}
        sx={{ gridColumn: '1 / -1' }}
      />
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {progress ? (
          <ExportProgressButton progress={progress} onCancel={cancel} />
        ) : (
          FILE_FORMATS.map((format) => (
            <Button
              key={format}
              variant="contained"
              disableElevation
              startIcon={<DownloadIcon />}
              onClick={() => whenTaken(() => exportOne(format))}
            >
              {text(`export_${format}`)}
            </Button>
          ))
        )}
        <Typography variant="body2" color="text.secondary">
          {text('history_hint')}
        </Typography>
      </Box>
      <Divider sx={{ gridColumn: '1 / -1' }} />
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {FILE_FORMATS.map((format) => (
          <Button
            key={format}
            variant="outlined"
            startIcon={<ArchiveIcon />}
            disabled={progress !== null}
            onClick={() => whenTaken(() => void start(`/v1/export/all?${rows(format).toString()}`))}
          >
            {text(format === 'csv' ? 'export_all' : 'export_all_xlsx')}
          </Button>
        ))}
        <Typography variant="body2" color="text.secondary">
          {text('export_all_hint')}
        </Typography>
      </Box>
    </Paper>
  );
};
