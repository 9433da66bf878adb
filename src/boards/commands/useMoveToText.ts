import { textHook } from '../../i18n/textHook';

const en = {
  here_now: 'where it is now',
  here_now_reason: 'It stands here now.',
  place_crew: 'Crew and date',
  not_possible: 'Not possible',
  last_position: 'Last',
  choose_day: 'Day',
};

const es: typeof en = {
  here_now: 'donde está ahora',
  here_now_reason: 'Ya está aquí.',
  place_crew: 'Cuadrilla y fecha',
  not_possible: 'No es posible',
  last_position: 'Última',
  choose_day: 'Día',
};

/** What only the dialogs of "Move to..." say; fetched with them. */
export const useMoveToText = textHook({ en, es });
