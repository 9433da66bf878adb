import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useImportText } from './useImportText';

interface Props {
  busy: boolean;
  /** Rows that the file may have. */
  max: number;
  onFile: (file: File) => void;
}

/** Where a file of records is chosen or dropped. */
export const ChooseFile = ({ busy, max, onFile }: Props) => {
  const text = useImportText();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      sx={{
        border: '2px dashed',
        borderColor: over ? 'primary.main' : 'divider',
        bgcolor: over ? 'action.hover' : undefined,
        borderRadius: 2,
        p: 5,
        textAlign: 'center',
      }}
    >
      <UploadIcon
        aria-hidden
        style={{ fontSize: 44, color: 'var(--text-faint)', display: 'block', margin: '0 auto 12px' }}
      />
      <Button variant="contained" disableElevation loading={busy} autoFocus onClick={() => input.current?.click()}>
        {text('import_choose')}
      </Button>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5, maxWidth: 460, mx: 'auto' }}>
        {text('import_drop', { max: max.toLocaleString('en-US') })}
      </Typography>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,.xlsx,.xlsm,.vcf,text/csv,text/plain,text/vcard,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-label={text('import_choose')}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
    </Box>
  );
};
