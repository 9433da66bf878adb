import type { CivilDate } from '#domain/civilDate';
import type { CountRow } from '../data/inventoryApi';
import { useInventoryText } from '../useInventoryText';
import { CountCell } from './CountCell';
import { CountDateCell } from './CountDateCell';
import { countRowOf } from './countRowOf';
import { Meanwhile } from './Meanwhile';
import { ProductName } from './ProductName';
import type { CountGroup } from './shownRows';
import { useCellKeys } from './useCellKeys';
import { usePasteCounts } from './usePasteCounts';
import type { CountSheetState } from './useCountSheet';

interface CardProps {
  row: CountRow;
  sheet: CountSheetState;
  mayEdit: boolean;
  today: CivilDate;
  onMovements: (row: CountRow) => void;
}

const COLUMNS = ['unit_count', 'individual_count'] as const;

const CountCard = ({ row, sheet, mayEdit, today, onMovements }: CardProps) => {
  const text = useInventoryText();
  const { edit, changed, checked, contested, cell, setDate } = countRowOf(row, sheet);
  return (
    <li
      className="count-card"
      data-row={row.id}
      data-state={changed ? 'changed' : row.count_date === today || checked ? 'counted' : undefined}
    >
      <ProductName product={row.product} />
      {row.product.description && <p className="count-description">{row.product.description}</p>}
      <div className="count-card-counts">
        {COLUMNS.map((column) => {
          const label = text(column === 'unit_count' ? 'units' : 'individual');
          return (
            <div key={column} className="count-card-count">
              <span aria-hidden={mayEdit}>{label}</span>
              {mayEdit ? (
                <CountCell {...cell(column)} label={`${row.product.name}: ${label}`} />
              ) : (
                <strong>{row[column]}</strong>
              )}
            </div>
          );
        })}
      </div>
      {contested && <Meanwhile row={row} />}
      <div className="count-card-foot">
        <CountDateCell row={row} edit={edit} today={today} onDate={setDate} onMovements={() => onMovements(row)} />
        <span>{row.location.name}</span>
      </div>
    </li>
  );
};

interface Props extends Omit<CardProps, 'row'> {
  groups: readonly CountGroup[];
}

/** The count sheet on a narrow screen: a card for each product [UI-036]. */
export const CountCards = ({ groups, ...rest }: Props) => {
  const onKeyDown = useCellKeys();
  const onPaste = usePasteCounts(groups, rest.sheet);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div data-sheet onKeyDown={onKeyDown} onPaste={onPaste}>
      {groups.map(({ description, rows }) => (
        <section key={description} aria-label={description}>
          <h2 className="count-cards-group">{description}</h2>
          <ul className="count-cards">
            {rows.map((row) => (
              <CountCard key={row.id} row={row} {...rest} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
