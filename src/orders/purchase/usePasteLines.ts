import { useCallback, type ClipboardEvent } from 'react';
import type { NumberField } from '#domain/inputs/numberField';
import { numberWanted } from '#domain/inputs/numberWanted';
import { parseNumber } from '#domain/inputs/parseNumber';
import type { PasteCell } from '#domain/inputs/placeCells';
import type { OrderLineValues, OrderValues } from '#domain/inventory/purchaseOrder/orderValues';
import type { WholeForm } from '../../crud/form/useWholeForm';
import { useLanguage } from '../../i18n/useLanguage';
import { pasteCells } from '../../inputs/pasteCells';

/** The columns of lines that are numbers, by their `data-cell`. */
const PASTED_FIELDS = {
  quantity: { isWhole: true, min: 1 },
  unit_cost: { isMoney: true, min: 0.01 },
} as const satisfies Record<string, NumberField>;
type PastedField = keyof typeof PASTED_FIELDS;
const COLUMNS: readonly PastedField[] = ['quantity', 'unit_cost'];

/** Takes quantities and costs that were copied from a spreadsheet into the lines that are there. */
export const usePasteLines = (
  lines: readonly OrderLineValues[],
  change: WholeForm<OrderValues>['change'],
  /** Whether a field of a line is locked. */
  isLocked: (line: OrderLineValues, field: PastedField) => boolean,
): ((event: ClipboardEvent<HTMLElement>) => void) => {
  const { language } = useLanguage();
  return useCallback(
    (event) => {
      const placeOf = (line: OrderLineValues, name: PastedField): PasteCell<number> | null =>
        isLocked(line, name)
          ? null
          : {
              read: (text) => {
                const parsed = parseNumber(text, PASTED_FIELDS[name]);
                if ('problem' in parsed) return { wrong: numberWanted(PASTED_FIELDS[name], parsed.problem, language) };
                return parsed.value === null
                  ? { wrong: numberWanted(PASTED_FIELDS[name], 'unclear', language) }
                  : { value: parsed.value };
              },
            };
      const from = (field: HTMLInputElement) => {
        const first = Number(field.closest<HTMLElement>('[data-line]')?.dataset.line);
        const cell = field.closest<HTMLElement>('[data-cell]')?.dataset.cell;
        const at = COLUMNS.findIndex((name) => name === cell);
        return { first, columns: at < 0 ? [] : COLUMNS.slice(at) };
      };
      pasteCells(event, language, {
        placesFrom: (field) => {
          const { first, columns } = from(field);
          return columns.length === 0
            ? []
            : lines.slice(first).map((line) => columns.map((name) => placeOf(line, name)));
        },
        put: (cells, field) => {
          const { first, columns } = from(field);
          change(({ line_items }) => ({
            line_items: line_items.map((line, index) => {
              const own = cells.filter(({ row }) => first + row === index);
              const values = own.flatMap(({ column, value }) => {
                const name = columns[column];
                return name ? [[name, value] as const] : [];
              });
              return own.length === 0 ? line : { ...line, ...Object.fromEntries(values) };
            }),
          }));
        },
      });
    },
    [change, isLocked, language, lines],
  );
};
