import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, useSyncExternalStore } from 'react';
import { Dialog } from '../page/dialog/Dialog';
import { useT } from '../i18n/useT';
import { confirmStore, noteQuestion, safeOf } from '../page/dialog/confirmStore';
import { QuestionLinks } from './QuestionLinks';

/** Shows the question of `askToChoose` or `askToConfirm`; Escape and a click outside mean the safe answer. */
export const ConfirmDialog = () => {
  const t = useT();
  const id = useId();
  const asked = useSyncExternalStore(confirmStore.subscribe, confirmStore.get);
  return (
    <Dialog
      open={asked !== null}
      isQuiet
      onClose={() => asked?.answer(safeOf(asked.choices))}
      slotProps={{ transition: { onEnter: () => noteQuestion(true), onExited: () => noteQuestion(false) } }}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby={id}
    >
      <DialogContent id={id} sx={{ fontSize: 15, fontWeight: 600, pt: 3 }}>
        {asked?.text}
        {asked && asked.links.length > 0 && <QuestionLinks links={asked.links} />}
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
