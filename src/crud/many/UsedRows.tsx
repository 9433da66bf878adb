import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { localUses } from '#domain/refusals/useNouns';
import { useLanguage } from '../../i18n/useLanguage';
import { useCrudText } from '../look/useCrudText';
import type { ChosenRows } from './manyDocuments';

interface Props {
  chosen: ChosenRows;
  children?: ReactNode;
}

/** Which of the chosen records others use, before they are deleted or set inactive. */
export const UsedRows = ({ chosen: { used, used_count }, children }: Props) => {
  const text = useCrudText();
  const { language } = useLanguage();
  if (used_count === 0) return null;
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography variant="body2">{text('used_many', { smart_count: used_count })}</Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, maxHeight: 180, overflow: 'auto' }}>
        {used.map(({ id, name, uses }) => (
          <Typography key={id} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <b>{name}</b>: {localUses(uses, language)}
          </Typography>
        ))}
        {used_count > used.length && (
          <Typography component="li" variant="body2" color="text.secondary">
            {text('usage_more', { count: used_count - used.length })}
          </Typography>
        )}
      </Box>
      {children}
    </Box>
  );
};
