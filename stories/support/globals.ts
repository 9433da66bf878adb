import { isCivilDate, type CivilDate } from '#domain/civilDate';
import type { Language } from '#domain/localText';
import type { ThemeMode } from '../../src/theme/tokens';

/** The toolbars' values, whatever the address of Storybook says. */
export const aLanguage = (value: unknown): Language => (value === 'es' ? 'es' : 'en');
export const aMode = (value: unknown): ThemeMode => (value === 'dark' ? 'dark' : 'light');
export const aDate = (value: unknown): CivilDate => (isCivilDate(value) ? value : '2026-03-04');
