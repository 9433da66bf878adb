import Alert from '@mui/material/Alert';
import type { AppliedMapping } from '#domain/imports/fitMapping';
import { useMappingText } from './useMappingText';

/** What of a kept mapping came to nothing in this file, and what the file has beside it [ADM-017]. */
export const MappingNotes = ({ applied }: { applied: AppliedMapping }) => {
  const text = useMappingText();
  const note = (
    severity: 'warning' | 'info',
    message: 'mapping_missing_columns' | 'mapping_missing_fields' | 'mapping_new_columns',
    names: readonly string[],
  ) =>
    names.length > 0 && (
      <Alert severity={severity} role="status" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {text(message, { names: names.join(', ') })}
      </Alert>
    );
  return (
    <>
      {note('warning', 'mapping_missing_columns', applied.missing_columns)}
      {note('warning', 'mapping_missing_fields', applied.missing_fields)}
      {note('info', 'mapping_new_columns', applied.new_columns)}
    </>
  );
};
