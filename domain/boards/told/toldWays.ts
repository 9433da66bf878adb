import type { LocalText } from '../../localText';

/** How a builder is told the date of a stop. */
export const TOLD_WAYS = {
  evening: { en: 'Evening message', es: 'Mensaje de la víspera' },
  mail: { en: 'Mail to the builder', es: 'Correo al constructor' },
  text: { en: 'Text message', es: 'Mensaje de texto' },
  phone: { en: 'Told by phone', es: 'Avisado por teléfono' },
} as const satisfies Record<string, LocalText>;
export type NoticeWay = keyof typeof TOLD_WAYS;
