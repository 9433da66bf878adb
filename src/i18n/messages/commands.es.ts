import type { Messages } from '../en';

export const commandsEs: Messages['commands'] = {
  shortcuts: 'Atajos de teclado',
  no_shortcuts: 'Esta página no tiene atajos propios.',
  everywhere: 'En todas partes',
  this_page: 'Esta página',
  toggle_theme: 'Cambiar entre claro y oscuro',
  close: 'Cerrar',
};
