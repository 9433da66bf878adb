import { Suspense, useMemo } from 'react';
import { dayVisits } from '#domain/presite/schedule/dayVisits';
import { fetchedLater } from '../../page/fetchedLater';
import { useLanguage } from '../../i18n/useLanguage';
import { useSelected } from '../../store/useValue';
import { columnName } from '../schedule/columnName';
import { useSchedule } from '../schedule/ScheduleContext';
import { usePresiteText } from '../schedule/usePresiteText';
import { VisitLegend } from './VisitLegend';

const VisitsMap = fetchedLater(() => import('./VisitsMap'));

interface Props {
  selected: string | null;
  onSelect: (marker: string | null) => void;
}

/** The visits of the shown day by supervisor; a visit that is given to somebody else changes its shape at once. */
export const DayMap = ({ selected, onSelect }: Props) => {
  const { store } = useSchedule();
  const text = usePresiteText();
  const { language } = useLanguage();
  const columns = useSelected(store.shown, (shown) => shown.columns);
  const date = useSelected(store.shown, (shown) => shown.date);
  const visits = useMemo(() => dayVisits(columns, date), [columns, date]);
  const rows = useMemo(
    () =>
      columns.flatMap((column) => {
        const count = visits.filter((visit) => visit.column === column.id).length;
        return count === 0 ? [] : [{ id: column.id, name: columnName(column, language), count }];
      }),
    [columns, visits, language],
  );
  const names = useMemo(() => new Map(rows.map(({ id, name }) => [id, name])), [rows]);
  return (
    <>
      <p className="presite-map-count" role="status">
        {visits.length === 0 ? text('visits_empty') : text('visits_count', { smart_count: visits.length })}
      </p>
      <Suspense fallback={<div className="presite-map-wait" />}>
        <VisitsMap
          visits={visits}
          names={names}
          selected={selected}
          onSelect={onSelect}
          label={text('visits_label')}
          fit={`${date} ${visits.length > 0}`}
        />
      </Suspense>
      <VisitLegend rows={rows} />
    </>
  );
};
