import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useCallback, useMemo, useRef, useState } from 'react';
import { EMPTY_RECIPE_ROW, type ColorValues, type RecipeRowValues } from '#domain/recipes/colorValues';
import type { RecipeProduct } from '#domain/recipes/productLabel';
import { recipeTotals } from '#domain/recipes/recipeTotals';
import type { WholeForm } from '../crud/form/useWholeForm';
import { enterMoves } from '../inputs/enterMoves';
import { RecipeRow } from './RecipeRow';
import { useRecipesText } from './useRecipesText';
import '../inputs/sheet.css';

interface Props {
  form: WholeForm<ColorValues>;
  products: readonly RecipeProduct[];
  mayEdit: boolean;
}

const NONE: ReadonlySet<number> = new Set();

/**
 * The recipe of a colour, typed down like a sheet: Enter goes to the next row, and adds one after the last
 * [CR-002 CR-012].
 */
export const RecipeGrid = ({
  form: {
    values: { recipe },
    change,
    errors,
  },
  products,
  mayEdit,
}: Props) => {
  const text = useRecipesText();
  const box = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState<number | null>(null);
  const changeRow = useCallback(
    (index: number, more: Partial<RecipeRowValues>) =>
      change(({ recipe: rows }) => ({ recipe: rows.map((row, at) => (at === index ? { ...row, ...more } : row)) })),
    [change],
  );
  const remove = useCallback(
    (index: number) => change(({ recipe: rows }) => ({ recipe: rows.filter((_row, at) => at !== index) })),
    [change],
  );
  const add = () => {
    setAdded(recipe.length);
    change({ recipe: [...recipe, EMPTY_RECIPE_ROW] });
  };
  const known = useMemo(() => new Map(products.map((product) => [product.id, product])), [products]);
  const used = recipe.map(({ product }) => product?.id ?? 0).join(' ');
  const elsewhere = useMemo(() => {
    const ids = used.split(' ').map(Number);
    return ids.map((_own, index) => new Set(ids.filter((_id, at) => at !== index)));
  }, [used]);
  const { items, pounds } = recipeTotals(recipe, known);

  return (
    <div ref={box} onKeyDown={(event) => enterMoves(event, box.current, mayEdit ? add : undefined)}>
      {recipe.length === 0 && <p className="recipe-hint">{text('empty')}</p>}
      {recipe.length > 0 && (
        <div role="table" aria-label={text('recipe')}>
          <div role="row" className="recipe-row recipe-row-head">
            <div role="columnheader">{text('product')}</div>
            <div role="columnheader">{text('quantity')}</div>
            <div role="columnheader">{text('unit')}</div>
            <div role="columnheader">
              <span className="visually-hidden">{text('actions')}</span>
            </div>
          </div>
          {recipe.map((row, index) => (
            <RecipeRow
              key={row.client_key}
              row={row}
              index={index}
              products={products}
              elsewhere={elsewhere[index] ?? NONE}
              mayEdit={mayEdit}
              autoFocus={added === index}
              productError={errors.get(`recipe.${index}.product`) ?? errors.get(`recipe.${index}.id`)}
              quantityError={errors.get(`recipe.${index}.quantity`)}
              onChange={changeRow}
              onRemove={remove}
            />
          ))}
        </div>
      )}
      <div className="recipe-foot">
        {mayEdit && (
          <Button startIcon={<AddIcon />} onClick={add}>
            {text('add')}
          </Button>
        )}
        {mayEdit && <small className="recipe-hint recipe-keys">{text('keys_hint')}</small>}
        <strong className="recipe-total" role="status">
          {text('items', { smart_count: items })}
          {pounds !== null && pounds > 0 && `, ${text('pounds', { weight: pounds.toLocaleString('en-US') })}`}
        </strong>
      </div>
    </div>
  );
};
