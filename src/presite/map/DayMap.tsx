import { Suspense, useMemo, useState } from 'react';
import { dayVisits } from '#domain/presite/schedule/dayVisits';
import { fetchedLater } from '../../page/fetchedLater';
import { useLanguage } from '../../i18n/useLanguage';
import { useSelected, useValue } from '../../store/useValue';
import { columnName } from '../schedule/columnName';
import { useSchedule } from '../schedule/ScheduleContext';
import { usePresiteText } from '../schedule/usePresiteText';
import { LassoTools } from './LassoTools';
import { VisitLegend } from './VisitLegend';

const VisitsMap = fetchedLater(() => import('./VisitsMap'));

interface Props {
  selected: string | null;
  onSelect: (marker: string | null) => void;
}

/** What is caught on the map is chosen on the schedule, and the other way round [SDY-017]. */
const useCaught = (idOf: ReadonlyMap<string, number>) => {
  const { selection, say, text } = useSchedule();
  const keys = useValue(selection.keys);
  const chosen = useMemo(() => {
    const ids = new Set(keys);
    return new Set([...idOf].flatMap(([key, id]) => (ids.has(String(id)) ? [key] : [])));
  }, [keys, idOf]);
  const onCatch = (caught: readonly string[], isMore: boolean): void => {
    const ids = caught.flatMap((key) => idOf.get(key) ?? []).map(String);
    if (!isMore) selection.clear();
    selection.addAll(ids);
    say(ids.length === 0 ? text('lasso_none') : text('selected_count', { smart_count: selection.keys.get().length }));
  };
  const toggle = (key: string): void => {
    const id = idOf.get(key);
    if (id !== undefined) selection.toggle(String(id));
  };
  return { chosen, onCatch, toggle };
};

/**
 * The visits of the shown day or week by supervisor; a visit that is given to somebody else changes its shape at once. A
 * line around some chooses them.
 */
export const DayMap = ({ selected, onSelect }: Props) => {
  const { store, isBusy } = useSchedule();
  const text = usePresiteText();
  const { language } = useLanguage();
  const columns = useSelected(store.shown, (shown) => shown.columns);
  const date = useSelected(store.shown, (shown) => shown.date);
  const span = useSelected(store.shown, (shown) => shown.span);
  const [hasUndated, setUndated] = useState(false);
  const [isDrawing, setDrawing] = useState(false);
  const visits = useMemo(() => dayVisits(columns, hasUndated), [columns, hasUndated]);
  const rows = useMemo(() => {
    const names = new Map(columns.map((column) => [column.id, columnName(column, language)]));
    return [...names].flatMap(([id, name]) => {
      const count = visits.filter((visit) => visit.column === id).length;
      return count === 0 ? [] : [{ id, name, count }];
    });
  }, [columns, visits, language]);
  const names = useMemo(() => new Map(rows.map(({ id, name }) => [id, name])), [rows]);
  const idOf = useMemo(
    () => new Map(visits.map(({ item }) => [String(item.job_detail_id), item.id] as const)),
    [visits],
  );
  const { chosen, onCatch, toggle } = useCaught(idOf);
  return (
    <>
      <LassoTools
        isOn={isDrawing}
        onToggle={() => setDrawing(!isDrawing)}
        hasUndated={hasUndated}
        onUndated={setUndated}
      />
      <p className="presite-map-count" role="status">
        {visits.length === 0
          ? text(span === 'week' ? 'visits_week_empty' : 'visits_empty')
          : text('visits_count', { smart_count: visits.length })}
      </p>
      <Suspense fallback={<div className="presite-map-wait" />}>
        <VisitsMap
          visits={visits}
          names={names}
          selected={isDrawing ? null : selected}
          onSelect={isDrawing ? (key) => key !== null && toggle(key) : onSelect}
          label={text(span === 'week' ? 'visits_week_label' : 'visits_label')}
          fit={`${date} ${span} ${visits.length > 0} ${hasUndated}`}
          chosen={chosen}
          lasso={isDrawing ? { onCatch, onEnd: () => setDrawing(false), isBusy } : null}
        />
      </Suspense>
      <VisitLegend rows={rows} />
    </>
  );
};
