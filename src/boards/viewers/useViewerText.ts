import { textHook } from '../../i18n/textHook';

const en = {
  count: '%{smart_count} other person has this board open |||| %{smart_count} others have this board open',
  title: 'Also at this board',
  holds: 'Holding %{job}',
  holds_phase: 'Holding %{job}, %{phase}',
  holds_elsewhere: 'Holding a card that is not shown here',
};

const es: typeof en = {
  count: 'Otra persona tiene abierto este tablero |||| Otras %{smart_count} personas tienen abierto este tablero',
  title: 'También en este tablero',
  holds: 'Tiene en la mano %{job}',
  holds_phase: 'Tiene en la mano %{job}, %{phase}',
  holds_elsewhere: 'Tiene en la mano una tarjeta que aquí no se ve',
};

/** The texts of who else is at a board. */
export const useViewerText = textHook({ en, es });
