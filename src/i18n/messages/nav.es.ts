import type { Messages } from '../en';

export const navEs: Messages['nav'] = {
  skip: 'Saltar al contenido',
  main_menu: 'Menú principal',
  open_menu: 'Abrir el menú',
  close_menu: 'Cerrar el menú',
  home: 'Página de inicio de Trowel',
  new_tab: 'se abre en una pestaña nueva',
  quick_search: {
    label: 'Búsqueda rápida',
    placeholder: 'Número o nombre del trabajo...',
    go: 'Buscar',
    searching: 'Buscando…',
    see_all: 'Ver los %{smart_count}',
    results: '%{smart_count} trabajo encontrado |||| %{smart_count} trabajos encontrados',
  },
  quick_navigation: {
    heading: 'Hojas diarias',
    label: 'Número de trabajo',
    go: 'Ir',
    daily_yardage: 'Yardas diarias',
  },
  landing: {
    image: 'Piscina',
    dashboard: 'Panel',
    version: 'Versión del software %{version}',
  },
  notifications: {
    open: 'Notificaciones',
    open_count: 'Notificaciones, %{smart_count} sin leer',
    title: 'Notificaciones',
    include_read: 'Incluir notificaciones leídas',
    none_unread: 'No hay notificaciones sin leer.',
    none: 'No hay notificaciones.',
    read_all: 'Marcar todas como leídas',
    close: 'Cerrar',
  },
  local_data: {
    clear: 'Borrar datos locales',
    title: '¿Borrar los datos locales?',
    body: 'Se eliminan los datos guardados en este navegador: trabajos en caché, filtros y ajustes de pantalla. Su sesión sigue abierta.',
    also_drafts:
      'Borrar también los cambios sin guardar de un formulario |||| Borrar también los cambios sin guardar de %{smart_count} formularios',
    also_delete:
      'Borrar también %{smart_count} cambio sin sincronizar |||| Borrar también %{smart_count} cambios sin sincronizar',
    cancel: 'Cancelar',
    confirm: 'Borrar',
  },
  user: {
    menu: 'Cuenta de %{name}',
    language: 'Idioma',
    theme: 'Tema',
    light: 'Claro',
    dark: 'Oscuro',
    shortcuts: 'Atajos de teclado',
    logout: 'Cerrar sesión',
  },
};
