import { useId, useRef } from 'react';
import { Dialog } from '../../page/dialog/Dialog';
import CatalogueLayer from '../reactAdmin/CatalogueLayer';
import type { ValueStore } from '../../store/valueStore';
import { useT } from '../../i18n/useT';
import { PalettePanel } from './PalettePanel';
import './palette.css';

interface Props {
  open: boolean;
  /** What was typed before this file had come. */
  typed?: ValueStore<string>;
  onClose: () => void;
}

/**
 * Ctrl or Cmd K: one list of all that one may go to and do here. What is chosen is done once the dialog has given the
 * focus back.
 */
const Palette = ({ open, typed, onClose }: Props) => {
  const t = useT();
  const id = useId();
  const chosen = useRef<(() => void) | null>(null);
  return (
    <Dialog
      isQuiet
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
        <CatalogueLayer>
          <PalettePanel
            typed={typed}
            onChoose={(act) => {
              chosen.current = act;
              onClose();
            }}
          />
        </CatalogueLayer>
      )}
    </Dialog>
  );
};

export default Palette;
