import type { ColorLoad, LoadItem } from '#domain/field/crewDays';
import { useFieldText } from '../useFieldText';

const itemText = ({ product, quantity, unit }: LoadItem): string => [quantity, unit, product].filter(Boolean).join(' ');

/** Colors with their batches and additives, and what their recipes take. @param items of all of them together */
export const ColorLoads = ({ colors, items = [] }: { colors: readonly ColorLoad[]; items?: readonly LoadItem[] }) => {
  const text = useFieldText();
  return (
    <table className="load-table">
      <thead>
        <tr>
          {(['color', 'additives', 'batches_head', 'items'] as const).map((head) => (
            <th key={head} scope="col">
              {text(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {colors.map(({ name, additives, batches, unknown, items: own }) => (
          <tr key={[name, ...additives].join()}>
            <td>
              <strong>{name}</strong>
            </td>
            <td>{additives.join(', ')}</td>
            <td>
              {batches > 0 && batches}
              {unknown > 0 && ` ${text('batches_unknown')}`}
            </td>
            <td>
              {own
                .filter(({ quantity }) => quantity > 0)
                .map(itemText)
                .join(' · ')}
            </td>
          </tr>
        ))}
        {colors.length > 1 && items.length > 0 && (
          <tr className="load-total">
            <td colSpan={3}>
              <strong>{text('together')}</strong>
            </td>
            <td>
              <strong>{items.map(itemText).join(' · ')}</strong>
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
};
