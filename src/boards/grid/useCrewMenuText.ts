import { textHook } from '../../i18n/textHook';

const en = {
  print_sheet: 'Crew-day sheet of %{day}',
  crew_off: 'Crew is off...',
  crew_short: 'Fewer people...',
  block: 'Own block...',
  copy_plan_today: "Copy today's plan (%{day})",
  copy_plan_tomorrow: "Copy tomorrow's plan (%{day})",
  copy_plan_day: 'Copy the plan of %{day}',
};

const es: typeof en = {
  print_sheet: 'Hoja de cuadrilla del %{day}',
  crew_off: 'La cuadrilla no trabaja...',
  crew_short: 'Menos personal...',
  block: 'Bloque propio...',
  copy_plan_today: 'Copiar el plan de hoy (%{day})',
  copy_plan_tomorrow: 'Copiar el plan de mañana (%{day})',
  copy_plan_day: 'Copiar el plan del %{day}',
};

/** The texts of a crew's menu. */
export const useCrewMenuText = textHook({ en, es });
