import { FONT, MORE_CONTRAST, tokensOf, type ThemeMode } from './tokens';

/** `surfaceRaised` as CSS knows it: `--surface-raised`. */
export const cssName = (name: string): string => `--${name.replace(/[A-Z]|\d/g, (char) => `-${char.toLowerCase()}`)}`;

/**
 * Puts the tokens of a mode on an element as CSS custom properties: `surfaceRaised` becomes `--surface-raised`.
 * @param isClearer with more contrast, which the system says unless it is given
 */
export const applyTokens = (
  mode: ThemeMode,
  isClearer = window.matchMedia(MORE_CONTRAST).matches,
  element: HTMLElement = document.documentElement,
): void => {
  element.dataset.theme = mode;
  element.style.colorScheme = mode;
  element.style.setProperty('--font', FONT);
  for (const [name, value] of Object.entries(tokensOf(mode, isClearer)))
    element.style.setProperty(cssName(name), value);
};
