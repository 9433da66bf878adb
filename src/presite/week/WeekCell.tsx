import { memo, useEffect, useRef } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import { PresiteCard } from '../columns/PresiteCard';
import { useDropTint } from '../columns/ScheduleColumn';
import { placeName } from '../schedule/columnName';
import { useSchedule } from '../schedule/ScheduleContext';
import type { Column } from '../schedule/scheduleStore';
import { usePresiteText } from '../schedule/usePresiteText';

interface Props {
  cell: Column;
  isToday: boolean;
  /** With larger cards and "Assign to..." in words. */
  isWide?: boolean;
}

/** The visits of a supervisor on a day, or of those that nobody has yet [SDY-017]. */
export const WeekCell = memo(function WeekCell({ cell, isToday, isWide = false }: Props) {
  const { focus } = useSchedule();
  const text = usePresiteText();
  const { language } = useLanguage();
  const node = useRef<HTMLElement>(null);
  const { tint, over } = useDropTint(cell.key);
  useEffect(
    () =>
      focus.onReveal((id) => {
        if (cell.items.some(({ item }) => item.id === id))
          node.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }),
    [focus, cell],
  );
  return (
    <section
      ref={node}
      className={`presite-cell${isToday ? ' is-today' : ''}`}
      data-column={cell.key}
      data-tint={tint}
      data-over={over}
      aria-label={text('column_label', {
        column: placeName(cell, language),
        count: text('items', { smart_count: cell.items.length }),
      })}
    >
      {cell.items.map(({ item, mark }) => (
        <PresiteCard key={item.id} item={item} mark={mark} isWide={isWide} isSmall={!isWide} />
      ))}
    </section>
  );
});
