import { accessEn, accessEs } from './text/access';
import { crewsEn, crewsEs } from './text/crews';
import { whyEn, whyEs } from './text/why';

const en = { ...crewsEn, ...accessEn, ...whyEn };

export type PeopleMessage = keyof typeof en;

const es: Record<PeopleMessage, string> = { ...crewsEs, ...accessEs, ...whyEs };

/**
 * What the screens of users, roles, employees and crews say. `%{name}` stands for a parameter; `one |||| many` is
 * chosen by `smart_count`.
 */
export const peopleMessages = { en, es };
