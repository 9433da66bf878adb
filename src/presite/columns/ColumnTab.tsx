import { useEffect, useRef } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import { useDropTint } from './ScheduleColumn';
import { columnName } from '../schedule/columnName';
import type { Column } from '../schedule/scheduleStore';

interface Props {
  column: Column;
  isOpen: boolean;
  onOpen: () => void;
}

/** The tab of a column, which takes a carried card as the column itself does. */
export const ColumnTab = ({ column, isOpen, onOpen }: Props) => {
  const { language } = useLanguage();
  const { tint, over } = useDropTint(column.id);
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
      data-column={column.id}
      data-tint={tint}
      data-over={over}
      onClick={onOpen}
    >
      {columnName(column, language)} <span className="presite-count">{column.items.length}</span>
    </button>
  );
};
