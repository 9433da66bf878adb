import { type LocalText, type Language, fillTemplate } from '../localText';

/** What a form tells when a rule has overwritten a status. */
const NOTICES = {
  status_by_applications: {
    en: 'Status set to {name} by the application rows.',
    es: 'Estado cambiado a {name} por las filas de aplicación.',
  },
  complete_needs_date: { en: 'Complete needs a gunite date.', es: 'Completo requiere una fecha de gunita.' },
} as const satisfies Record<string, LocalText>;

/**
 * A status that a rule has overwritten: `values.name` is the new one; `old_status_id` and `values.old` the one it
 * replaced, which "Keep {old name}" picks again [PEB-042 GUN-023].
 */
export interface SettleNotice {
  code: keyof typeof NOTICES;
  values: { name: string; old: string };
  old_status_id: number | null;
}

export const noticeText = ({ code, values }: Pick<SettleNotice, 'code' | 'values'>, language: Language): string =>
  fillTemplate(NOTICES[code], values, language);
