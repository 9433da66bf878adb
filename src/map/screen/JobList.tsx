import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useListKeys } from './useListKeys';

interface Props<Entry extends { key: string }> {
  entries: readonly Entry[];
  selected: string | null;
  onSelect: (entry: Entry) => void;
  /** In pixels, alike for all rows. */
  rowHeight: number;
  label: string;
  className?: string;
  children: (entry: Entry) => ReactNode;
}

/**
 * A list of which only the rows in view are in the page, used by mouse and by keys; the selected row is brought into
 * view.
 */
export const JobList = <Entry extends { key: string }>({
  entries,
  selected,
  onSelect,
  rowHeight,
  label,
  className = '',
  children,
}: Props<Entry>) => {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  // Its answers are read in the same rendering, so nothing stale is kept.
  // eslint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({
    count: entries.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  const choose = (index: number): void => {
    const entry = entries[index];
    if (entry) onSelect(entry);
  };
  const { active, setActive, onKeyDown } = useListKeys(entries.length, choose, (index) =>
    rows.scrollToIndex(index, { align: 'auto' }),
  );

  // Another list begins at its first row.
  useEffect(() => {
    frame.current?.scrollTo({ top: 0 });
  }, [entries]);
  useEffect(() => {
    if (selected === null) return;
    const index = entries.findIndex(({ key }) => key === selected);
    if (index < 0) return;
    setActive(index);
    rows.scrollToIndex(index, { align: 'auto' });
  }, [selected, entries, rows, setActive]);

  const items = rows.getVirtualItems();
  const isActiveShown = items.some(({ index }) => index === active);
  return (
    <div
      ref={frame}
      className={`job-list ${className}`}
      role="listbox"
      aria-label={label}
      tabIndex={0}
      onKeyDown={onKeyDown}
      {...(isActiveShown ? { 'aria-activedescendant': `${id}-${active}` } : {})}
    >
      <div role="presentation" style={{ height: rows.getTotalSize() }} className="job-list-rows">
        {items.map(({ index, start }) => {
          const entry = entries[index];
          if (!entry) return null;
          return (
            <div
              key={entry.key}
              id={`${id}-${index}`}
              role="option"
              aria-selected={entry.key === selected}
              aria-posinset={index + 1}
              aria-setsize={entries.length}
              className={`job-list-row${index === active ? ' is-active' : ''}`}
              style={{ height: rowHeight, transform: `translateY(${start}px)` }}
              onClick={() => {
                setActive(index);
                onSelect(entry);
              }}
            >
              {children(entry)}
            </div>
          );
        })}
      </div>
    </div>
  );
};
