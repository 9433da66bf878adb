import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId, useState } from 'react';
import { Dialog } from '../../../page/dialog/Dialog';
import { useT } from '../../../i18n/useT';

interface Props {
  open: boolean;
  unsynced: number;
  /** Forms and counts with unsaved changes of an earlier visit. */
  drafts?: number;
  onClose: () => void;
  onClear: (deleteUnsynced: boolean, withDrafts: boolean) => void;
}

/** Asks before local data are cleared; changes that wait to be sent stay unless the box is ticked [NAV-018]. */
export const ClearLocalDataDialog = ({ open, unsynced, drafts = 0, onClose, onClear }: Props) => {
  const t = useT();
  const id = useId();
  const [alsoUnsynced, setAlsoUnsynced] = useState(false);
  const [alsoDrafts, setAlsoDrafts] = useState(false);
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('nav.local_data.title')}</DialogTitle>
      <DialogContent>
        <p style={{ margin: 0 }}>{t('nav.local_data.body')}</p>
        {unsynced > 0 && (
          <FormControlLabel
            sx={{ mt: 1.5 }}
            label={t('nav.local_data.also_delete', { smart_count: unsynced })}
            control={
              <Checkbox
                size="small"
                checked={alsoUnsynced}
                onChange={(event) => setAlsoUnsynced(event.target.checked)}
              />
            }
          />
        )}
        {drafts > 0 && (
          <FormControlLabel
            sx={{ mt: 1.5 }}
            label={t('nav.local_data.also_drafts', { smart_count: drafts })}
            control={
              <Checkbox size="small" checked={alsoDrafts} onChange={(event) => setAlsoDrafts(event.target.checked)} />
            }
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onClose}>
          {t('nav.local_data.cancel')}
        </Button>
        <Button variant="contained" data-destructive onClick={() => onClear(alsoUnsynced, alsoDrafts)}>
          {t('nav.local_data.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
