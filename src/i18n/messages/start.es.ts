import type { Messages } from '../en';

export const startTextsEs: Messages['start'] = {
  language: 'Idioma',
  toggle_theme: 'Cambiar entre claro y oscuro',
  forbidden: 'No tiene permiso para ver esta página.',
  contact: 'Póngase en contacto con su administrador.',
  toasts: 'Mensajes',
  close_toast: 'Cerrar',
};
