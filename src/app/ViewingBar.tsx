import { useEffect } from 'react';
import { formatValue } from '#domain/fields/formatValue';
import { appSession } from '../auth/appSession';
import { endViewing, type Viewing } from '../auth/viewing';
import { useLanguage } from '../i18n/useLanguage';
import { useLocalText } from '../i18n/useLocalText';
import { Button } from '../page/Button';
import './viewingBar.css';
import { correctedNow } from '../clock/deviceClock';

const MOMENT = { name: 'at', label: '', kind: 'DateTime', required: true } as const;
const TEXTS = {
  who: { en: 'You see Trowel as', es: 'Está viendo Trowel como' },
  rule: { en: 'Nothing can be changed.', es: 'No se puede cambiar nada.' },
  until: { en: 'until', es: 'hasta' },
  end: { en: 'End', es: 'Terminar' },
} as const;

const END = 'mutation endViewAs($key: String!) { endViewAs(key: $key) }';

/** Tells the server with the own token, and goes back whatever it answers: the key ends by itself. */
const end = async ({ key }: Viewing): Promise<void> => {
  const token = await appSession.idToken().catch(() => null);
  await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query: END, variables: { key } }),
  }).catch(() => undefined);
  endViewing();
};

/** A frame around the window and a bar at its foot for as long as it shows another user's view [OPS-008]. */
export default function ViewingBar({ view }: { view: Viewing }) {
  const local = useLocalText();
  const { language } = useLanguage();
  useEffect(() => {
    const timer = setTimeout(endViewing, Math.max(0, Date.parse(view.ends_at) - correctedNow()));
    document.documentElement.classList.add('is-viewing');
    return () => {
      clearTimeout(timer);
      document.documentElement.classList.remove('is-viewing');
    };
  }, [view]);
  return (
    <aside className="viewing-bar" aria-label={`${local(TEXTS.who)} ${view.name}`}>
      <p role="status">
        {local(TEXTS.who)} <strong>{view.name}</strong> {local(TEXTS.until)}{' '}
        {formatValue(MOMENT, view.ends_at, language)}. {local(TEXTS.rule)}
      </p>
      <Button variant="outlined" onClick={() => void end(view)}>
        {local(TEXTS.end)}
      </Button>
    </aside>
  );
}
