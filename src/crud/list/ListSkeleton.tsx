import CircularProgress from '@mui/material/CircularProgress';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useCrudText } from '../look/useCrudText';

const ROWS = [72, 54, 83, 61, 77, 48, 69];

/** Rows to come, under a spinner [UI-022]. */
export const ListSkeleton = () => {
  const text = useCrudText();
  return (
    <Paper variant="outlined" role="status" aria-label={text('loading')} sx={{ position: 'relative' }}>
      <CircularProgress
        size={28}
        thickness={4}
        aria-hidden
        sx={{ position: 'absolute', top: 'calc(50% - 14px)', left: 'calc(50% - 14px)' }}
      />
      {ROWS.map((width) => (
        <Stack
          key={width}
          direction="row"
          spacing={4}
          sx={{
            height: 60,
            px: 2,
            alignItems: 'center',
            borderBottom: 1,
            borderColor: 'divider',
            '&:last-child': { border: 0 },
          }}
        >
          <Skeleton width={`${width * 0.3}%`} />
          <Skeleton width="14%" />
          <Skeleton width={`${width * 0.2}%`} sx={{ display: { xs: 'none', md: 'block' } }} />
          <Skeleton width="12%" sx={{ display: { xs: 'none', md: 'block' } }} />
        </Stack>
      ))}
    </Paper>
  );
};
