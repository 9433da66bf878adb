import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import { memo, useMemo } from 'react';
import type { RecipeRowValues } from '#domain/recipes/colorValues';
import { offeredProducts, productLabel, type RecipeProduct } from '#domain/recipes/productLabel';
import { useLanguage } from '../i18n/useLanguage';
import { Combobox } from '../inputs/Combobox';
import { IntegerInput } from '../inputs/IntegerInput';
import { useRecipesText } from './useRecipesText';

interface Props {
  row: RecipeRowValues;
  index: number;
  products: readonly RecipeProduct[];
  /** The products of the other rows. */
  elsewhere: ReadonlySet<number>;
  mayEdit: boolean;
  autoFocus: boolean;
  productError: string | undefined;
  quantityError: string | undefined;
  onChange: (index: number, more: Partial<RecipeRowValues>) => void;
  onRemove: (index: number) => void;
}

/** One product of a recipe with how many items of it go into a batch [CR-012]. */
export const RecipeRow = memo(
  ({
    row: { product, quantity, client_key },
    index,
    products,
    elsewhere,
    mayEdit,
    autoFocus,
    productError,
    quantityError,
    onChange,
    onRemove,
  }: Props) => {
    const text = useRecipesText();
    const { language } = useLanguage();
    const chosen = product?.id ?? null;
    const options = useMemo(
      () =>
        offeredProducts(products, chosen, elsewhere).map((one) => ({ id: one.id, name: productLabel(one, language) })),
      [products, chosen, elsewhere, language],
    );
    const value =
      product &&
      (options.find(({ id }) => id === product.id) ?? {
        id: product.id,
        name: text('product_number', { id: product.id }),
      });
    const named = (label: 'product' | 'quantity'): string => text('of_row', { label: text(label), row: index + 1 });
    return (
      <div role="row" className="recipe-row sheet-line" data-line={index} data-place={client_key}>
        <div role="cell" className="recipe-product">
          <Combobox
            label={named('product')}
            value={value}
            options={value && !options.includes(value) ? [value, ...options] : options}
            error={productError}
            readOnly={!mayEdit}
            autoFocus={autoFocus}
            onChange={(next) => onChange(index, { product: next && { id: next.id } })}
          />
        </div>
        <div role="cell">
          <IntegerInput
            label={named('quantity')}
            min={1}
            unit={products.find(({ id }) => id === chosen)?.unit ?? undefined}
            hidesUnit
            value={quantity}
            error={quantityError}
            readOnly={!mayEdit}
            onChange={(next) => onChange(index, { quantity: next })}
          />
        </div>
        <div role="cell" className="recipe-unit">
          {products.find(({ id }) => id === chosen)?.unit ?? '-'}
        </div>
        <div role="cell">
          {mayEdit && (
            <IconButton aria-label={text('remove', { row: index + 1 })} onClick={() => onRemove(index)}>
              <DeleteIcon fontSize="small" />
            </IconButton>
          )}
        </div>
      </div>
    );
  },
);
RecipeRow.displayName = 'RecipeRow';
