import type { LocalText } from '../localText';

/** Why a day without work is not saved. */
export const WORKDAY_TEXTS = {
  day_needs_owner: { en: 'Choose a crew or an employee.', es: 'Elija una cuadrilla o un empleado.' },
  day_one_owner: { en: 'Choose a crew or an employee, not both.', es: 'Elija una cuadrilla o un empleado, no ambos.' },
  day_field_unused: {
    en: '{label} does not belong to this kind of day.',
    es: '{label} no corresponde a este tipo de día.',
  },
  crew_off_twice: {
    en: 'This crew is already off on one of these days.',
    es: 'Esta cuadrilla ya está libre en uno de estos días.',
  },
  crew_short_twice: {
    en: 'This crew already has fewer people on one of these days.',
    es: 'Esta cuadrilla ya tiene menos personal en uno de estos días.',
  },
} as const satisfies Record<string, LocalText>;
