import type { Language } from '../access/localText';
import { STATUS_TEXTS } from '../statusTexts';

const ES: Readonly<Record<string, string>> = {
  Gunite: 'Gunita',
  Pebble: 'Pebble',
  Warranty: 'Garantía',
  Pool: 'Piscina',
  Spa: 'Spa',
  'Pool and Spa': 'Piscina y spa',
  'Add-On Spa': 'Spa añadido',
  Remodel: 'Remodelación',
  'Wading Pool': 'Piscina infantil',
  'Sun Shelf': 'Repisa de sol',
  'Splash Pad': 'Área de chorros',
  Fountain: 'Fuente',
  'Water Feature': 'Elemento de agua',
  'Catch Basin': 'Pila de captación',
  'Raised Wall': 'Muro elevado',
  'Boulder Feature': 'Elemento de rocas',
  Patch: 'Parche',
  'Re-Shoot': 'Nueva proyección',
  Repair: 'Reparación',
  ...Object.fromEntries(Object.values(STATUS_TEXTS).map(({ en, es }) => [en, es])),
  'Cave In': 'Derrumbe',
};

/**
 * The name of a status, job type or category in the language of the screen. The lists hold English names; one that an administrator
 * has written is shown as it is.
 */
export const shownName = (name: string, language: Language): string =>
  language === 'es' && Object.hasOwn(ES, name) ? (ES[name] ?? name) : name;
