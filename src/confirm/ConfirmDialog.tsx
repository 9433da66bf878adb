import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, useSyncExternalStore } from 'react';
import { useT } from '../i18n/useT';
import { confirmStore } from './confirmStore';

/** Shows the question of `askToConfirm`; Escape and a click outside mean no. */
export const ConfirmDialog = () => {
  const t = useT();
  const id = useId();
  const asked = useSyncExternalStore(confirmStore.subscribe, confirmStore.get);
  return (
    <Dialog
      open={asked !== null}
      onClose={() => asked?.answer(false)}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby={id}
    >
      <DialogContent id={id} sx={{ fontSize: 15, fontWeight: 550, pt: 3 }}>
        {asked?.text}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={() => asked?.answer(false)}>
          {asked?.no ?? t('app.confirm.cancel')}
        </Button>
        <Button variant="contained" onClick={() => asked?.answer(true)}>
          {asked?.yes ?? t('app.confirm.ok')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
