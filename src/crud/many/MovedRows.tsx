import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { saidText } from '../../dataProvider/errorText';
import { useLanguage } from '../../i18n/useLanguage';
import { useManyText } from './useManyText';
import type { TakeBackRefusal } from './useTakeBack';

/** Records that are listed by name; a hundred names help nobody. */
const SHOWN = 20;

interface Props {
  refusal: TakeBackRefusal;
  busy: boolean;
  /** Takes the others back, without those that have been changed since. */
  onOthers: () => void;
}

/** Why a change of many is not taken back: the records that were changed again, and the way to take back the others. */
export const MovedRows = ({ refusal: { message, rows, others }, busy, onOthers }: Props) => {
  const text = useManyText();
  const { language } = useLanguage();
  return (
    <>
      {message}
      {rows.length > 0 && (
        <Box
          component="ul"
          aria-label={text('refused_rows')}
          sx={{ m: 0, mt: 1, pl: 2.5, maxHeight: 200, overflow: 'auto' }}
        >
          {rows.slice(0, SHOWN).map((row) => (
            <Typography key={row.id} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              <b>{row.name}</b>: {saidText(row, language)}
            </Typography>
          ))}
          {rows.length > SHOWN && <li>{text('more_records', { smart_count: rows.length - SHOWN })}</li>}
        </Box>
      )}
      {others > 0 && (
        <Button size="small" color="inherit" variant="outlined" sx={{ mt: 1 }} loading={busy} onClick={onOthers}>
          {text('undo_others', { smart_count: others })}
        </Button>
      )}
    </>
  );
};
