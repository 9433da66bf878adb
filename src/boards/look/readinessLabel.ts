import type { Language } from '#domain/localText';
import type { BoardCategory } from '#domain/boards/kinds';
import { READINESS_LABEL, readinessText } from '#domain/boards/readiness';
import type { SubJob } from '#domain/boards/types';

/** "Ready", or "Not ready" with what is missing; null before the presite check-in. */
export const readinessLabel = (
  { readiness }: Pick<SubJob, 'readiness'>,
  category: BoardCategory,
  language: Language,
): string | null => {
  if (readiness === null) return null;
  const missing = readiness.missing.map((fact) => readinessText(category, fact)[language]).join(', ');
  return missing === '' ? READINESS_LABEL.ready[language] : `${READINESS_LABEL.not_ready[language]}: ${missing}`;
};
