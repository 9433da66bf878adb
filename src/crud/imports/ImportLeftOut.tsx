import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { issueText } from '#domain/fields/fieldIssue';
import type { ImportError } from '#domain/imports/importReport';
import { isRule } from '#domain/refusals/catalogue';
import { useLanguage } from '../../i18n/useLanguage';
import { useImportText } from './useImportText';

/** More are not made by the server. */
const MOST = 1_000;

/** What is left out of the import: cells of rows, and rows that are no records [IMP-002]. */
export const ImportLeftOut = ({ leftOut }: { leftOut: readonly ImportError[] }) => {
  const text = useImportText();
  const { language } = useLanguage();
  const lineOf = ({ row, column, message, rule, params }: ImportError): string => {
    const problem = isRule(rule) ? issueText({ rule, params: params ?? {} }, language) : message;
    return column === null
      ? text('import_left_out_line', { row, problem })
      : text('import_left_out_cell', { row, column, problem });
  };
  return (
    <Alert severity="info">
      {text('import_left_out', { smart_count: leftOut.length })}
      <Box component="ul" tabIndex={0} sx={{ m: 0, mt: 1, pl: 2.5, maxHeight: 160, overflow: 'auto' }}>
        {leftOut.map((one, index) => (
          <Typography key={index} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {lineOf(one)}
          </Typography>
        ))}
      </Box>
      {leftOut.length >= MOST && text('import_left_out_more', { count: leftOut.length })}
    </Alert>
  );
};
