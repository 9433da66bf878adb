import { CALLS } from '#domain/access/calls';
import { AppError, badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { colorIssues } from '#domain/recipes/colorIssues';
import { newColor, type ColorValues } from '#domain/recipes/colorValues';
import { COLOR_KEY, decideColor, type ColorFacts, type StoredColor } from '#domain/recipes/decideColor';
import type { Command } from '../../pipeline/command';
import { Conflict } from '../../pipeline/conflict';
import { lockRows, rememberRows } from '../../pipeline/lockRows';
import { entityOf, lockedRow, type Mutation } from '../../pipeline/mutation';
import { columnsOf, rowReader } from '../../db/rowDecoder';
import { countIn, runText, type Row } from '../../db/statement';
import { lookupPebbleColor } from '../../db/tables/lookups';
import { pebbleColorRecipe } from '../../db/tables/recipes';
import { colorInput, type ColorInput } from './colorInput';

const COLOR = 'lookup_pebble_color';
const RECIPE = 'select * from pebble_color_recipe where color_id = $1 order by id for no key update';
const SAME_NAME = `select 1 from ${COLOR} where material_type_id = $1 and lower(name) = lower($2) and id <> $3`;
const LAST = `select coalesce(max(sort_order), 0)::int as last from ${COLOR}`;

const toValues = rowReader(
  columnsOf(
    lookupPebbleColor,
    'name',
    'material_type_id',
    'pool_code',
    'spa_code',
    'price_level',
    'condition',
    'batch_ratio',
    'is_active',
  ),
  (row): Omit<ColorValues, 'recipe'> => ({
    name: row.name,
    material_type: { id: row.material_type_id },
    pool_code: row.pool_code,
    spa_code: row.spa_code,
    price_level: row.price_level,
    condition: row.condition,
    batch_ratio: row.batch_ratio,
    is_active: row.is_active,
  }),
);

const toLine = rowReader(
  columnsOf(pebbleColorRecipe, 'id', 'product_id', 'quantity'),
  ({ id, product_id, quantity }): ColorValues['recipe'][number] => ({ id, product: { id: product_id }, quantity }),
);

/** @throws AppError NOT_FOUND, CONFLICT */
const lockColor = async (mutation: Mutation, id: number, version: number): Promise<StoredColor> => {
  await lockRows(mutation, { [COLOR]: [id] });
  const row = lockedRow(mutation, COLOR, id);
  if (!row) throw new AppError('NOT_FOUND');
  if (row.version !== version) throw new Conflict(entityOf(mutation, COLOR), row);
  const recipe = await runText(mutation.client, RECIPE, [id]);
  rememberRows(mutation, 'pebble_color_recipe', recipe);
  return { id, version, values: { ...toValues(row), recipe: recipe.map(toLine) } };
};

/** @throws AppError BAD_USER_INPUT with every field at fault, NOT_FOUND, CONFLICT */
const load = async (mutation: Mutation, { id, version, values: sent }: ColorInput): Promise<ColorFacts> => {
  if (id !== null && version === null) throw badInput([fieldIssue('version', 'required', { label: 'Version' })]);
  const color = id === null || version === null ? null : await lockColor(mutation, id, version);
  const values = { ...(color?.values ?? { ...newColor(), recipe: [] }), ...sent };
  const issues = colorIssues(values);
  if (issues.length > 0) throw badInput(issues);
  const [same] = await runText(mutation.client, SAME_NAME, [
    values.material_type?.id ?? null,
    values.name,
    color?.id ?? 0,
  ]);
  if (same) throw badInput([fieldIssue('name', 'color_exists')]);
  const last = color ? [] : await runText(mutation.client, LAST, []);
  return { color, values, sort_order: countIn(last, 'last') + 1 };
};

/** Saves a colour with its recipe, or makes one [CR-010 CR-011]. */
export const updatePebbleColor: Command<ColorInput, ColorFacts, Row> = {
  name: 'updatePebbleColor',
  need: CALLS.updatePebbleColor.need,
  input: colorInput,
  load,
  decide: decideColor,
  result: (written, mutation, { id }) => {
    const row = id === null ? written.made(COLOR_KEY) : (written.row(COLOR, id) ?? lockedRow(mutation, COLOR, id));
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  },
};
