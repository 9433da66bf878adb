import { textHook, type Catalogue, type TextOf } from '../../i18n/textHook';

const en = {
  title: 'Needs attention',
  past_due: 'Past due',
  past_due_hint: 'The date has passed and the work is not done.',
  not_ready: 'Not ready',
  not_ready_hint: 'The presite visit found something missing, or the builder or homeowner said so.',
  told_other: 'Told another date',
  told_other_hint: 'The builder was told another date than the one on which the card stands.',
  broken_chain: 'Broken chain',
  broken_chain_hint: 'Phases of the job stand too close, too far apart, or in the wrong order.',
  over_capacity: 'Over capacity',
  over_capacity_hint: 'Crew days from today on with more than the crew can do.',
  over_capacity_days: '%{smart_count} crew day, %{cards} |||| %{smart_count} crew days, %{cards}',
  cards: '%{smart_count} card |||| %{smart_count} cards',
  no_quantity: 'No square feet',
  no_quantity_hint: 'Nobody has entered the square feet: the load says too little.',
  no_yards: 'No yards',
  no_yards_hint: 'Nobody has entered the yards: the load says too little.',
  long_wait: 'Waits over 7 days',
  long_wait_hint: 'Has waited for its builder, or for a first visit, for more than 7 days.',
  next: 'Show the next one',
  not_there: 'The card is no longer on the shown days.',
  hide_others: 'Hide others',
  sort: 'Trays',
  sort_requested: 'By requested date',
  sort_age: 'Longest waiting first',
  sort_distance: 'Nearest first',
  sort_near: 'Near %{crew}, %{day}',
  sort_elsewhere: 'Near a crew of other days',
  suggest: 'Suggest places...',
  suggest_hint: 'Places for unassigned cards on the shown days, by miles, capacity and chains.',
} as const;

const es: Record<keyof typeof en, string> = {
  title: 'Requiere atención',
  past_due: 'Vencidas',
  past_due_hint: 'La fecha ya pasó y el trabajo no está hecho.',
  not_ready: 'No están listas',
  not_ready_hint: 'La visita previa halló que falta algo, o lo dijo el constructor o el propietario.',
  told_other: 'Otra fecha avisada',
  told_other_hint: 'Al constructor se le avisó otra fecha que la de la tarjeta.',
  broken_chain: 'Cadena rota',
  broken_chain_hint: 'Las fases de la obra están demasiado cerca, demasiado lejos o en otro orden.',
  over_capacity: 'Sobre la capacidad',
  over_capacity_hint: 'Días de cuadrilla desde hoy con más de lo que la cuadrilla puede hacer.',
  over_capacity_days: '%{smart_count} día de cuadrilla, %{cards} |||| %{smart_count} días de cuadrilla, %{cards}',
  cards: '%{smart_count} tarjeta |||| %{smart_count} tarjetas',
  no_quantity: 'Sin pies cuadrados',
  no_quantity_hint: 'Nadie ha anotado los pies cuadrados: la carga dice muy poco.',
  no_yards: 'Sin yardas',
  no_yards_hint: 'Nadie ha anotado las yardas: la carga dice muy poco.',
  long_wait: 'Esperan más de 7 días',
  long_wait_hint: 'Espera al constructor, o la primera visita, desde hace más de 7 días.',
  next: 'Mostrar la siguiente',
  not_there: 'La tarjeta ya no está en los días mostrados.',
  hide_others: 'Ocultar las demás',
  sort: 'Bandejas',
  sort_requested: 'Por fecha solicitada',
  sort_age: 'Las que más esperan primero',
  sort_distance: 'Las más cercanas primero',
  sort_near: 'Cerca de %{crew}, %{day}',
  sort_elsewhere: 'Cerca de una cuadrilla de otros días',
  suggest: 'Sugerir lugares...',
  suggest_hint: 'Lugares para tarjetas sin asignar en los días mostrados, por millas, capacidad y cadenas.',
};

const messages: Catalogue<keyof typeof en> = { en, es };
export type AttentionMessage = keyof typeof en;
export type AttentionText = TextOf<AttentionMessage>;

/** The texts of the chips above a board. */
export const useAttentionText = textHook(messages);
