import { useLocalText } from '../i18n/useLocalText';
import type { ActiveShortcut } from './commandRegistry';
import { shortcutCaps } from './shortcut';
import './shortcuts.css';

const isMac = (): boolean => /Mac|iP(hone|ad|od)/.test(navigator.userAgent);

/** Shortcuts under a heading, each with its keys. */
export const ShortcutList = ({ title, shortcuts, empty }: { title: string; shortcuts: readonly ActiveShortcut[]; empty?: string }) => {
  const local = useLocalText();
  return (
    <section className="shortcuts">
      <h3>{title}</h3>
      {shortcuts.length === 0 && empty && <p>{empty}</p>}
      <dl>
        {shortcuts.map(({ id, label, key }) => (
          <div key={id} className="shortcut">
            <dt>{local(label)}</dt>
            <dd>{shortcutCaps(key, isMac()).map((cap) => <kbd key={cap}>{cap}</kbd>)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
