import { type ComponentType, memo } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import { useLocalText } from '../../i18n/useLocalText';
import { FormScope } from '../form/state/FormScope';
import { cellsOf } from './cellsOf';
import type { EntryColumn, EntryRow, EntryControlProps } from './entryColumn';
import { RowAction } from './RowAction';
import { useEntriesText } from './useEntriesText';

interface CellProps extends EntryControlProps {
  control: ComponentType<EntryControlProps>;
  span: number | undefined;
}

/** One control of the table; it is drawn anew for its own value alone, however long the table is. */
const EntryCell = memo(({ control: Control, span, name, label }: CellProps) => (
  <td data-cell={name} colSpan={span}>
    <Control name={name} label={label} />
  </td>
));
EntryCell.displayName = 'EntryCell';

interface Props<Row extends EntryRow> {
  row: Row;
  /** Counted from 1, for the names of its controls. */
  number: number;
  isRemoved: boolean;
  readOnly: boolean;
  columns: readonly EntryColumn<Row>[];
  list: string;
  extra: ComponentType<{ row: Row }> | undefined;
  onRemove: (key: string) => void;
  onRestore: (key: string) => void;
}

/** One row of the table: its controls, its texts when it cannot be changed, or struck through when it was binned. */
export const EntryLineCells = <Row extends EntryRow>({
  row,
  number,
  isRemoved,
  readOnly,
  columns,
  list,
  extra: Extra,
  onRemove,
  onRestore,
}: Props<Row>) => {
  const text = useEntriesText();
  const local = useLocalText();
  const { language } = useLanguage();
  const shown = cellsOf(columns, row);
  return (
    <tr data-line={row.key} className={isRemoved ? 'entries-removed' : undefined}>
      {isRemoved || readOnly ? (
        shown.map(({ name, text: valueText, inPlaceOf }) => (
          <td key={name} colSpan={inPlaceOf} className="entries-text">
            {valueText(row, language)}
          </td>
        ))
      ) : (
        <FormScope path={`${list}.${row.key}`}>
          {shown.map(({ name, label, control, inPlaceOf }) => (
            <EntryCell
              key={name}
              name={name}
              label={text('of_row', { label: local(label), row: number })}
              control={control}
              span={inPlaceOf}
            />
          ))}
        </FormScope>
      )}
      {Extra && <td>{!isRemoved && <Extra row={row} />}</td>}
      {!readOnly && (
        <td className="entries-action">
          <RowAction rowKey={row.key} number={number} isRemoved={isRemoved} onRemove={onRemove} onRestore={onRestore} />
        </td>
      )}
    </tr>
  );
};
