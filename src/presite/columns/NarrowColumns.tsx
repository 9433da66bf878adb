import { Suspense, useEffect, useState, type KeyboardEvent } from 'react';
import { fetchedLater } from '../../page/fetchedLater';
import { ScheduleColumn } from './ScheduleColumn';
import { directionOf } from '../schedule/nextItem';
import { useSchedule } from '../schedule/ScheduleContext';
import { useValue } from '../../store/useValue';
import { usePresiteText } from '../schedule/usePresiteText';
import { ColumnTab } from './ColumnTab';

const WeekLine = fetchedLater(() => import('../week/WeekLine'));

/** On a phone: one column at a time, with a row of tabs to the others. */
export const NarrowColumns = () => {
  const { store, focus } = useSchedule();
  const text = usePresiteText();
  const { lines, places } = useValue(store.shown);
  /** A tab for each column of a day, in a week for each line of days. */
  const tabs = lines.length === 1 ? (lines[0] ?? []).map((column) => [column]) : lines;
  const [chosen, setChosen] = useState<number | null>(null);
  const open = tabs.find(([first]) => first?.id === chosen) ?? tabs[0];
  useEffect(
    () => focus.onReveal((id) => setChosen(store.shown.get().places.get(id)?.id ?? null)),
    [focus, store, places],
  );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const direction = directionOf(event.key);
    const at = tabs.findIndex((tab) => tab === open);
    const next = tabs[at + (direction === 'right' ? 1 : -1)]?.[0];
    if ((direction !== 'right' && direction !== 'left') || !next) return;
    event.preventDefault();
    setChosen(next.id);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  const [first] = open ?? [];
  if (!open || !first) return <p className="presite-nothing">{text('no_columns')}</p>;
  return (
    <>
      <div className="presite-tabs" role="tablist" aria-label={text('columns')} data-columns-row onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <ColumnTab
            key={tab[0]?.id}
            columns={tab}
            isOpen={tab === open}
            onOpen={() => setChosen(tab[0]?.id ?? null)}
          />
        ))}
      </div>
      <div className="presite-one">
        {open.length === 1 ? (
          <ScheduleColumn key={first.key} column={first} isWide hasHead={false} />
        ) : (
          <Suspense fallback={null}>
            <WeekLine key={first.id} cells={open} />
          </Suspense>
        )}
      </div>
    </>
  );
};
