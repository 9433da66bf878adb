import CheckIcon from '@mui/icons-material/Check';
import Typography from '@mui/material/Typography';

/** A yes as a tick, a no as a dash; the word is there for those who cannot see it. */
export const YesNo = ({ value, text }: { value: boolean; text: string }) => (
  <Typography component="span" variant="body2" title={text} sx={{ display: 'inline-flex', alignItems: 'center', color: value ? 'success.main' : 'text.disabled' }}>
    {value ? <CheckIcon fontSize="small" aria-hidden /> : <span aria-hidden>–</span>}
    <span className="visually-hidden">{text}</span>
  </Typography>
);
