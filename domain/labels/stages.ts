import type { LocalText } from '../localText';

/** The categories of work and their stages. */
export const STAGE_LABELS = {
  presite: { en: 'Presite', es: 'Visita previa' },
  slurry: { en: 'Slurry', es: 'Lodo' },
  flash: { en: 'Flash', es: 'Flash' },
  prep: { en: 'Prep', es: 'Preparación' },
  application: { en: 'Application', es: 'Aplicación' },
  detail: { en: 'Detail', es: 'Detalle' },
  gunite: { en: 'Gunite', es: 'Gunita' },
  warranty: { en: 'Warranty', es: 'Garantía' },
  repair: { en: 'Repair', es: 'Reparación' },
  pebble: { en: 'Pebble', es: 'Pebble' },
} as const satisfies Record<string, LocalText>;
