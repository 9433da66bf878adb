import { FONT, TOKENS, type ThemeMode } from './tokens';

/** `surfaceRaised` as CSS knows it: `--surface-raised`. */
export const cssName = (name: string): string => `--${name.replace(/[A-Z]|\d/g, (char) => `-${char.toLowerCase()}`)}`;

/** Puts the tokens of a mode on an element as CSS custom properties: `surfaceRaised` becomes `--surface-raised`. */
export const applyTokens = (mode: ThemeMode, element: HTMLElement = document.documentElement): void => {
  element.dataset.theme = mode;
  element.style.colorScheme = mode;
  element.style.setProperty('--font', FONT);
  for (const [name, value] of Object.entries(TOKENS[mode])) element.style.setProperty(cssName(name), value);
};
