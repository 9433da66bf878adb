import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useCallback, useMemo, useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { newColor } from '#domain/recipes/colorValues';
import { useCan } from '../auth/useCan';
import { askToConfirm } from '../confirm/confirmStore';
import { useUnsavedChangesGuard } from '../confirm/useUnsavedChangesGuard';
import { ErrorPanel } from '../crud/ErrorPanel';
import { useLoaded } from '../dataProvider/useLoaded';
import { Loading } from '../errors/Loading';
import { useT } from '../i18n/useT';
import { Combobox } from '../inputs/Combobox';
import { PageHeader } from '../page/PageHeader';
import { useDocumentTitle } from '../page/useDocumentTitle';
import { ColorForm } from './ColorForm';
import type { StoredColor } from './data/recipesApi';
import { useRecipesApi } from './data/useRecipesApi';
import { useRecipesText, type RecipesText } from './useRecipesText';
import './recipes.css';

const optionOf = (text: RecipesText) => ({ id, values: { name, material_type, is_active } }: StoredColor) => {
  const shown = material_type?.name ? `${name} (${material_type.name})` : name;
  return { id, name: is_active ? shown : text('inactive', { name: shown }) };
};

/** /color-recipe: pick a colour, `?color=7`, or make one, `?new=Deep Cove`, and edit its recipe [CR-001 CR-002 CR-003]. */
export default function ColorRecipeScreen() {
  const text = useRecipesText();
  const t = useT();
  const api = useRecipesApi();
  const mayEdit = useCan('CAN_EDIT_COLOR_RECIPE');
  const seesProducts = useCan('CAN_VIEW_INVENTORY');
  const [search, setSearch] = useSearchParams();
  const [isDirty, setDirty] = useState(false);
  const [buttons, setButtons] = useState<HTMLElement | null>(null);
  const [saved, setSaved] = useState<readonly StoredColor[]>([]);
  const { value: book, error, turn, reload } = useLoaded(useCallback(() => api.load(seesProducts), [api, seesProducts]));
  useDocumentTitle(text('title'));
  useUnsavedChangesGuard(isDirty);

  const colors = useMemo(() => {
    const later = new Map(saved.map((color) => [color.id, color]));
    const read = book?.colors ?? [];
    const known = new Set(read.map(({ id }) => id));
    return [...read.map((color) => { const own = later.get(color.id); return own && own.version > color.version ? own : color; }), ...[...later.values()].filter(({ id }) => !known.has(id))];
  }, [book, saved]);
  const options = useMemo(() => colors.map(optionOf(text)), [colors, text]);
  const color = colors.find(({ id }) => String(id) === search.get('color')) ?? null;
  const typed = mayEdit ? search.get('new') : null;

  const open = async (next: Record<string, string>) => {
    if (isDirty && !(await askToConfirm({ text: t('app.unsaved.text'), yes: t('app.unsaved.leave'), no: t('app.unsaved.stay') }))) return;
    setSearch(next);
  };
  const keep = (stored: StoredColor) => {
    setSaved((before) => [...before, stored]);
    if (stored.id !== color?.id) setSearch({ color: String(stored.id) }, { replace: true });
  };

  if (error !== null) return <ErrorPanel error={error} variant="page" onRetry={reload} />;
  if (!book) return <Loading />;
  return (
    <>
      <PageHeader
        crumbs={[{ label: text('title') }]}
        actions={(
          <>
            {mayEdit && <Button startIcon={<AddIcon />} onClick={() => void open({ new: '' })}>{text('new_color')}</Button>}
            <Button component={RouterLink} to="/">{text('cancel')}</Button>
            <span ref={setButtons} />
          </>
        )}
      />
      <div className="recipe-page">
        <div className="recipe-picker">
          <Combobox
            label={text('color')} value={color && optionOf(text)(color)} options={options} limit={null} autoFocus={!color && typed === null}
            onChange={(next) => void open(next ? { color: String(next.id) } : {})} {...(mayEdit ? { onCreate: (name: string) => void open({ new: name }) } : {})}
          />
        </div>
        {!color && typed === null && <p className="recipe-hint">{text('pick')}</p>}
        {(color ?? typed) !== null && (
          <ColorForm
            key={`${color?.id ?? `new ${typed ?? ''}`} ${turn}`} stored={color} start={color?.values ?? newColor(typed ?? '')} book={book} mayEdit={mayEdit} buttons={buttons}
            onDirty={setDirty} onSaved={keep} onReload={reload}
          />
        )}
      </div>
    </>
  );
}
