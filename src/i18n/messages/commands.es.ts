import type { Messages } from '../en';

export const commandsEs: Messages['commands'] = {
  shortcuts: 'Atajos de teclado',
  no_shortcuts: 'Esta página no tiene atajos propios.',
  everywhere: 'En todas partes',
  this_page: 'Esta página',
  close: 'Cerrar',
  palette: 'Ir a cualquier parte…',
  palette_text: {
    placeholder: 'Trabajo, constructor, propietario, empleado, pantalla o comando',
    results: 'Resultados',
    none: 'No se encontró nada para «%{text}».',
    failed: 'Ahora no se pueden buscar registros. Las pantallas y los comandos siguen disponibles.',
    recent: 'Reciente',
    screen: 'Pantalla',
    command: 'Comando',
    job: 'Trabajo',
    estimate: 'Presupuesto',
    card: 'Tarjeta',
    builder: 'Constructor',
    homeowner: 'Propietario',
    employee: 'Empleado',
    inactive: 'Inactivo',
    count: '%{smart_count} resultado |||| %{smart_count} resultados',
  },
};
