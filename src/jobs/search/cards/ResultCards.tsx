import type { ResultsProps } from '../ResultsProps';
import { useJobSearchText } from '../useJobSearchText';
import { useVirtualRows } from '../useVirtualRows';
import { ResultCard } from './ResultCard';
import { SortPicker } from './SortPicker';

/** About the height of a card, in pixels; each is measured when it is drawn. */
const CARD_HEIGHT = 156;

const ignore = (): void => undefined;

/** The results as cards under 1255 px [JS-003 UI-028]. */
export const ResultCards = (props: ResultsProps) => {
  const { rows, sort, onSort, onOpen, foot, selection } = props;
  const text = useJobSearchText();
  const { frame, virtual, items } = useVirtualRows({ ...props, height: CARD_HEIGHT });
  return (
    <div ref={frame} className="job-cards">
      <SortPicker sort={sort} onSort={onSort} />
      <div role="list" aria-label={text('table')} className="job-rows" style={{ height: virtual.getTotalSize() }}>
        {items.map(({ index, start }) => {
          const row = rows[index];
          return (
            row && (
              <div
                key={row.id}
                ref={virtual.measureElement}
                role="listitem"
                data-index={index}
                className="job-card-place"
                style={{ transform: `translateY(${start}px)` }}
              >
                <ResultCard
                  row={row}
                  onOpen={onOpen}
                  isSelected={selection && selection.ids.has(row.id)}
                  onSelect={selection?.toggle ?? ignore}
                />
              </div>
            )
          );
        })}
      </div>
      {foot}
    </div>
  );
};
