import { textHook, type TextOf } from '../i18n/textHook';

/** What is said of what this device keeps. */
const offlineMessages = {
  en: {
    not_here: 'This record is not available offline.',
    not_offline: 'Not available offline',
    full: 'There is no more room on this device. Nothing was saved; please free some space and save again.',
    resolve: 'Resolve conflicts',
    resolve_text: '%{title} was changed by someone else while you were offline. Pick one of each:',
    row_there: 'The row as it was changed',
    row_gone: 'The row is removed',
    empty: '(empty)',
    yes: 'Yes',
    no: 'No',
    refused: 'The server does not take it: %{message}',
    gone: 'It is not on the server any more, or not for you. Your changes are kept on this device.',
    conflict: 'Someone else changed the same fields, and nothing was picked yet.',
    waits: 'It names a record that could not be synced.',
    contended: 'Others saved it at the same time. Please sync again.',
    unbuilt: 'Its values are damaged, so it cannot be sent.',
    connection: 'The server did not answer. Please sync again.',
    session: 'Your session has expired. Please log in again.',
  },
  es: {
    not_here: 'Este registro no está disponible sin conexión.',
    not_offline: 'No disponible sin conexión',
    full: 'No queda espacio en este dispositivo. No se guardó nada; libere espacio y vuelva a guardar.',
    resolve: 'Resolver conflictos',
    resolve_text: 'Otra persona cambió %{title} mientras usted estaba sin conexión. Elija uno de cada uno:',
    row_there: 'La fila como se cambió',
    row_gone: 'La fila se quitó',
    empty: '(vacío)',
    yes: 'Sí',
    no: 'No',
    refused: 'El servidor no lo acepta: %{message}',
    gone: 'Ya no está en el servidor, o no para usted. Sus cambios se conservan en este dispositivo.',
    conflict: 'Otra persona cambió los mismos campos, y aún no se eligió nada.',
    waits: 'Nombra un registro que no se pudo sincronizar.',
    contended: 'Otros lo guardaron al mismo tiempo. Sincronice de nuevo.',
    unbuilt: 'Sus valores están dañados y no se puede enviar.',
    connection: 'El servidor no respondió. Sincronice de nuevo.',
    session: 'Su sesión ha expirado. Inicie sesión de nuevo.',
  },
} as const;

export type OfflineText = TextOf<keyof (typeof offlineMessages)['en']>;
export const useOfflineText = textHook(offlineMessages);
