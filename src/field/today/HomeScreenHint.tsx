import { useState } from 'react';
import { textHook } from '../../i18n/textHook';
import { noteHomeScreenHint } from './isHomeScreenHintDue';

const en = {
  why: 'Put this app on the Home Screen. Safari deletes what waits to be sent after seven days without a visit; from the Home Screen it stays.',
  how: 'Tap Share, then "Add to Home Screen".',
  seen: 'Got it',
} as const;
const es: Record<keyof typeof en, string> = {
  why: 'Ponga esta aplicación en la pantalla de inicio. Safari borra lo que espera envío tras siete días sin visitas; en la pantalla de inicio se conserva.',
  how: 'Toque Compartir y luego «Añadir a pantalla de inicio».',
  seen: 'Entendido',
};
const useHintText = textHook({ en, es });

/** Tells an iPhone's user once to install the app, on which Safari's keeping of unsent work hangs [FLD-012]. */
const HomeScreenHint = () => {
  const text = useHintText();
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  return (
    <aside className="home-screen-hint" role="note">
      <p>
        {text('why')} <strong>{text('how')}</strong>
      </p>
      <button
        type="button"
        className="site-action"
        onClick={() => {
          noteHomeScreenHint();
          setShown(false);
        }}
      >
        {text('seen')}
      </button>
    </aside>
  );
};

export default HomeScreenHint;
