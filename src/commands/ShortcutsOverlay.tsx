import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useSyncExternalStore } from 'react';
import { Dialog } from '../page/dialog/Dialog';
import { useT } from '../i18n/useT';
import { commandRegistry } from './commandRegistry';
import { DIALOG_KEYS, PAGE_KEYS } from './pageKeys';
import { ShortcutList } from './ShortcutList';

/** The list of the shortcuts that work on this page, opened with `?`. */
export const ShortcutsOverlay = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useT();
  const id = useId();
  const shortcuts = useSyncExternalStore(commandRegistry.subscribe, commandRegistry.get).filter(
    ({ key }) => key !== undefined,
  );
  const own = [
    ...shortcuts.filter(({ everywhere }) => !everywhere),
    ...(open ? PAGE_KEYS.filter(({ isHere }) => isHere()) : []),
  ];
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('commands.shortcuts')}</DialogTitle>
      <DialogContent>
        <ShortcutList title={t('commands.this_page')} shortcuts={own} empty={t('commands.no_shortcuts')} />
        <ShortcutList
          title={t('commands.everywhere')}
          shortcuts={[...shortcuts.filter(({ everywhere }) => everywhere), ...DIALOG_KEYS]}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onClose}>
          {t('commands.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
