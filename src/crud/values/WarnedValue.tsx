import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useToday } from '../../clock/useToday';
import type { Row } from '../../dataProvider/row';
import { useLocalText } from '../../i18n/useLocalText';
import { useOverride } from './overrides';

interface Props {
  resource: string;
  field: string;
  record: Row;
  children: ReactNode;
}

/** A value of a list, in red and with the reason in words where its resource warns of it. */
export const WarnedValue = ({ resource, field, record, children }: Props) => {
  const today = useToday();
  const local = useLocalText();
  const warning = useOverride(resource).warning?.(field, record, today) ?? null;
  if (!warning) return children;
  return (
    <Box component="span" title={local(warning)} sx={{ color: 'error.main', fontWeight: 600 }}>
      {children}
      <span className="visually-hidden"> ({local(warning)})</span>
    </Box>
  );
};
