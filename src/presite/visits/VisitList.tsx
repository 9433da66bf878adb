import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useProfile } from '../../auth/useProfile';
import { useLanguage } from '../../i18n/useLanguage';
import { useUnsentGuard } from '../../siteCheck/openVisits';
import { useSelected } from '../../store/useValue';
import { columnName } from '../schedule/columnName';
import { useSchedule } from '../schedule/ScheduleContext';
import type { Column } from '../schedule/scheduleStore';
import { usePresiteText } from '../schedule/usePresiteText';
import { VisitCard } from './VisitCard';
import './visits.css';

/** The visits of a day: what waits for a supervisor without a day is planned elsewhere. */
const visitsIn = (column: Column): Column['items'] =>
  column.supervisor ? column.items : column.items.filter(({ mark }) => mark !== 'no_date');

/** Whose visits are listed: as the address says, else one's own where one has some, else everybody's. */
const useWho = (columns: readonly Column[]): { who: number | null; choose: (who: number | null) => void } => {
  const [params, setParams] = useSearchParams();
  const mine = useProfile()?.employee?.id ?? null;
  const given = params.get('who');
  const own = columns.some(({ id }) => id === mine) ? mine : null;
  const named = columns.find(({ id }) => String(id) === given)?.id ?? null;
  return {
    who: given === null ? own : named,
    choose: (who) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.set('who', who === null ? 'everyone' : String(who));
          return next;
        },
        { replace: true },
      ),
  };
};

/** On a phone: the visits of the day as a list that is worked off, each with its checklist [PSC-014 PRE-020]. */
export default function VisitList() {
  const { api, store } = useSchedule();
  const text = usePresiteText();
  const { language } = useLanguage();
  const all = useSelected(store.shown, (shown) => shown.columns);
  const [open, setOpen] = useState<number | null>(null);
  useUnsentGuard(api);
  const columns = [
    ...all.filter(({ supervisor }) => supervisor),
    ...all.filter(({ supervisor }) => !supervisor),
  ].filter((column) => visitsIn(column).length > 0);
  const { who, choose } = useWho(columns);
  const shown = columns.filter(({ id }) => who === null || id === who);
  const rows = shown.flatMap((column) => visitsIn(column).map((placed) => ({ ...placed, column })));
  const done = rows.filter(({ item }) => item.checkin_date !== null).length;
  return (
    <div className="visits">
      {columns.length > 1 && (
        <div className="visit-who" role="group" aria-label={text('whose_visits')}>
          {[null, ...columns].map((column) => (
            <button
              key={column?.id ?? 'everyone'}
              type="button"
              className="presite-tab"
              aria-pressed={who === (column?.id ?? null)}
              onClick={() => choose(column?.id ?? null)}
            >
              {column ? columnName(column, language) : text('everyone')}
              {column && <span className="presite-count">{visitsIn(column).length}</span>}
            </button>
          ))}
        </div>
      )}
      <p className="visit-sum" role="status">
        {rows.length === 0 ? text('no_visits') : text('visits_done', { done, smart_count: rows.length })}
      </p>
      {rows.map(({ item, mark, column }) => (
        <VisitCard
          key={item.id}
          item={item}
          mark={mark}
          who={who === null && columns.length > 1 ? columnName(column, language) : null}
          isOpen={open === item.id}
          onToggle={() => setOpen(open === item.id ? null : item.id)}
        />
      ))}
    </div>
  );
}
