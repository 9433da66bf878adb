import type { LocalText } from '../localText';

/** Why records of another server are not there. */
export const SOURCE_TEXTS = {
  source_away: {
    en: '{name} does not answer. Please try again later.',
    es: '{name} no responde. Vuelva a intentarlo más tarde.',
  },
  source_unknown: {
    en: '{name} answers in a way that is not known here.',
    es: '{name} responde de una forma que aquí no se conoce.',
  },
} as const satisfies Record<string, LocalText>;
