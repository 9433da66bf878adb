import type { LocalText } from '../localText';

/** Why a date cannot be told or promised, and what a promise keeps from moving [SDY-011 SDY-012]. */
export const TOLD_TEXTS = {
  promise_done: {
    en: 'This card is done.',
    es: 'Esta tarjeta está terminada.',
  },
  texts_not_set_up: {
    en: 'Text messages are not set up.',
    es: 'Los mensajes de texto no están configurados.',
  },
} as const satisfies Record<string, LocalText>;
