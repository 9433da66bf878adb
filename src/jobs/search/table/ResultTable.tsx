import { useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useJobSearchText } from '../useJobSearchText';
import type { ResultsProps } from '../ResultsProps';
import { useOpenRow } from '../row/useOpenRow';
import { useVirtualRows } from '../useVirtualRows';
import { HeaderRow } from './HeaderRow';
import { jobGrid } from './jobColumns';
import { ResultRow } from './ResultRow';

/** How many rows Page up and Page down go. */
const PAGE = 8;

/** The row that a key leads to from another one; null for a key that moves nothing. */
const rowAfterKey = (key: string, active: number, count: number): number | null => {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + PAGE,
    PageUp: active - PAGE,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  return next === undefined || count === 0 ? null : Math.max(0, Math.min(next, count - 1));
};

/** The height of a row in pixels, as the user wants it; 60 until then [JS-016 UI-025]. */
const ROW_HEIGHT = { compact: 42, standard: 60, comfortable: 78 } as const;

const ignore = (): void => undefined;

/** The results as a table, of which only the rows in view are in the page; arrow keys move from row to row [JS-003]. */
export const ResultTable = (props: ResultsProps) => {
  const { rows, count, sort, onSort, onOpen, onPlace, place, foot, look, selection } = props;
  const height = ROW_HEIGHT[look.density];
  const text = useJobSearchText();
  const { frame, virtual, items } = useVirtualRows({ ...props, height });
  const [active, setActive] = useState(place.active);
  // Keys can be faster than the row that they lead to: Enter goes by this, not by what has the focus.
  const at = useRef(active);
  const { onEnter } = useOpenRow(onOpen);
  const onSelect = selection?.toggle ?? ignore;
  const onFocus = useCallback(
    (index: number) => {
      at.current = index;
      setActive(index);
      onPlace({ active: index });
    },
    [onPlace],
  );

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!(event.target instanceof Element) || !event.target.closest('.job-row')) return;
    const row = rows[at.current];
    if (event.key === 'Enter') return onEnter(event, row);
    if (event.key === 'x' && row && !event.ctrlKey && !event.metaKey) return selection?.toggle(row);
    if (event.key === 'Escape') return selection?.clear();
    const next = rowAfterKey(event.key, at.current, rows.length);
    if (next === null) return;
    event.preventDefault();
    onFocus(next);
    virtual.scrollToIndex(next, { align: 'auto' });
    // The row may not be in the page before the list has scrolled.
    requestAnimationFrame(() =>
      frame.current?.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus({ preventScroll: true }),
    );
  };
  const grid = useMemo(
    () => jobGrid(look.columns, look.preferences, selection !== null),
    [look.columns, look.preferences, selection],
  );
  // A row must be reachable with Tab even when the one that the keys were on is out of view.
  const reached = items.some(({ index }) => index === active) ? active : (items[0]?.index ?? 0);
  return (
    <div
      ref={frame}
      className="job-table"
      style={{ '--job-columns': grid.columns, '--job-width': `${grid.least}px`, '--job-row': `${height}px` }}
    >
      <div
        role="grid"
        aria-label={text('table')}
        aria-rowcount={Math.max(count, rows.length) + 1}
        onKeyDown={onKeyDown}
      >
        <HeaderRow
          columns={look.columns}
          all={
            selection && {
              isOn: selection.ids.size === rows.length,
              isSome: selection.ids.size > 0,
              onToggle: selection.toggleAll,
            }
          }
          sort={sort}
          onSort={onSort}
        />
        <div role="rowgroup" className="job-rows" style={{ height: virtual.getTotalSize() }}>
          {items.map(({ index, start }) => {
            const row = rows[index];
            return (
              row && (
                <ResultRow
                  key={row.id}
                  row={row}
                  index={index}
                  columns={look.columns}
                  isSelected={selection && selection.ids.has(row.id)}
                  onSelect={onSelect}
                  top={start}
                  isActive={index === reached}
                  onOpen={onOpen}
                  onFocus={onFocus}
                />
              )
            );
          })}
        </div>
      </div>
      {foot}
    </div>
  );
};
