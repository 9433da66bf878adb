import { shortcutCaps } from './shortcut';
import './shortcuts.css';

const isMac = (): boolean => /Mac|iP(hone|ad|od)/.test(navigator.userAgent);

/** The keys of a shortcut, each as a cap. */
export const ShortcutKeys = ({ of }: { of: string }) => (
  <span className="shortcut-keys">
    {shortcutCaps(of, isMac()).map((cap) => (
      <kbd key={cap}>{cap}</kbd>
    ))}
  </span>
);
