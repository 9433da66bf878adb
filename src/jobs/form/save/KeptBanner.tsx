import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useLanguage } from '../../../i18n/useLanguage';
import { useJobFormText } from '../data/useJobFormText';
import type { KeptOffer } from './useKeptDraft';

/** "Unsaved changes from 10:42 AM." with the day before it when that was another one. */
const momentText = (at: string, language: string): string => {
  const moment = new Date(at);
  const isToday = moment.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    hour: 'numeric',
    minute: '2-digit',
    ...(isToday ? {} : { month: '2-digit', day: '2-digit', year: 'numeric' }),
  }).format(moment);
};

/** Offers the unsaved edits of an earlier visit. */
export const KeptBanner = ({ kept, restore, discard }: KeptOffer) => {
  const text = useJobFormText();
  const { language } = useLanguage();
  if (!kept) return null;
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ mb: 2 }}
      action={
        <>
          <Button color="inherit" size="small" onClick={discard}>
            {text('discard')}
          </Button>
          <Button color="inherit" variant="outlined" size="small" onClick={restore}>
            {text('restore')}
          </Button>
        </>
      }
    >
      {text('restore_text', { at: momentText(kept.at, language) })}
    </Alert>
  );
};
