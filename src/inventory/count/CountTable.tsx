import { Fragment } from 'react';
import { formatCivilDate, type CivilDate } from '#domain/civilDate';
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

interface RowProps {
  row: CountRow;
  sheet: CountSheetState;
  mayEdit: boolean;
  today: CivilDate;
  onMovements: (row: CountRow) => void;
}

const CountTableRow = ({ row, sheet, mayEdit, today, onMovements }: RowProps) => {
  const text = useInventoryText();
  const { edit, changed, checked, contested, cell, setDate } = countRowOf(row, sheet);
  const state = changed ? 'changed' : row.count_date === today || checked ? 'counted' : undefined;
  return (
    <tr data-row={row.id} data-state={state}>
      <th scope="row">
        <ProductName product={row.product} />
        {contested && <Meanwhile row={row} />}
      </th>
      <td className="count-description">{row.product.description}</td>
      {mayEdit ? (
        <>
          <td>
            <CountCell {...cell('unit_count')} label={`${row.product.name}: ${text('units')}`} />
          </td>
          <td>
            <CountCell {...cell('individual_count')} label={`${row.product.name}: ${text('individual')}`} />
          </td>
        </>
      ) : (
        <>
          <td className="count-number" data-negative={row.unit_count < 0 || undefined}>
            {row.unit_count}
          </td>
          <td className="count-number" data-negative={row.individual_count < 0 || undefined}>
            {row.individual_count}
          </td>
        </>
      )}
      <td>
        <CountDateCell row={row} edit={edit} today={today} onDate={setDate} onMovements={() => onMovements(row)} />
      </td>
      <td>{row.location.name}</td>
    </tr>
  );
};

interface Props extends Omit<RowProps, 'row'> {
  groups: readonly CountGroup[];
  place: string;
}

/** The count sheet: products by category, counted down the columns [INV-004 INV-009]. */
export const CountTable = ({ groups, place, ...rest }: Props) => {
  const text = useInventoryText();
  const onKeyDown = useCellKeys();
  const onPaste = usePasteCounts(groups, rest.sheet);
  return (
    // Keys of the cells within are heard here once for all.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="count-sheet" data-sheet data-tables onKeyDown={onKeyDown} onPaste={onPaste}>
      <table aria-label={text('table', { place })}>
        <thead>
          <tr>
            <th scope="col">{text('name')}</th>
            <th scope="col">{text('description')}</th>
            <th scope="col" className="count-number">
              {text('units')}
            </th>
            <th scope="col" className="count-number">
              {text('individual')}
            </th>
            <th scope="col">{text('last_count_date')}</th>
            <th scope="col">{text('location')}</th>
          </tr>
        </thead>
        {groups.map(({ description, rows }) => (
          <tbody key={description}>
            <tr className="count-group">
              <th scope="rowgroup" colSpan={6}>
                {description}
              </th>
            </tr>
            {rows.map((row) => (
              <Fragment key={row.id}>
                <CountTableRow row={row} {...rest} />
              </Fragment>
            ))}
          </tbody>
        ))}
      </table>
      <p className="count-printed">{formatCivilDate(rest.today)}</p>
    </div>
  );
};
