import Button from '@mui/material/Button';
import { useCallback, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { colorIssues, isBlankRow } from '#domain/recipes/colorIssues';
import type { ColorValues } from '#domain/recipes/colorValues';
import { allTaken } from '../saving/allTaken';
import { useSaveKeys } from '../saving/useSaveKeys';
import { useAskInactive } from '../crud/form/useAskInactive';
import { useWholeForm } from '../crud/form/useWholeForm';
import { WholeNotices } from '../crud/form/WholeNotices';
import { Section } from '../page/Section';
import { ColorFields } from './ColorFields';
import type { RecipeBook, StoredColor } from './data/recipesApi';
import { useRecipesApi } from './data/useRecipesApi';
import type { RecipesMessage } from './messages';
import { RecipeGrid } from './RecipeGrid';
import { useRecipesText } from './useRecipesText';

const LABELS: Readonly<Record<string, RecipesMessage>> = {
  material_type: 'material_type',
  product: 'product',
  version: 'version',
};

/** Rows into which nothing was typed are no faults: they are left out of a save. */
const issuesOf = (values: ColorValues) =>
  colorIssues(values).filter(({ path }) => {
    const row = values.recipe[Number(path.split('.')[1])];
    return !row || !isBlankRow(row);
  });

interface Props {
  stored: StoredColor | null;
  /** The stored color as the list read it last. */
  latest: StoredColor | null;
  start: ColorValues;
  book: RecipeBook;
  mayEdit: boolean;
  /** Where the page has its buttons. */
  buttons: HTMLElement | null;
  /** What is left unsaved, and how it is saved, for whoever leaves the form. */
  onDirty: (isDirty: boolean, save?: () => Promise<boolean>, giveUp?: () => void) => void;
  onSaved: (color: StoredColor) => void;
}

/** A colour with its recipe, saved whole [CR-002 CR-011]. */
export const ColorForm = ({ stored: first, latest, start, book, mayEdit, buttons, onDirty, onSaved }: Props) => {
  const text = useRecipesText();
  const api = useRecipesApi();
  const labelOf = useCallback(
    (path: string) => {
      const key = LABELS[path.split('.').at(-1) ?? ''];
      return key === undefined ? null : text(key);
    },
    [text],
  );
  const form = useWholeForm<ColorValues>({
    stored: first,
    latest,
    start,
    issuesOf,
    save: api.save,
    read: api.read,
    resource: 'pebble_color',
    titleOf: ({ name }) => name ?? '',
    labelOf,
    saved: text('saved'),
    failed: text('failed'),
  });
  const { isDirty, busy, submit } = form;
  const mayBeInactive = useAskInactive('pebble_color');
  const saveNow = async (): Promise<boolean> => {
    const { stored: on, values } = form;
    const before = on && { id: on.id, is_active: on.values.is_active };
    if (!(await mayBeInactive(before, { is_active: values.is_active }, values.name ?? ''))) return false;
    // A row into which only text without a match was typed is not blank.
    if (await allTaken()) form.change(({ recipe }) => ({ recipe: recipe.filter((row) => !isBlankRow(row)) }));
    const saved = await submit();
    if (saved) onSaved(saved);
    return saved !== null;
  };
  const { drop: discard } = form.draft;
  const work = useRef({ saveNow, discard });
  useEffect(() => {
    work.current = { saveNow, discard };
  });
  useEffect(() => {
    onDirty(
      isDirty,
      () => work.current.saveNow(),
      () => work.current.discard(),
    );
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  const maySave = mayEdit && !busy && (isDirty || !form.stored);
  useSaveKeys({ save: () => void saveNow(), canSave: maySave, isSaving: busy });

  return (
    <>
      {mayEdit &&
        buttons &&
        createPortal(
          <>
            <span role="status" className="recipe-hint">
              {isDirty && !busy && text('unsaved')}
            </span>
            <Button
              variant="contained"
              loading={busy}
              disabled={!maySave}
              onClick={() => void saveNow()}
              aria-keyshortcuts="Control+S Meta+S"
            >
              {text('save')}
            </Button>
          </>,
          buttons,
        )}
      <WholeNotices form={form} />
      <Section title={form.stored?.values.name ?? text('new_color')}>
        <ColorFields form={form} materials={book.materials} mayEdit={mayEdit} />
      </Section>
      <Section title={text('recipe')}>
        <RecipeGrid form={form} products={book.products} mayEdit={mayEdit} />
      </Section>
    </>
  );
};
