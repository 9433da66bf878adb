import { useRef, type KeyboardEvent } from 'react';
import { useLocalText } from '../../i18n/useLocalText';
import { enterMoves } from '../../inputs/enterMoves';
import type { EntryListProps, EntryRow } from './entryColumn';
import { EntryLineCells } from './EntryLineCells';
import { useEntriesText } from './useEntriesText';

/** The table: Tab goes through the cells, Enter down the column and past its end to a new row. */
export const EntryGrid = <Row extends EntryRow>({
  words,
  columns,
  lines,
  list,
  readOnly = false,
  onAdd,
  onRemove,
  onRestore,
  extra,
}: EntryListProps<Row>) => {
  const text = useEntriesText();
  const local = useLocalText();
  const table = useRef<HTMLTableElement>(null);
  const heads = columns.filter(({ inPlaceOf }) => inPlaceOf === undefined);
  const keyDown = (event: KeyboardEvent): void => enterMoves(event, table.current, readOnly ? undefined : onAdd);
  if (lines.length === 0) return null;

  return (
    <div className="entries-scroll">
      <table ref={table} className="entries-table" aria-label={local(words.title)} onKeyDown={keyDown}>
        <colgroup>
          {heads.map(({ name, width }) => (
            <col key={name} style={width === undefined ? undefined : { width }} />
          ))}
          {extra && <col style={{ width: 112 }} />}
          {!readOnly && <col style={{ width: 60 }} />}
        </colgroup>
        <thead>
          <tr>
            {heads.map(({ name, label }) => (
              <th key={name} scope="col">
                {local(label)}
              </th>
            ))}
            {extra && (
              <th scope="col">
                <span className="visually-hidden">{text('actions')}</span>
              </th>
            )}
            {!readOnly && (
              <th scope="col">
                <span className="visually-hidden">{text('undo')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ row, isRemoved }, index) => (
            <EntryLineCells<Row>
              key={row.key}
              row={row}
              number={index + 1}
              isRemoved={isRemoved}
              columns={columns}
              list={list}
              readOnly={readOnly}
              extra={extra}
              onRemove={onRemove}
              onRestore={onRestore}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
};
