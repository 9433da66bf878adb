import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useLocalText } from '../../i18n/useLocalText';
import { useNarrowerThan } from '../../theme/useNarrowerThan';
import { EntryCards } from './EntryCards';
import type { EntryRow, EntryTableProps } from './entryColumn';
import { EntryGrid } from './EntryGrid';
import { useEntriesText } from './useEntriesText';
import { useRowFocus } from './useRowFocus';
import './entries.css';

/** Under this width rows are cards (decisions-jobs B3). */
const CARDS_UNDER = 800;

/**
 * The rows of a list of a sub-job: a table in which one types from cell to cell, cards with a dialog on narrow windows
 * [PEB-004 PEB-041 GUN-022]. It keeps no values: fields read and write the row's scope.
 */
export const EntryTable = <Row extends EntryRow>(props: EntryTableProps<Row>) => {
  const { words, lines, readOnly = false } = props;
  const text = useEntriesText();
  const local = useLocalText();
  const isNarrow = useNarrowerThan(CARDS_UNDER);
  const focus = useRowFocus();
  const List = isNarrow ? EntryCards : EntryGrid;
  const add = (): void => focus.to(props.onAdd());

  return (
    <div ref={focus.box} className="entries">
      {lines.length === 0 && <p className="entries-none">{text('none')}</p>}
      <List<Row> {...props} focus={focus} onAdd={add} />
      {!readOnly && <Button data-add startIcon={<AddIcon />} onClick={add}>{local(words.add)}</Button>}
    </div>
  );
};
