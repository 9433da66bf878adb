import CheckIcon from '@mui/icons-material/Check';
import Typography from '@mui/material/Typography';
import { useCrudText } from '../useCrudText';

/** A yes as a tick, a no in words. */
export const YesNo = ({ value }: { value: boolean }) => {
  const text = useCrudText();
  if (!value) return <Typography component="span" variant="body2" color="text.secondary">{text('no')}</Typography>;
  return (
    <Typography component="span" variant="body2" title={text('yes')} sx={{ display: 'inline-flex', alignItems: 'center', color: 'success.main' }}>
      <CheckIcon fontSize="small" aria-hidden />
      <span className="visually-hidden">{text('yes')}</span>
    </Typography>
  );
};
