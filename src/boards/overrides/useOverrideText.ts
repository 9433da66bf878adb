import { textHook } from '../../i18n/textHook';

const en = {
  title: 'Why anyway?',
  group: 'Reasons, by the keys 1 to 5',
  words: 'Another reason',
  move: 'Move',
  cancel: 'Leave it',
  said: '%{reasons}. Why anyway? Keys 1 to 5, or type a reason. Escape leaves the card.',
};

const es: typeof en = {
  title: '¿Por qué de todos modos?',
  group: 'Motivos, con las teclas 1 a 5',
  words: 'Otro motivo',
  move: 'Mover',
  cancel: 'Dejarlo',
  said: '%{reasons}. ¿Por qué de todos modos? Teclas 1 a 5, o escriba un motivo. Escape deja la tarjeta.',
};

/** What is asked before a card moves in spite of a rule. */
export const useOverrideText = textHook({ en, es });
