import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useCallback, useContext, useRef, useState } from 'react';
import { useLocalText } from '../../i18n/useLocalText';
import { useNarrowerThan } from '../../theme/useNarrowerThan';
import { CardsUnder } from './CardsUnder';
import { EntryCards } from './EntryCards';
import type { EntryRow, EntryTableProps } from './entryColumn';
import { EntryDialog } from './EntryDialog';
import { EntryGrid } from './EntryGrid';
import { useEntriesText } from './useEntriesText';
import { useRowFocus } from './useRowFocus';
import './entries.css';

/**
 * The rows of a list of a sub-job: a table in which one types from cell to cell, cards with a dialog on narrow windows
 * [PEB-004 PEB-041 GUN-022]. It keeps no values: fields read and write the row's scope.
 */
export const EntryTable = <Row extends EntryRow>(props: EntryTableProps<Row>) => {
  const { words, columns, list, lines, readOnly = false, onAdd, onRemove, onRestore, onOpen } = props;
  const text = useEntriesText();
  const local = useLocalText();
  const isNarrow = useNarrowerThan(useContext(CardsUnder));
  const { box, enter, beforeRemoval } = useRowFocus();
  const [open, setOpen] = useState<string | null>(null);
  const takeBack = useRef<() => void>(() => undefined);

  const remove = useCallback(
    (key: string) => {
      beforeRemoval(key);
      onRemove(key);
    },
    [beforeRemoval, onRemove],
  );
  const restore = useCallback(
    (key: string) => {
      beforeRemoval(key);
      onRestore(key);
    },
    [beforeRemoval, onRestore],
  );
  const edit = (key: string): void => {
    takeBack.current = onOpen();
    setOpen(key);
  };
  // What Cancel of a new row's dialog takes back begins before the row.
  const add = (): void => {
    takeBack.current = onOpen();
    const key = onAdd();
    if (isNarrow) setOpen(key);
    else enter(key);
  };
  const opened = isNarrow && !readOnly ? lines.find(({ row, isRemoved }) => row.key === open && !isRemoved) : undefined;
  const List = isNarrow ? EntryCards : EntryGrid;
  return (
    <div ref={box} className="entries">
      {lines.length === 0 && <p className="entries-none">{text('none')}</p>}
      <List<Row> {...props} onAdd={add} onEdit={edit} onRemove={remove} onRestore={restore} />
      {!readOnly && (
        <Button data-add startIcon={<AddIcon />} onClick={add}>
          {local(words.add)}
        </Button>
      )}
      {opened && (
        <EntryDialog<Row>
          words={words}
          columns={columns}
          row={opened.row}
          list={list}
          onDone={() => setOpen(null)}
          onCancel={() => {
            setOpen(null);
            takeBack.current();
          }}
          onDelete={() => {
            setOpen(null);
            remove(opened.row.key);
          }}
        />
      )}
    </div>
  );
};
