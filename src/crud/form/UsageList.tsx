import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router';
import { useCrudText } from '../look/useCrudText';
import { useLabel } from '../look/useLabel';
import type { TableUse } from '#domain/fields/tableUse';

interface Props {
  uses: readonly TableUse[];
  onLeave?: () => void;
}

/** What names a record: tables with their counts, the first records by name as links, and how many more there are. */
export const UsageList = ({ uses, onLeave }: Props) => {
  const text = useCrudText();
  const label = useLabel();
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, display: 'grid', gap: 0.75 }}>
      {uses.map(({ table, label: name, field, field_label, count, readable_count, records }) => {
        const more = readable_count - records.length;
        const hidden = count - readable_count;
        return (
          <Typography key={`${table}.${field}`} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <b>
              {label(name)}: {count}
            </b>{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              ({label(field_label)})
            </Box>
            {records.length > 0 && <br />}
            {records.map((record, index) => (
              <Fragment key={record.id}>
                {index > 0 && ', '}
                <Link component={RouterLink} to={record.path} onClick={onLeave}>
                  {record.name}
                </Link>
              </Fragment>
            ))}
            {more > 0 && ` ${text('usage_more', { count: more })}`}
            {hidden > 0 && (
              <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                {text('usage_hidden', { smart_count: hidden })}
              </Box>
            )}
          </Typography>
        );
      })}
    </Box>
  );
};
