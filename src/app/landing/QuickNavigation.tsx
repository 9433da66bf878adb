import TextField from '@mui/material/TextField';
import { Link, useNavigate } from 'react-router';
import { useT } from '../../i18n/useT';
import { Button } from '../../page/Button';
import { useQuickNavigation } from './useQuickNavigation';

/** A job number leads to the job's daily batches or daily yardage [NAV-027 NAV-029 NAV-037]. */
export const QuickNavigation = () => {
  const t = useT();
  const navigate = useNavigate();
  const { text, setText, waiting, paths, hint } = useQuickNavigation();
  const [first, second] = paths;
  return (
    <form
      className="quick-navigation"
      aria-label={t('nav.quick_navigation.heading')}
      onSubmit={(event) => {
        event.preventDefault();
        if (first) void navigate(first);
      }}
    >
      <TextField
        label={t('nav.quick_navigation.label')}
        value={text}
        sx={{ width: 180 }}
        autoComplete="off"
        helperText={text.trim() === '' ? null : hint}
        slotProps={{ htmlInput: { inputMode: 'numeric' }, formHelperText: { role: 'status' } }}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="contained" disabled={waiting} reason={hint}>
        {t('nav.quick_navigation.go')}
      </Button>
      {second && (
        <Link to={second} className="button button-outlined">
          {t('nav.quick_navigation.daily_yardage')}
        </Link>
      )}
    </form>
  );
};
