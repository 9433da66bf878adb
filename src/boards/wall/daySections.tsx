import { dailyCapacity, loadOf } from '#domain/boards/heads';
import type { Bin } from '#domain/boards/kinds';
import type { LocalText } from '#domain/localText';
import { loadText } from '../look/cardText';
import { rowMarkText } from '../look/rowMarkText';
import type { DayReader } from '../board/dayReader';
import type { BoardStore } from '../store/boardStore';
import type { ScheduleText } from '../look/useScheduleText';
import type { SheetSection } from './sheetSection';
import { WallCard } from './WallCard';

/** A tray tells its first cards: what waits is not read from the wall card by card. */
const TRAY_CARDS = 6;

interface Shown {
  store: BoardStore;
  text: ScheduleText;
  local: (text: LocalText) => string;
  days: DayReader | null;
}

/** A crew's (or fieldworker's) day; null while it has none. */
const crewSection = (
  { store, text, days }: Shown,
  bin: Bin,
  crew: { name: string; mark: string | null; foreman: string | null; capacity: number | null },
): SheetSection | null => {
  const cards = store.cardsIn(bin.key);
  if (cards.length === 0) return null;
  const load = loadText(
    loadOf(cards, store.facts().sub_jobs, store.config.category, crew.capacity),
    store.config.category,
    text,
  );
  return {
    key: bin.key,
    className: `stage-${bin.stage ?? 'WARRANTY'}`,
    name: crew.name,
    notes: [
      days?.closed(bin) ?? null,
      ...(days?.notes(bin) ?? []),
      crew.mark,
      crew.foreman,
      text('cards', { smart_count: cards.length }),
      load,
    ],
    items: cards.map((card) => ({ key: card.key, node: <WallCard store={store} cardKey={card.key} bin={bin} /> })),
  };
};

const traySection = ({ store, text }: Shown, bin: Bin, name: string): SheetSection | null => {
  const cards = store.cardsIn(bin.key);
  if (cards.length === 0) return null;
  const rest = cards.length - TRAY_CARDS;
  return {
    key: bin.key,
    className: 'is-tray',
    name,
    notes: [text('cards', { smart_count: cards.length })],
    items: [
      ...cards
        .slice(0, TRAY_CARDS)
        .map((card) => ({ key: card.key, node: <WallCard store={store} cardKey={card.key} bin={bin} isBrief /> })),
      ...(rest > 0
        ? [{ key: `${bin.key} more`, node: <p className="wall-more">{text('wall_more', { count: rest })}</p> }]
        : []),
    ],
  };
};

/** A day board for the wall: what each crew does, who has nothing to do, and what waits in the trays. */
export const daySections = (shown: Shown): SheetSection[] => {
  const { store, text, local } = shown;
  const { groups, loose } = store.layout();
  const isOne = groups.length === 1;
  const crews = groups.flatMap(({ group, rows }) => {
    const stage = isOne ? '' : `${local(group.heading)}: `;
    const nobody = store.config.category === 'warranty' ? text('no_worker') : local(group.heading);
    const sections = rows.flatMap(({ crew, bins }) => {
      const [bin] = bins;
      const name = crew === null ? nobody : crew.name;
      return bin
        ? (crewSection(shown, bin, {
            name,
            mark: rowMarkText(store, group, crew, text),
            foreman: crew?.foreman_name ?? null,
            capacity: shown.days ? shown.days.capacity(bin) : dailyCapacity(bin.stage, crew),
          }) ?? [])
        : [];
    });
    const offName = (name: string, bin: Bin | undefined): string => {
      const closed = bin ? (shown.days?.closed(bin) ?? null) : null;
      return closed === null ? name : `${name} (${closed})`;
    };
    const free = rows.flatMap(({ crew, bins }) =>
      crew && bins.every((bin) => store.cardsIn(bin.key).length === 0) ? [offName(crew.name, bins[0])] : [],
    );
    const none: SheetSection[] =
      free.length === 0
        ? []
        : [
            {
              key: `free ${group.stage}`,
              className: 'is-tray',
              name: null,
              items: [
                {
                  key: `free ${group.stage}`,
                  node: (
                    <p className="wall-more">
                      {stage}
                      {text('wall_free', { names: free.join(', ') })}
                    </p>
                  ),
                },
              ],
            },
          ];
    return [...sections, ...none];
  });
  const trays = [
    ...groups.flatMap(({ group, trays: own }) =>
      own.map((bin) => ({ bin, stage: isOne ? '' : ` (${local(group.heading)})` })),
    ),
    ...loose.map((bin) => ({ bin, stage: '' })),
  ];
  return [
    ...crews,
    ...trays.flatMap(({ bin, stage }) =>
      bin.kind === 'assigned'
        ? []
        : (traySection(shown, bin, `${local(store.config.headings[bin.kind])}${stage}`) ?? []),
    ),
  ];
};
