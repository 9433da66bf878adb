import { textHook, type TextOf } from '../../i18n/textHook';
import { crudMessages, type CrudMessage } from './messages';

export type CrudText = TextOf<CrudMessage>;

/**
 * The texts of the generated screens in the language of the screen.
 * @example const text = useCrudText(); text('saved', { label: 'Builder' }) // "Builder saved!"
 */
export const useCrudText = textHook(crudMessages);
