import { useEffect, useState, type KeyboardEvent } from 'react';
import { ScheduleColumn } from './ScheduleColumn';
import { directionOf } from '../schedule/nextItem';
import { useSchedule } from '../schedule/ScheduleContext';
import { useValue } from '../../store/useValue';
import { usePresiteText } from '../schedule/usePresiteText';
import { ColumnTab } from './ColumnTab';

/** On a phone: one column at a time, with a row of tabs to the others. */
export const NarrowColumns = () => {
  const { store, focus } = useSchedule();
  const text = usePresiteText();
  const { columns, byId, places } = useValue(store.shown);
  const [chosen, setChosen] = useState<number | null>(null);
  const open = byId.get(chosen ?? Number.NaN) ?? columns[0];
  useEffect(() => focus.onReveal((id) => setChosen(store.shown.get().places.get(id) ?? null)), [focus, store, places]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const direction = directionOf(event.key);
    const at = columns.findIndex(({ id }) => id === open?.id);
    const next = columns[at + (direction === 'right' ? 1 : -1)];
    if ((direction !== 'right' && direction !== 'left') || !next) return;
    event.preventDefault();
    setChosen(next.id);
    event.currentTarget.querySelector<HTMLElement>(`[data-column="${next.id}"]`)?.focus();
  };
  if (!open) return <p className="presite-nothing">{text('no_columns')}</p>;
  return (
    <>
      <div className="presite-tabs" role="tablist" aria-label={text('columns')} data-columns-row onKeyDown={onKeyDown}>
        {columns.map((column) => (
          <ColumnTab
            key={column.id}
            column={column}
            isOpen={column.id === open.id}
            onOpen={() => setChosen(column.id)}
          />
        ))}
      </div>
      <div className="presite-one">
        <ScheduleColumn key={open.id} column={open} isWide hasHead={false} />
      </div>
    </>
  );
};
