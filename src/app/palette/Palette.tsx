import Dialog from '@mui/material/Dialog';
import { useId, useRef } from 'react';
import { useT } from '../../i18n/useT';
import { PalettePanel } from './PalettePanel';
import './palette.css';

/** Ctrl or Cmd K: one list of all that one may go to and do here. What is chosen is done once the dialog has given the focus back. */
export const Palette = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useT();
  const id = useId();
  const chosen = useRef<(() => void) | null>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby={id}
      className="palette-dialog"
      slotProps={{
        transition: {
          onExited: () => {
            const act = chosen.current;
            chosen.current = null;
            act?.();
          },
        },
      }}
    >
      <h2 id={id} className="visually-hidden">
        {t('commands.palette')}
      </h2>
      {open && (
        <PalettePanel
          onChoose={(act) => {
            chosen.current = act;
            onClose();
          }}
        />
      )}
    </Dialog>
  );
};
