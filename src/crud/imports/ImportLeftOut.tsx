import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { issueText } from '#domain/fields/fieldIssue';
import type { ImportError } from '#domain/imports/importReport';
import { isRule } from '#domain/refusals/catalogue';
import { useLanguage } from '../../i18n/useLanguage';
import { useImportText } from './useImportText';

/** More are not made by the server. */
const MAX_LINES = 1_000;

interface Props {
  title: 'import_left_out' | 'import_rounded';
  lines: readonly ImportError[];
}

/** What an import leaves out, cells of rows and rows that are no records [IMP-002], or which amounts it rounds [IMP-005]. */
export const ImportLeftOut = ({ title, lines }: Props) => {
  const text = useImportText();
  const { language } = useLanguage();
  const lineOf = ({ row, column, message, rule, params }: ImportError): string => {
    const problem = isRule(rule) ? issueText({ rule, params: params ?? {} }, language) : message;
    return column === null
      ? text('import_left_out_line', { row, problem })
      : text('import_left_out_cell', { row, column, problem });
  };
  const told = text(title, { smart_count: lines.length });
  return (
    <Alert severity="info">
      {lines.length < MAX_LINES ? told : text('import_told_first', { told, count: lines.length })}
      <Box component="ul" tabIndex={0} sx={{ m: 0, mt: 1, pl: 2.5, maxHeight: 160, overflow: 'auto' }}>
        {lines.map((one, index) => (
          <Typography key={index} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {lineOf(one)}
          </Typography>
        ))}
      </Box>
    </Alert>
  );
};
