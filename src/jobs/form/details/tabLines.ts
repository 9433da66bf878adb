import type { Language } from '#domain/localText';
import { shownName } from '#domain/lookups/shownName';
import { formatCivilDate } from '#domain/civilDate';
import type { SubJobStub } from '../data/jobFormApi';

/** What the list of sub-jobs shows of one, loaded or not. */
export type Listed = Omit<SubJobStub, 'id' | 'may_edit'>;

/**
 * The date of a sub-job: finished or scheduled gunite, applied or scheduled pebble, the first visit of a warranty
 * [SUB-021].
 */
const dateOf = ({
  gunite_details: gunite,
  pebble_details: pebble,
  warranty_details: warranty,
}: Pick<Listed, 'gunite_details' | 'pebble_details' | 'warranty_details'>): string | null => {
  if (gunite) return gunite.finished_date ?? gunite.scheduled_date;
  if (pebble) return pebble.app_date ?? pebble.scheduled_app_date;
  const [first] = (warranty?.schedule ?? []).flatMap(({ start }) => (start === null ? [] : [start])).sort();
  return first?.slice(0, 10) ?? null;
};

const WORDS = {
  new: { en: 'New Sub-Job', es: 'Subtrabajo nuevo' },
  types: { en: 'No Job Types', es: 'Sin tipos de trabajo' },
  date: { en: 'No Date', es: 'Sin fecha' },
} as const;

/** The three lines of a tab [SUB-021]. */
export const tabLines = (listed: Listed, language: Language): { category: string; types: string; date: string } => ({
  category: listed.job_category?.name ? shownName(listed.job_category.name, language) : WORDS.new[language],
  types: listed.job_types.map((name) => shownName(name, language)).join(', ') || WORDS.types[language],
  date: formatCivilDate(dateOf(listed)) || WORDS.date[language],
});
