import type { CountRow } from '../data/inventoryApi';
import { useInventoryText } from '../useInventoryText';

/** Beside a typed count: someone else stored another one since. */
export const Meanwhile = ({ row }: { row: CountRow }) => {
  const text = useInventoryText();
  return (
    <small className="count-meanwhile" role="status">
      {text('meanwhile', {
        who: row.changed_by ?? text('someone'),
        units: row.unit_count,
        individual: row.individual_count,
      })}
    </small>
  );
};
