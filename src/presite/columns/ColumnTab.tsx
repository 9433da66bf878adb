import { useEffect, useRef } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import { useDropTint } from './ScheduleColumn';
import { columnName } from '../schedule/columnName';
import type { Column } from '../schedule/scheduleStore';

interface Props {
  /** The column, or in a week the cells of its line. */
  columns: readonly Column[];
  isOpen: boolean;
  onOpen: () => void;
}

/** The tab of a column, which takes a carried card as the column itself does. */
export const ColumnTab = ({ columns, isOpen, onOpen }: Props) => {
  const { language } = useLanguage();
  const [first] = columns;
  const { tint, over } = useDropTint(first?.key ?? '');
  const node = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) node.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isOpen]);
  return (
    <button
      ref={node}
      type="button"
      className="presite-tab"
      role="tab"
      aria-selected={isOpen}
      tabIndex={isOpen ? 0 : -1}
      data-tab={first?.id}
      // A line of days is no place: which of them would be meant?
      data-column={columns.length === 1 ? first?.key : undefined}
      data-tint={tint}
      data-over={over}
      onClick={onOpen}
    >
      {columnName(first, language)}{' '}
      <span className="presite-count">{columns.reduce((sum, { items }) => sum + items.length, 0)}</span>
    </button>
  );
};
