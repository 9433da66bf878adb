import type { Bin } from '#domain/boards/kinds';
import type { LocalText } from '#domain/localText';
import type { DayReader } from '../board/dayReader';
import type { BoardStore } from '../store/boardStore';
import type { ScheduleText } from '../look/useScheduleText';
import type { SheetSection } from './sheetSection';
import { rowMarkText } from '../look/rowMarkText';
import { WallCard } from './WallCard';

interface Shown {
  store: BoardStore;
  text: ScheduleText;
  local: (text: LocalText) => string;
  days: DayReader | null;
}

/** A week board for the wall: a row for each crew that has something to do, a column for each day. */
export const weekSections = ({ store, text, local, days }: Shown): SheetSection[] =>
  store.layout().groups.flatMap(({ group, rows, trays }) => {
    const { today } = store.facts();
    /** What is to be said of a crew's day beside what the head of the day says for all. */
    const offOf = (bin: Bin): string => {
      const closed = days?.closed(bin) ?? null;
      const isSaid = closed !== null && closed === days?.closed({ ...bin, crew_id: null });
      return [isSaid ? null : closed, ...(days?.notes(bin) ?? [])].filter(Boolean).join(' · ');
    };
    const busy = rows.filter(({ bins }) => bins.some((bin) => store.cardsIn(bin.key).length > 0));
    if (busy.length === 0) return [];
    const waiting = trays.flatMap((bin) => {
      const count = store.cardsIn(bin.key).length;
      return count === 0 || bin.kind === 'assigned' ? [] : [`${local(store.config.headings[bin.kind])} ${count}`];
    });
    return [
      {
        key: group.stage,
        className: `stage-${group.stage}`,
        name: local(group.heading),
        notes: waiting,
        // Line by line, the name on each: a long row goes on on the next page, and no page stays half empty.
        items: busy.flatMap(({ crew, bins }) => {
          const mark = rowMarkText(store, group, crew, text);
          return Array.from({ length: Math.max(...bins.map((bin) => store.cardsIn(bin.key).length)) }, (_, line) => ({
            key: `${group.stage} ${crew?.id ?? ''} ${line}`,
            node: (
              <div className={`wall-week-row${line === 0 ? ' is-first' : ''}`}>
                <strong className="wall-crew">
                  {crew?.name ?? text('slurry_row')}
                  {mark !== null && <small className="wall-mark">{mark}</small>}
                </strong>
                {bins.map((bin) => {
                  const card = store.cardsIn(bin.key)[line];
                  return (
                    <div key={bin.key} className={`wall-week-day${bin.date === today ? ' is-today' : ''}`}>
                      {line === 0 && offOf(bin) !== '' && <small className="wall-off">{offOf(bin)}</small>}
                      {card && <WallCard store={store} cardKey={card.key} bin={bin} isBrief />}
                    </div>
                  );
                })}
              </div>
            ),
          }));
        }),
      },
    ];
  });
