/** The parts of a keyboard event that a shortcut looks at. */
export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

interface Shortcut {
  key: string;
  mod: boolean;
  shift: boolean;
  alt: boolean;
}

const parse = (text: string): Shortcut => {
  const parts = text.split('+');
  return {
    key: (parts.at(-1) ?? '').toLowerCase(),
    mod: parts.includes('mod'),
    shift: parts.includes('shift'),
    alt: parts.includes('alt'),
  };
};

/**
 * True when a key press is the shortcut: `m`, `shift+d`, `mod+k` (Ctrl, on a Mac Cmd), `?`. For a sign such as `?` the
 * shift key that it takes on some keyboards does not count.
 */
export const matchesShortcut = (text: string, press: KeyPress): boolean => {
  const wanted = parse(text);
  const isSign = wanted.key.length === 1 && !/[a-z\d]/.test(wanted.key);
  return (
    press.key.toLowerCase() === wanted.key &&
    (press.ctrlKey || press.metaKey) === wanted.mod &&
    press.altKey === wanted.alt &&
    (isSign || press.shiftKey === wanted.shift)
  );
};

const NAMES: Readonly<Record<string, string>> = {
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  escape: 'Esc',
  enter: 'Enter',
  delete: 'Del',
  backspace: '⌫',
  ' ': 'Space',
};

/** The keys of a shortcut as they are shown, one a cap: `mod+k` is Ctrl and K. */
export const shortcutCaps = (text: string, isMac = false): string[] => {
  const { key, mod, shift, alt } = parse(text);
  return [
    ...(mod ? [isMac ? '⌘' : 'Ctrl'] : []),
    ...(alt ? [isMac ? '⌥' : 'Alt'] : []),
    ...(shift ? ['Shift'] : []),
    NAMES[key] ?? key.charAt(0).toUpperCase() + key.slice(1),
  ];
};
