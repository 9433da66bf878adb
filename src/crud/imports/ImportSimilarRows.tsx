import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ImportSimilar } from '#domain/imports/importReport';
import { inactiveName } from '#domain/lookups/inactiveName';
import { useLanguage } from '../../i18n/useLanguage';
import { useCrudText } from '../look/useCrudText';
import { useImportText } from './useImportText';

/** More are not told by the server. */
const MAX_TOLD = 100;

/** Which new rows resemble a stored record or an earlier row of the file, before they are imported [KEY-020]. */
export const ImportSimilarRows = ({ similar }: { similar: readonly ImportSimilar[] }) => {
  const text = useImportText();
  const crud = useCrudText();
  const { language } = useLanguage();
  const lineOf = ({ row, name, id, of, of_row, is_inactive, likeness }: ImportSimilar): string => {
    const likenesses = likeness.map((one) => crud(`similar_${one}`)).join(', ');
    const shown = is_inactive ? inactiveName(of, language) : of;
    return id === null
      ? text('import_similar_row', { row, name, other: of_row ?? '', likeness: likenesses })
      : text('import_similar_record', { row, name, of: shown, id, likeness: likenesses });
  };
  const told = text('import_similar', { smart_count: similar.length });
  return (
    <Alert severity="warning">
      {similar.length < MAX_TOLD ? told : text('import_told_first', { told, count: similar.length })}
      <Box component="ul" tabIndex={0} sx={{ m: 0, mt: 1, pl: 2.5, maxHeight: 200, overflow: 'auto' }}>
        {similar.map((one) => (
          <Typography key={one.row} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {lineOf(one)}
          </Typography>
        ))}
      </Box>
    </Alert>
  );
};
