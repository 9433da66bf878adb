import type { Messages } from '../en';

export const appEs: Messages['app'] = {
  loading: 'Cargando…',
  forbidden: {
    title: 'Sin permiso',
    ask: 'Aún no tiene acceso. Pídalo a: %{names}.',
    why: 'Ver por qué',
    home: 'Ir a la página de inicio',
  },
  not_found: { title: 'Página no encontrada', home: 'Ir a la página de inicio' },
  later: {
    area: 'Parte de: %{area}',
    text: 'Esta pantalla aún no está hecha.',
    detail: 'Su dirección y su permiso ya existen; la pantalla llegará en una versión posterior.',
    home: 'Ir a la página de inicio',
  },
  dialog: { text: '¿Descartar lo que escribió aquí?', discard: 'Descartar', stay: 'Seguir editando' },
  unsaved: {
    text: 'Tiene cambios sin guardar. ¿Salir de la página?',
    stay: 'Quedarse',
    leave: 'Descartar',
    save_leave: 'Guardar y salir',
    nothing: 'No hay nada que guardar.',
  },
  confirm: { ok: 'Aceptar', cancel: 'Cancelar' },
  server_away: 'Sin conexión. Sus cambios se conservan aquí.',
  new_version: {
    text: 'Hay una versión nueva disponible.',
    ready: 'Una versión nueva está lista.',
    reload: 'Recargar',
  },
  breadcrumbs: 'Ruta de navegación',
  show_breadcrumbs: 'Mostrar los niveles ocultos',
  scroll_to_top: 'Volver arriba',
  large_text: 'Letra grande',
};
