import { textHook } from '../i18n/textHook';
import { peopleMessages } from './messages';

/**
 * The texts of users, roles, employees and crews in the language of the screen.
 * @example const text = usePeopleText(); text('moved', { crew, place, count })
 */
export const usePeopleText = textHook(peopleMessages);
