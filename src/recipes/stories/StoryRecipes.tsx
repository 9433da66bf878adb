import { useMemo } from 'react';
import { Route, Routes } from 'react-router';
import { RESOURCES } from '#domain/generated/resources';
import { CrudStage, type StageProps } from '../../crud/fixtures/CrudStage';
import ColorRecipeScreen from '../ColorRecipeScreen';
import type { RecipesApi } from '../data/recipesApi';
import { RecipesApiContext } from '../data/useRecipesApi';
import { BOOK } from './recipeData';

/** Calls that answer otherwise than usual. */
export interface StoryRecipesProps {
  api?: Partial<RecipesApi>;
  /** Where every color of the story is used. */
  usage?: StageProps['usage'];
}

const USUAL: RecipesApi = {
  load: async () => BOOK,
  read: async (id) => {
    const found = BOOK.colors.find((color) => color.id === id);
    if (!found) throw new Error('This record does not exist.');
    return found;
  },
  save: async (stored, values) => ({ id: stored?.id ?? 40, version: (stored?.version ?? 0) + 1, values }),
};

/** The recipe screen before a server in the page. */
export const StoryRecipes = ({ api, usage }: StoryRecipesProps) => {
  const calls = useMemo(() => ({ ...USUAL, ...api }), [api]);
  return (
    <RecipesApiContext value={calls}>
      <CrudStage resources={RESOURCES} {...(usage && { usage })}>
        <Routes>
          <Route path="/color-recipe" element={<ColorRecipeScreen />} />
          <Route path="*" element={<h1>Start page</h1>} />
        </Routes>
      </CrudStage>
    </RecipesApiContext>
  );
};
