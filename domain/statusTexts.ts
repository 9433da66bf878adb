import type { LocalText } from './localText';

/** The statuses that Trowel begins with, in both languages [CON-011]. An administrator may add others. */
export const STATUS_TEXTS: Readonly<Record<number, LocalText>> = {
  1: { en: 'Complete', es: 'Completo' },
  2: { en: 'Pending', es: 'Pendiente' },
  3: { en: 'On Hold', es: 'En espera' },
  4: { en: 'Weeping', es: 'Filtración' },
  5: { en: 'Prep Complete', es: 'Preparación completa' },
  6: { en: 'Cancelled', es: 'Cancelado' },
  7: { en: 'Ready to Apply', es: 'Listo para aplicar' },
  8: { en: 'Ready to Shoot', es: 'Listo para proyectar' },
  9: { en: 'Needs Inspection', es: 'Necesita inspección' },
  10: { en: 'Scheduled', es: 'Programado' },
  11: { en: 'To Be Scheduled', es: 'Por programar' },
  12: { en: 'Waiting on Materials', es: 'Esperando materiales' },
  13: { en: 'Waiting on Homeowner', es: 'Esperando al propietario' },
  14: { en: 'Return Visit Needed', es: 'Necesita otra visita' },
  15: { en: 'Under Review', es: 'En revisión' },
  16: { en: 'Needs Quote', es: 'Necesita cotización' },
  17: { en: 'Weather Delay', es: 'Retraso por el clima' },
  18: { en: 'Ready for Prep', es: 'Listo para preparación' },
  19: { en: 'Awaiting Builder', es: 'Esperando al constructor' },
  20: { en: 'Not Applicable', es: 'No aplica' },
};
