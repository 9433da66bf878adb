import type { LocalText } from '../localText';

/** Why a card of a plan stays where it is, beside what keeps a single move from it [SDY-002 SDY-008]. */
export const BOARD_PLAN_TEXTS = {
  plan_card_gone: { en: '{who} deleted this card.', es: '{who} eliminó esta tarjeta.' },
  plan_card_completed: { en: '{who} completed this card.', es: '{who} completó esta tarjeta.' },
  plan_card_started: { en: 'Work has begun here.', es: 'El trabajo ya empezó aquí.' },
  plan_keeps_day: {
    en: 'A Day 2 to 8 card needs a day.',
    es: 'Una tarjeta de Día 2 a 8 necesita un día.',
  },
  plan_day_closed: {
    en: 'Nobody works there any more: {where}.',
    es: 'Ahí ya no se trabaja: {where}.',
  },
  plan_conflicts: {
    en: '{count} cards of the plan cannot move; nothing was saved.',
    es: '{count} tarjetas del plan no se pueden mover; no se guardó nada.',
  },
} as const satisfies Record<string, LocalText>;
