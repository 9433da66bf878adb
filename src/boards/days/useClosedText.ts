import { textHook } from '../../i18n/textHook';

const en = {
  question: '%{reasons}: move anyway?',
  worked_now: 'Nothing stands against it any more: move?',
  yes: 'Move anyway',
  move: 'Move',
  no: 'Leave it',
};

const es: typeof en = {
  question: '%{reasons}: ¿mover de todos modos?',
  worked_now: 'Ya nada lo impide: ¿mover?',
  move: 'Mover',
  yes: 'Mover de todos modos',
  no: 'Dejarlo',
};

/** What is asked before a card lands on a day without work. */
export const useClosedText = textHook({ en, es });
