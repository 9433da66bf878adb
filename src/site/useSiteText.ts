import { textHook } from '../i18n/textHook';

const en = {
  supervisor: 'Supervisor',
  builder: 'Builder',
  homeowner: 'Homeowner',
  site: 'Site',
  call: 'Call',
  directions: 'Directions',
  key_map: 'Key Map',
  gate_code: 'Gate Code',
  critical: 'Critical note',
  job_notes: 'Notes of the job',
  pin: 'Pin',
  pin_by_hand: 'Directions lead to the pin that was set by hand.',
  place_unknown: 'Address not verified',
} as const;

export type SiteMessage = keyof typeof en;

const es: Record<SiteMessage, string> = {
  supervisor: 'Supervisor',
  builder: 'Constructor',
  homeowner: 'Propietario',
  site: 'Sitio',
  call: 'Llamar a',
  directions: 'Cómo llegar',
  key_map: 'Key Map',
  gate_code: 'Código de entrada',
  critical: 'Nota crítica',
  job_notes: 'Notas del trabajo',
  pin: 'Marcador',
  pin_by_hand: 'La ruta lleva al marcador puesto a mano.',
  place_unknown: 'Dirección sin comprobar',
};

/** What is said of a site, in the language of the screen. */
export const useSiteText = textHook({ en, es });
