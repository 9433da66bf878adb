import { useState } from 'react';
import { useProfile } from '../../auth/useProfile';
import { textHook } from '../../i18n/textHook';
import { IconButton } from '../../page/IconButton';
import { userOf } from '../link/boardChannel';
import { mapAddress, openMapWindow } from './openMapWindow';
import './openMapButton.css';

const useText = textHook({
  en: {
    open: 'Map in its own window',
    blocked: 'The browser blocked the window.',
    link: 'Open the map in a tab',
    close: 'Close',
  },
  es: {
    open: 'Mapa en su propia ventana',
    blocked: 'El navegador bloqueó la ventana.',
    link: 'Abrir el mapa en una pestaña',
    close: 'Cerrar',
  },
});

interface Props {
  /** The kind of board, as in the address of its map. */
  board: string;
  seat: string;
}

/** Opens the map of a board; where the browser blocks the window it says so, with a link in its place. */
export const OpenMapButton = ({ board, seat }: Props) => {
  const text = useText();
  const profile = useProfile();
  const [isBlocked, setBlocked] = useState(false);
  if (!profile) return null;
  const user = userOf(profile);
  return (
    <span className="open-map">
      <IconButton label={text('open')} onClick={() => setBlocked(!openMapWindow(board, seat, user))}>
        <svg className="icon" width="18" height="18" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M3 6.2 9 4l6 2.2L21 4v13.8L15 20l-6-2.2L3 20V6.2Zm2 1.4v9.6l3-1.1V6.5L5 7.6Zm5-1v9.5l4 1.5V8.1L10 6.6Zm6 1.4v9.5l3-1.1V6.9l-3 1.1Z" />
        </svg>
      </IconButton>
      {isBlocked && (
        <span className="open-map-blocked" role="alert">
          {text('blocked')}{' '}
          <a href={mapAddress(board, seat, user)} target="_blank" onClick={() => setBlocked(false)}>
            {text('link')}
          </a>
          <button type="button" aria-label={text('close')} onClick={() => setBlocked(false)}>
            ×
          </button>
        </span>
      )}
    </span>
  );
};
