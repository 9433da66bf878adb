import { textHook } from '../../i18n/textHook';

const en = {
  title: 'Pin on the map',
  hint: 'Click or tap the map, or drag the pin. Directions and maps use it in place of the address.',
  keys: 'Pin. Arrow keys move it.',
  map: 'Map for the pin',
  place: 'Latitude, longitude',
  place_wanted: 'Write it as 29.7812, -95.8123, or paste a link of a map.',
  place_abroad: 'This place is not in the United States. Is the minus of the longitude missing?',
  cancel: 'Cancel',
  remove: 'Remove Pin',
  set: 'Use This Pin',
} as const;

type PinMessage = keyof typeof en;

const es: Record<PinMessage, string> = {
  title: 'Marcador en el mapa',
  hint: 'Toque el mapa o arrastre el marcador. Las rutas y los mapas lo usan en lugar de la dirección.',
  keys: 'Marcador. Las flechas lo mueven.',
  map: 'Mapa del marcador',
  place: 'Latitud, longitud',
  place_wanted: 'Escríbalo como 29.7812, -95.8123, o pegue el enlace de un mapa.',
  place_abroad: 'Este lugar no está en los Estados Unidos. ¿Falta el signo menos de la longitud?',
  cancel: 'Cancelar',
  remove: 'Quitar el marcador',
  set: 'Usar este marcador',
};

/** What the dialog of a pin says, in the language of the screen. */
export const usePinText = textHook({ en, es });
