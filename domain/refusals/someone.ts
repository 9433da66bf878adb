import type { LocalText } from '../localText';
import { named, type RefusalParams } from './refusal';

/** Who did something, where that is not known. */
export const SOMEONE: LocalText = { en: 'Someone', es: 'Alguien' };

/** Who did it, as a param of a refusal. */
export const whoParams = (who: string | null): RefusalParams => (who === null ? named('who', SOMEONE) : { who });

/** Who did it, by the params of a refusal; null where that is not known. */
export const whoOf = ({ who, who_es }: RefusalParams): string | null =>
  typeof who === 'string' && who_es === undefined ? who : null;
