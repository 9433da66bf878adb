import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useLanguage } from '../i18n/useLanguage';
import { useT } from '../i18n/useT';

interface Props {
  /** When they were typed, as an instant. */
  at: string;
  restore: () => void;
  discard: () => void;
}

/** The time of day, with the day before it when that was another one. */
const momentText = (at: string, language: string): string => {
  const moment = new Date(at);
  const isToday = moment.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    hour: 'numeric',
    minute: '2-digit',
    ...(isToday ? {} : { month: '2-digit', day: '2-digit', year: 'numeric' }),
  }).format(moment);
};

/** Offers the unsaved edits of an earlier visit to a form [KEY-008]. */
export const KeptAlert = ({ at, restore, discard }: Props) => {
  const t = useT();
  const { language } = useLanguage();
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ mb: 2 }}
      action={
        <>
          <Button color="inherit" size="small" onClick={discard}>
            {t('app.kept.discard')}
          </Button>
          <Button color="inherit" variant="outlined" size="small" onClick={restore}>
            {t('app.kept.restore')}
          </Button>
        </>
      }
    >
      {t('app.kept.text', { at: momentText(at, language) })}
    </Alert>
  );
};
