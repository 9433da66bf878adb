import { useRef, type RefObject } from 'react';
import type { CivilDate } from '#domain/civilDate';
import { BoardCard } from '../grid/BoardCard';
import { useBoard } from '../board/BoardContext';
import { useBinsTurn } from '../board/useBin';
import { useShape } from '../board/useShape';
import { TimeDragLayer } from './TimeDragLayer';
import { useGridText } from './useGridText';
import { useListSurface } from './useListSurface';
import '../css/timeGrid.css';

interface Props {
  day: CivilDate;
  /** Around everything that a card can be dropped on. */ areaRef: RefObject<HTMLElement | null>;
}

/**
 * A day on a phone: fieldworkers as sections, their visits by time, each with "Move to..." on it; a long press picks
 * one up.
 */
export const NarrowVisits = ({ day, areaRef }: Props) => {
  const { store } = useBoard();
  const text = useGridText();
  const scroller = useRef<HTMLDivElement>(null);
  useShape();
  useListSurface(scroller, areaRef);
  const rows = (store.layout().groups[0]?.rows ?? []).flatMap(({ crew, bins }) => {
    const bin = bins.find(({ date }) => date === day);
    return bin ? [{ crew, bin }] : [];
  });
  useBinsTurn(rows.map(({ bin }) => bin));
  return (
    <div ref={scroller} className="tg-list" data-board-scroll>
      {rows.map(({ crew, bin }) => {
        const visits = store.cardsIn(bin.key);
        if (crew === null && visits.length === 0) return null;
        const name = crew === null ? text('no_worker') : crew.name || (visits[0]?.foreman_name ?? '');
        return (
          <section key={bin.key} aria-label={name} data-visits-of={bin.key}>
            <header className="tg-list-head">
              <strong>{name}</strong>
              <span>{text('visits', { smart_count: visits.length })}</span>
            </header>
            {visits.length === 0 ? (
              <p className="tg-list-empty">{text('no_visits')}</p>
            ) : (
              <div className="tg-list-cards">
                {visits.map(({ key }) => (
                  <BoardCard key={key} cardKey={key} bin={bin} hasMove />
                ))}
              </div>
            )}
          </section>
        );
      })}
      <TimeDragLayer isList />
    </div>
  );
};
