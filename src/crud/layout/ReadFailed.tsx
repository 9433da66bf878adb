import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLayoutText } from './useLayoutText';

/** Says in the place of records that they could not be read, and asks for them again. */
export const ReadFailed = ({ onRetry }: { onRetry: () => void }) => {
  const text = useLayoutText();
  return (
    <Typography component="div" role="alert" variant="body2" color="error">
      {text('failed')}{' '}
      <Button size="small" onClick={onRetry}>
        {text('retry')}
      </Button>
    </Typography>
  );
};
