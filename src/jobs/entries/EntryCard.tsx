import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import { useLocalText } from '../../i18n/useLocalText';
import { cellsOf } from './cellsOf';
import type { EntryColumn, EntryRow } from './entryColumn';
import { useEntriesText } from './useEntriesText';

interface Props<Row extends EntryRow> {
  row: Row;
  number: number;
  isRemoved: boolean;
  readOnly: boolean;
  columns: readonly EntryColumn<Row>[];
  errors: readonly string[];
  onOpen: () => void;
  onRestore: () => void;
  children?: ReactNode;
}

/** A number says nothing without its label. */
const isBare = (value: string): boolean => /^[\d.,]+$/.test(value);

/** A row as a card: the first column is its title, the others stand below with their placeholders [SUB-025]. */
export const EntryCard = <Row extends EntryRow>({
  row,
  number,
  isRemoved,
  readOnly,
  columns,
  errors,
  onOpen,
  onRestore,
  children,
}: Props<Row>) => {
  const text = useEntriesText();
  const local = useLocalText();
  const { language } = useLanguage();
  const [first, ...rest] = cellsOf(columns, row);
  const face = (
    <>
      <strong className="entries-card-title">{first?.text(row, language)}</strong>
      {rest.map(({ name, label, text: valueText }) => {
        const value = valueText(row, language);
        return (
          value !== '' && (
            <span key={name} className="entries-card-value">
              <span className={isBare(value) ? undefined : 'visually-hidden'}>{local(label)}: </span>
              {value}
            </span>
          )
        );
      })}
      {errors.map((error) => (
        <span key={error} className="entries-card-error">
          {error}
        </span>
      ))}
    </>
  );
  const isStill = isRemoved || readOnly;
  return (
    <li data-line={row.key} className={isRemoved ? 'entries-card entries-removed' : 'entries-card'}>
      {isStill ? (
        <div className="entries-card-face">{face}</div>
      ) : (
        <button type="button" data-row-action className="entries-card-face" onClick={onOpen}>
          {face}
        </button>
      )}
      {isRemoved && !readOnly && (
        <Button data-row-action size="small" aria-label={text('undo_row', { row: number })} onClick={onRestore}>
          {text('undo')}
        </Button>
      )}
      {!isRemoved && children}
    </li>
  );
};
