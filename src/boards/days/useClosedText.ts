import { textHook } from '../../i18n/textHook';

const en = {
  question: '%{reasons}: move anyway?',
  worked_now: 'The day is worked by now: move?',
  yes: 'Move anyway',
  move: 'Move',
  no: 'Leave it',
};

const es: typeof en = {
  question: '%{reasons}: ¿mover de todos modos?',
  worked_now: 'Ese día ya se trabaja: ¿mover?',
  move: 'Mover',
  yes: 'Mover de todos modos',
  no: 'Dejarlo',
};

/** What is asked before a card lands on a day without work. */
export const useClosedText = textHook({ en, es });
