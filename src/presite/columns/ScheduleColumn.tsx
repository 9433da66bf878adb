import { memo } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import { columnName } from '../schedule/columnName';
import type { Column } from '../schedule/scheduleStore';
import { usePresiteText } from '../schedule/usePresiteText';
import { ColumnCards } from './ColumnCards';
import { ColumnHead } from './ColumnHead';
import { useDropTint } from './useDropTint';

interface Props {
  column: Column;
  isWide?: boolean;
  hasHead?: boolean;
}

/** A supervisor, or nobody yet, with the presites of the day [PSC-002]. */
export const ScheduleColumn = memo(function ScheduleColumn({ column, isWide = false, hasHead = true }: Props) {
  const text = usePresiteText();
  const { language } = useLanguage();
  const { tint, over } = useDropTint(column.id);
  const label = text('column_label', {
    column: columnName(column, language),
    count: text('items', { smart_count: column.items.length }),
  });
  return (
    <section
      className={`presite-column${column.division ? ' is-unassigned' : ''}`}
      data-column={column.id}
      data-tint={tint}
      data-over={over}
      aria-label={label}
    >
      {hasHead && <ColumnHead column={column} />}
      <ColumnCards column={column} isWide={isWide} />
    </section>
  );
});
