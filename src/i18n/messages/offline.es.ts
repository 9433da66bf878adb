import type { Messages } from '../en';

export const offlineEs: Messages['offline'] = {
  lost: {
    title: 'Sin conexión a Internet',
    text: 'Se interrumpió su conexión a Internet.  ¿Desea trabajar sin conexión o prefiere reconectarse primero y volver a intentar?',
    retry: 'Reintentar',
    go_offline: 'Trabajar sin conexión',
  },
  bar: 'Sin conexión: los cambios se guardan en este dispositivo.',
  unsynced: '%{smart_count} sin sincronizar',
  as_of: 'Datos de: %{at}',
  go_online: 'Conectar',
  work: {
    link: 'Cambios abandonados (%{smart_count})',
  },
  not_available: 'No disponible sin conexión',
  not_here: 'Este registro no está disponible sin conexión.',
  close: 'Cerrar',
};
