import { crewsEn, crewsEs } from './text/crews';

const en = { ...crewsEn };

export type PeopleMessage = keyof typeof en;

const es: Record<PeopleMessage, string> = { ...crewsEs };

/** What the screens of users, roles, employees and crews say. `%{name}` stands for a parameter; `one |||| many` is chosen by `smart_count`. */
export const peopleMessages = { en, es };
