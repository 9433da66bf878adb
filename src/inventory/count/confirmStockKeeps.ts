import { askToChoose } from '../../page/dialog/confirmStore';
import type { AnswerRefusal } from '../../crud/form/useResourceForm';
import { CallError } from '../../dataProvider/CallError';
import { textOf } from '#domain/values';
import type { useInventoryText } from '../useInventoryText';

type Refused = Parameters<AnswerRefusal>;

/**
 * Asks what the stock of a product means once a unit of it holds another number of items [INV-025]. Null for any other
 * refusal, and for whoever changes their mind: the refusal then stands at the field.
 */
export const confirmStockKeeps = async (
  text: ReturnType<typeof useInventoryText>,
  ...[refusal, input, base]: Refused
): ReturnType<AnswerRefusal> => {
  if (!(refusal instanceof CallError) || refusal.rule !== 'product_unit_has_stock') return null;
  const [before, after] = [base.quantity_per_unit, input.quantity_per_unit].map((held) => Number(held) || 1);
  const answer = await askToChoose(
    text('unit_question', { product: textOf(base.name) ?? '', before: before ?? 1, after: after ?? 1 }),
    [
      { id: 'cancel', label: '', variant: 'text', isSafe: true },
      { id: 'units', label: text('unit_same_units', { after: after ?? 1 }), variant: 'outlined' },
      { id: 'items', label: text('unit_same_items'), variant: 'outlined' },
    ],
  );
  return answer === 'cancel' ? null : { stock_keeps: answer };
};
