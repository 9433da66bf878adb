import { textHook } from '../../../i18n/textHook';

const en = {
  verified: 'Address verified',
  not_verified: 'Address not verified',
  approximate: 'Approximate location',
  by_hand: 'Pin set by hand',
  set_pin: 'Set Pin',
  keep_pin: 'Keep Pin',
  pin_of_before: 'The pin was set by hand for the address as it was. Keep it, or it is taken away.',
} as const;

const es: Record<keyof typeof en, string> = {
  verified: 'Dirección comprobada',
  not_verified: 'Dirección sin comprobar',
  approximate: 'Ubicación aproximada',
  by_hand: 'Marcador puesto a mano',
  set_pin: 'Poner marcador',
  keep_pin: 'Conservar el marcador',
  pin_of_before: 'El marcador se puso a mano para la dirección anterior. Consérvelo, o se quitará.',
};

/** What is said of the place of an address, in the language of the screen; fetched with what says it. */
export const usePlaceText = textHook({ en, es });
