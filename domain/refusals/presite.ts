import type { LocalText } from '../localText';

/** Why a supervisor is not assigned to a presite or taken away. */
export const PRESITE_TEXTS = {
  presite_no_right: {
    en: 'You do not have permission to schedule presites.',
    es: 'No tiene permiso para programar visitas previas.',
  },
  presite_no_division: {
    en: 'You do not schedule the presites of {division}.',
    es: 'Usted no programa las visitas previas de {division}.',
  },
  presite_date_limits: {
    en: 'Presite dates go from {earliest} to {latest}.',
    es: 'Las fechas de visita previa van del {earliest} al {latest}.',
  },
  presite_unknown_supervisor: { en: 'This employee does not exist.', es: 'Este empleado no existe.' },
  presite_not_supervisor: {
    en: '{name} is not a presite supervisor.',
    es: '{name} no es supervisor de visitas previas.',
  },
  presite_inactive_supervisor: { en: '{name} is not active.', es: '{name} no está activo.' },
  presite_other_division: {
    en: '{name} does not supervise presites of {division}.',
    es: '{name} no supervisa visitas previas de {division}.',
  },
  presite_other_column: {
    en: 'This is a presite of {division}: it goes to that column.',
    es: 'Es una visita previa de {division}: va a esa columna.',
  },
  presite_checked_in: {
    en: 'This site was checked in on {date}: its supervisor stays.',
    es: 'Este sitio se visitó el {date}: su supervisor se queda.',
  },
  presite_job_closed: {
    en: 'This job is complete or cancelled: its supervisor stays.',
    es: 'Este trabajo está completo o cancelado: su supervisor se queda.',
  },
  presite_gone: {
    en: 'This presite is no longer on this schedule.',
    es: 'Esta visita previa ya no está en este programa.',
  },
  // Someone else was faster
  presite_taken: {
    en: '{who} assigned this presite to {name}, {date}.',
    es: '{who} asignó esta visita previa a {name}, {date}.',
  },
  presite_cleared: {
    en: '{who} took the supervisor off this presite, {date}.',
    es: '{who} quitó el supervisor de esta visita previa, {date}.',
  },
} as const satisfies Record<string, LocalText>;
