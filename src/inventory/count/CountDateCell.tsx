import HistoryIcon from '@mui/icons-material/History';
import { formatCivilDate, type CivilDate } from '#domain/civilDate';
import type { CountEdit } from '#domain/inventory/count/countSheet';
import { DateInput } from '../../inputs/DateInput';
import '../../page/iconButton.css';
import type { CountRow } from '../data/inventoryApi';
import { useInventoryText } from '../useInventoryText';

interface Props {
  row: CountRow;
  edit: CountEdit | undefined;
  today: CivilDate;
  onDate: (date: CivilDate) => void;
  onMovements: () => void;
}

/**
 * When the row was counted last (and what was found, where goods have moved since), which opens its movements; of a row
 * that is being counted, the date to be stored.
 */
export const CountDateCell = ({ row, edit, today, onDate, onMovements }: Props) => {
  const text = useInventoryText();
  const title = text('movements_of', { product: row.product.name });
  const hasMoved =
    row.last_unit_count !== null &&
    (row.last_unit_count !== row.unit_count || row.last_individual_count !== row.individual_count);
  // One button in both looks: the focus may be on it when the row becomes one that is being counted.
  return (
    <span className={edit ? 'count-date-edit' : undefined}>
      {edit && (
        <span data-tab-aside>
          <DateInput
            label={text('last_count_date')}
            value={edit.count_date}
            onChange={(date) => onDate(date ?? today)}
            error={edit.count_date > today ? text('date_invalid') : null}
          />
        </span>
      )}
      <button
        key="movements"
        type="button"
        className={edit ? 'icon-button' : 'count-date'}
        title={title}
        onClick={onMovements}
      >
        {edit ? <HistoryIcon fontSize="small" /> : formatCivilDate(row.count_date) || text('never')}
        {!edit && hasMoved && (
          <small>
            {text('counted_units', { units: row.last_unit_count ?? 0, individual: row.last_individual_count ?? 0 })}
          </small>
        )}
        <span className="visually-hidden"> {title}</span>
      </button>
    </span>
  );
};
