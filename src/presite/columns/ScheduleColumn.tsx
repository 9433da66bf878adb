import { memo } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import { columnName } from '../schedule/columnName';
import type { Column } from '../schedule/scheduleStore';
import { usePresiteText } from '../schedule/usePresiteText';
import { ColumnCards } from './ColumnCards';
import { useSchedule } from '../schedule/ScheduleContext';
import { useSelected } from '../../store/useValue';
import { refusalOf } from '../schedule/columnCarry';

/** The column's name and how many presites it has. */
const ColumnHead = ({ column }: { column: Column }) => {
  const text = usePresiteText();
  const { language } = useLanguage();
  const name = columnName(column, language);
  return (
    <header className="presite-head">
      <h2 className="presite-head-name" title={name}>
        {name}
      </h2>
      {column.supervisor?.is_active === false && <span className="presite-badge is-quiet">{text('inactive')}</span>}
      <span className="presite-count" title={text('items', { smart_count: column.items.length })}>
        {column.items.length}
      </span>
    </header>
  );
};

interface Props {
  column: Column;
  isWide?: boolean;
  hasHead?: boolean;
}

/** A supervisor, or nobody yet, with the presites of the day [PSC-002]. */
export const ScheduleColumn = memo(function ScheduleColumn({ column, isWide = false, hasHead = true }: Props) {
  const text = usePresiteText();
  const { language } = useLanguage();
  const { tint, over } = useDropTint(column.key);
  const label = text('column_label', {
    column: columnName(column, language),
    count: text('items', { smart_count: column.items.length }),
  });
  return (
    <section
      className={`presite-column${column.division ? ' is-unassigned' : ''}`}
      data-column={column.key}
      data-tint={tint}
      data-over={over}
      aria-label={label}
    >
      {hasHead && <ColumnHead column={column} />}
      <ColumnCards column={column} isWide={isWide} />
    </section>
  );
});

type Tint = 'takes' | 'refuses';

/** How a column is tinted while a card is held, and when the card is over it. */
export const useDropTint = (column: string): { tint: Tint | undefined; over: Tint | undefined } => {
  const { drag } = useSchedule();
  const tint = useSelected(drag.held, (held) => (held ? (refusalOf(held, column) ? 'refuses' : 'takes') : undefined));
  const isOver = useSelected(drag.over, (over) => over === column);
  return { tint, over: isOver ? tint : undefined };
};
