import { textHook, type TextOf } from '../i18n/textHook';
import { recipesMessages, type RecipesMessage } from './messages';

export type RecipesText = TextOf<RecipesMessage>;

/** The texts of recipes in the language of the screen. */
export const useRecipesText = textHook(recipesMessages);
