import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useMemo, useState, useRef } from 'react';
import { fetchedLater } from '../page/fetchedLater';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { newColor } from '#domain/recipes/colorValues';
import { useCan } from '../auth/useCan';
import { useAskToLeave, useUnsavedChangesGuard } from '../confirm/useUnsavedChangesGuard';
import { RecordComments } from '../comments/RecordComments';
import { ErrorPanel } from '../crud/look/ErrorPanel';
import { useCrudText } from '../crud/look/useCrudText';
import type { Done } from '../crud/many/DoneNotice';
import { useCatalogue } from '../dataProvider/catalogue/useCatalogue';
import { takesPlaceOf } from '../dataProvider/takesPlaceOf';
import { Loading } from '../errors/Loading';
import { Combobox } from '../inputs/Combobox';
import { PageHeader } from '../page/PageHeader';
import { useDocumentTitle } from '../page/useDocumentTitle';
import { ColorForm } from './ColorForm';
import type { StoredColor } from './data/recipesApi';
import { useRecipesApi } from './data/useRecipesApi';
import { useRecipesText, type RecipesText } from './useRecipesText';
import './recipes.css';

const HistoryPanel = fetchedLater(async () => ({
  default: (await import('../crud/history/HistoryPanel')).HistoryPanel,
}));

const ImportDialog = fetchedLater(async () => ({
  default: (await import('../crud/imports/ImportDialog')).ImportDialog,
}));

const DoneNotice = fetchedLater(async () => ({ default: (await import('../crud/many/DoneNotice')).DoneNotice }));

/** What a file of recipes has rows of. */
const RECIPE_ROWS = { name: 'pebble_color.recipe', label_plural: 'Recipes' };

/** The resource of the colours; what others change of it is read again. */
const RESOURCE = 'pebble_color';

const optionOf =
  (text: RecipesText) =>
  ({ id, values: { name, material_type, is_active } }: StoredColor) => {
    const shown = material_type?.name ? `${name} (${material_type.name})` : name;
    return { id, name: is_active ? shown : text('inactive', { name: shown }) };
  };

/**
 * /color-recipe: pick a colour, `?color=7`, or make one, `?new=Deep Cove`, and edit its recipe [CR-001 CR-002 CR-003].
 */
export default function ColorRecipeScreen() {
  const text = useRecipesText();
  const crud = useCrudText();
  const [importing, setImporting] = useState<'colors' | 'recipes' | null>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const api = useRecipesApi();
  const mayEdit = useCan('CAN_EDIT_COLOR_RECIPE');
  const seesProducts = useCan('CAN_VIEW_INVENTORY');
  const [search, setSearch] = useSearchParams();
  const [isDirty, setDirty] = useState(false);
  const [buttons, setButtons] = useState<HTMLElement | null>(null);
  const [saved, setSaved] = useState<readonly StoredColor[]>([]);
  /** The colour that was made last, and the form that made it: it stays, with what is typed into it meanwhile. */
  const [made, setMade] = useState<{ id: number; form: string } | null>(null);
  const queries = useQueryClient();
  const resource = useCatalogue().find(RESOURCE);
  const mayImport = useCatalogue().rightsOf(RESOURCE).update;
  // A file names products, which have to be found.
  const mayImportRecipes = mayEdit && seesProducts;
  const choose = (what: 'colors' | 'recipes'): void => {
    setAnchor(null);
    setImporting(what);
  };
  const {
    data: book,
    error,
    refetch,
  } = useQuery({ queryKey: [RESOURCE, 'recipes', seesProducts], queryFn: () => api.load(seesProducts) });
  const reload = useCallback(() => void refetch(), [refetch]);
  useDocumentTitle(text('title'));
  const save = useRef<() => Promise<boolean>>(async () => false);
  const giveUp = useRef<() => void>(() => undefined);
  const noteDirty = useCallback((dirty: boolean, saveOpen?: () => Promise<boolean>, discard?: () => void) => {
    setDirty(dirty);
    if (saveOpen) save.current = saveOpen;
    if (discard) giveUp.current = discard;
  }, []);
  const saveOpen = useCallback(() => save.current(), []);
  useUnsavedChangesGuard(isDirty, mayEdit ? saveOpen : undefined, () => giveUp.current());
  const askToLeave = useAskToLeave(mayEdit);

  const colors = useMemo(() => {
    const later = new Map(saved.map((color) => [color.id, color]));
    const read = book?.colors ?? [];
    const known = new Set(read.map(({ id }) => id));
    return [
      ...read.map((color) => {
        const own = later.get(color.id);
        return own && own.version > color.version ? own : color;
      }),
      ...[...later.values()].filter(({ id }) => !known.has(id)),
    ];
  }, [book, saved]);
  const options = useMemo(() => colors.map(optionOf(text)), [colors, text]);
  const color = colors.find(({ id }) => String(id) === search.get('color')) ?? null;
  const typed = mayEdit ? search.get('new') : null;

  const form = color && made?.id === color.id ? made.form : String(color?.id ?? `new ${typed ?? ''}`);

  const open = async (next: Record<string, string>) => {
    const answer = isDirty ? await askToLeave() : 'leave';
    if (answer === 'stay' || (answer === 'save' && !(await saveOpen()))) return;
    if (isDirty && answer === 'leave') giveUp.current();
    setSearch(next);
  };
  const keep = (stored: StoredColor) => {
    setSaved((before) => [...before, stored]);
    void queries.invalidateQueries({ queryKey: [RESOURCE] });
    if (color === null) setMade({ id: stored.id, form });
    if (stored.id !== color?.id) setSearch({ color: String(stored.id) }, { replace: true });
  };

  if (takesPlaceOf(book, error)) return <ErrorPanel error={error} variant="page" onRetry={reload} />;
  if (!book) return <Loading />;
  return (
    <>
      <PageHeader
        crumbs={[{ label: text('title') }]}
        actions={
          <>
            {(mayImport || mayImportRecipes) && resource && (
              <Button
                startIcon={<UploadIcon />}
                aria-haspopup="menu"
                onClick={({ currentTarget }) => setAnchor(currentTarget)}
              >
                {crud('import')}
              </Button>
            )}
            <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
              {mayImport && <MenuItem onClick={() => choose('colors')}>{text('import_colors')}</MenuItem>}
              {mayImportRecipes && <MenuItem onClick={() => choose('recipes')}>{text('import_recipes')}</MenuItem>}
            </Menu>
            {mayEdit && (
              <Button startIcon={<AddIcon />} onClick={() => void open({ new: '' })}>
                {text('new_color')}
              </Button>
            )}
            <Button component={RouterLink} to="/">
              {text('cancel')}
            </Button>
            <span ref={setButtons} />
          </>
        }
      />
      {resource && importing && (
        <Suspense fallback={null}>
          <ImportDialog
            resource={importing === 'colors' ? resource : RECIPE_ROWS}
            onClose={() => setImporting(null)}
            onDone={(imported) => {
              setImporting(null);
              setDone(imported);
              reload();
            }}
          />
        </Suspense>
      )}
      {resource && done && (
        <Suspense fallback={null}>
          <DoneNotice
            key={done.mutation_id}
            resource={resource}
            done={done}
            mayUndo
            onClose={() => {
              setDone(null);
              reload();
            }}
          />
        </Suspense>
      )}
      <div className="recipe-page" data-fields>
        <div className="recipe-picker">
          <Combobox
            label={text('color')}
            value={color && optionOf(text)(color)}
            options={options}
            limit={null}
            autoFocus={!color && typed === null}
            onChange={(next) => void open(next ? { color: String(next.id) } : {})}
            {...(mayEdit ? { onCreate: (name: string) => void open({ new: name }) } : {})}
          />
        </div>
        {!color && typed === null && <p className="recipe-hint">{text('pick')}</p>}
        {(color ?? typed) !== null && (
          <ColorForm
            key={form}
            stored={color}
            start={color?.values ?? newColor(typed ?? '')}
            book={book}
            mayEdit={mayEdit}
            buttons={buttons}
            latest={color}
            onDirty={noteDirty}
            onSaved={keep}
          />
        )}
        {color && resource && (
          <>
            <RecordComments entity={RESOURCE} id={color.id} />
            <Suspense fallback={null}>
              <HistoryPanel resource={resource} id={color.id} />
            </Suspense>
          </>
        )}
      </div>
    </>
  );
}
