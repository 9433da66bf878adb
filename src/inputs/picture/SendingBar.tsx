import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Upload } from '../../files/uploads';
import { usePictureText } from './usePictureText';

/** How much of a picture is sent, and the way to stop it. */
export const SendingBar = ({ upload: { fraction, cancel } }: { upload: Upload }) => {
  const text = usePictureText();
  const percent = Math.round(fraction * 100);
  const sending = text('sending', { percent });
  return (
    <Stack spacing={0.75} sx={{ width: '100%', maxWidth: 320 }}>
      <LinearProgress variant="determinate" value={percent} aria-label={sending} />
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="caption" color="text.secondary">
          {sending}
        </Typography>
        <Button size="small" color="inherit" onClick={cancel}>
          {text('cancel')}
        </Button>
      </Stack>
    </Stack>
  );
};
