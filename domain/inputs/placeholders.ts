import type { Language, LocalText } from '../localText';
import { STATE_LABELS } from '../labels/states';

/**
 * What stands for a missing value [UI-033]. `status` is the chip of a list, `status_line` the line of a card or print.
 */
export const PLACEHOLDERS = {
  phase: { en: '(No Phase)', es: '(Sin fase)' },
  date: STATE_LABELS.no_date,
  status: { en: 'No Status', es: 'Sin estado' },
  status_line: { en: '(No Status)', es: '(Sin estado)' },
  crew: { en: '(No Crew)', es: '(Sin cuadrilla)' },
  foreman: { en: '(No Foreman)', es: '(Sin capataz)' },
  slurry_pickup_crew: { en: '(No Slurry Pickup Crew)', es: '(Sin cuadrilla de lodo)' },
  notes: { en: '(No Notes)', es: '(Sin notas)' },
  material: { en: '(No Material)', es: '(Sin material)' },
  color: { en: '(No Color)', es: '(Sin color)' },
  pool_section: { en: '(No Pool Section)', es: '(Sin sección)' },
  batches: STATE_LABELS.no_batches,
  type: { en: '(No Type)', es: '(Sin tipo)' },
  yardage: { en: '(No Yardage)', es: '(Sin yardas)' },
  order: { en: '(No Order)', es: '(Sin orden)' },
  worker: STATE_LABELS.no_worker,
  incomplete: { en: '(Incomplete)', es: '(Incompleto)' },
  address: { en: '(No Address)', es: '(Sin dirección)' },
} as const satisfies Record<string, LocalText>;

export type Placeholder = keyof typeof PLACEHOLDERS;

/** The value as text, or its placeholder when it is missing or blank; 0 is a value. */
export const orPlaceholder = (
  value: string | number | null | undefined,
  placeholder: Placeholder,
  language: Language = 'en',
): string => {
  const text = String(value ?? '').trim();
  return text === '' ? PLACEHOLDERS[placeholder][language] : text;
};
