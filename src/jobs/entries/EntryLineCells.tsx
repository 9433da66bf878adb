import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { memo, type ComponentType } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import { useLocalText } from '../../i18n/useLocalText';
import { FormScope } from '../form/state/FormScope';
import { cellsOf } from './cellsOf';
import type { EntryColumn, EntryRow } from './entryColumn';
import { useEntriesText } from './useEntriesText';

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
const Cells = <Row extends EntryRow>({ row, number, isRemoved, readOnly, columns, list, extra: Extra, onRemove, onRestore }: Props<Row>) => {
  const text = useEntriesText();
  const local = useLocalText();
  const { language } = useLanguage();
  const isText = isRemoved || readOnly;
  const cells = cellsOf(columns, row).map(({ name, label, text: valueText, control: Control, inPlaceOf }) => (
    <td key={name} data-cell={name} colSpan={inPlaceOf} className={isText ? 'entries-text' : undefined}>
      {isText ? valueText(row, language) : <Control name={name} label={text('of_row', { label: local(label), row: number })} />}
    </td>
  ));
  return (
    <tr data-line={row.key} className={isRemoved ? 'entries-removed' : undefined}>
      {isText ? cells : <FormScope path={`${list}.${row.key}`}>{cells}</FormScope>}
      {Extra && <td>{!isRemoved && <Extra row={row} />}</td>}
      {!readOnly && (
        <td className="entries-action">
          {isRemoved
            ? <Button data-row-action size="small" aria-label={text('undo_row', { row: number })} onClick={() => onRestore(row.key)}>{text('undo')}</Button>
            : <IconButton data-row-action aria-label={text('remove', { row: number })} onClick={() => onRemove(row.key)}><DeleteIcon fontSize="small" /></IconButton>}
        </td>
      )}
    </tr>
  );
};

export const EntryLineCells = memo(Cells) as typeof Cells;
