import { useCallback, useEffect, useRef, type KeyboardEvent } from 'react';
import { useLocalText } from '../../i18n/useLocalText';
import { enterMoves } from '../../inputs/enterMoves';
import type { EntryRow, EntryTableProps } from './entryColumn';
import { EntryLineCells } from './EntryLineCells';
import { useEntriesText } from './useEntriesText';
import type { RowFocus } from './useRowFocus';

interface Props<Row extends EntryRow> extends Omit<EntryTableProps<Row>, 'onAdd'> { focus: RowFocus; onAdd: () => void }

/** The table: Tab goes through the cells, Enter down the column and past its end to a new row. */
export const EntryGrid = <Row extends EntryRow>({ words, columns, lines, list, readOnly = false, focus, onAdd, onRemove, onRestore, extra }: Props<Row>) => {
  const text = useEntriesText();
  const local = useLocalText();
  const table = useRef<HTMLTableElement>(null);
  const heads = columns.filter(({ inPlaceOf }) => inPlaceOf === undefined);
  const { asked, taken, afterRemoval } = focus;

  useEffect(() => {
    if (asked === null) return;
    [...(table.current?.querySelectorAll('[data-line]') ?? [])].find((line) => line.getAttribute('data-line') === asked)?.querySelector<HTMLElement>('input, textarea')?.focus();
    taken();
  }, [asked, taken]);

  const remove = useCallback((key: string) => { afterRemoval(key); onRemove(key); }, [afterRemoval, onRemove]);
  const restore = useCallback((key: string) => { afterRemoval(key); onRestore(key); }, [afterRemoval, onRestore]);
  const keyDown = (event: KeyboardEvent): void => enterMoves(event, table.current, readOnly ? undefined : onAdd);
  if (lines.length === 0) return null;

  return (
    <div className="entries-scroll">
      <table ref={table} className="entries-table" aria-label={local(words.title)} onKeyDown={keyDown}>
        <colgroup>
          {heads.map(({ name, width }) => <col key={name} style={width === undefined ? undefined : { width }} />)}
          {extra && <col style={{ width: 112 }} />}
          {!readOnly && <col style={{ width: 44 }} />}
        </colgroup>
        <thead>
          <tr>
            {heads.map(({ name, label }) => <th key={name} scope="col">{local(label)}</th>)}
            {extra && <th scope="col"><span className="visually-hidden">{text('actions')}</span></th>}
            {!readOnly && <th scope="col"><span className="visually-hidden">{text('undo')}</span></th>}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ row, isRemoved }, index) => (
            <EntryLineCells<Row>
              key={row.key} row={row} number={index + 1} isRemoved={isRemoved} columns={columns} list={list} readOnly={readOnly} extra={extra}
              onRemove={remove} onRestore={restore}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
};
