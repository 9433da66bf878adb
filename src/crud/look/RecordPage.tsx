import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Space at the sides of a page, as the page header has it. */
export const GUTTER = { xs: '14px', sm: '24px' } as const;

interface Props {
  children: ReactNode;
  aside?: ReactNode;
}

/** A record and, beside it on wide screens or below it, its details and history. */
export const RecordPage = ({ children, aside }: Props) => (
  <Box
    sx={{
      px: GUTTER,
      pb: 4,
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: aside ? 'minmax(0, 1fr) 360px' : 'minmax(0, 1100px)' },
    }}
  >
    {children}
    {aside && (
      <Box component="aside" sx={{ minWidth: 0 }}>
        {aside}
      </Box>
    )}
  </Box>
);
