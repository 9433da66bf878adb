import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, useSyncExternalStore } from 'react';
import { useT } from '../i18n/useT';
import { confirmStore, safeOf } from './confirmStore';

/** Shows the question of `askToChoose` or `askToConfirm`; Escape and a click outside mean the safe answer. */
export const ConfirmDialog = () => {
  const t = useT();
  const id = useId();
  const asked = useSyncExternalStore(confirmStore.subscribe, confirmStore.get);
  return (
    <Dialog
      open={asked !== null}
      onClose={() => asked?.answer(safeOf(asked.choices))}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby={id}
    >
      <DialogContent id={id} sx={{ fontSize: 15, fontWeight: 550, pt: 3 }}>
        {asked?.text}
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1 }}>
        {asked?.choices.map(({ id: choice, label, variant, isSafe = false }) => (
          <Button
            key={choice}
            variant={variant}
            autoFocus={isSafe}
            onClick={() => asked.answer(choice)}
            sx={{ flex: 'none', maxWidth: 1 }}
          >
            {label || t(isSafe ? 'app.confirm.cancel' : 'app.confirm.ok')}
          </Button>
        ))}
      </DialogActions>
    </Dialog>
  );
};
