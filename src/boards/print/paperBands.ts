import type { BoardCrew } from '#domain/boards/types';
import { closedWords, notesOfBin } from '#domain/boards/binDay';
import { loadOfAmounts } from '#domain/boards/heads';
import type { Bin, Stage } from '#domain/boards/kinds';
import type { PaperWay } from '#domain/boards/printedDays';
import type { Language, LocalText } from '#domain/localText';
import type { CivilDate } from '#domain/civilDate';
import type { Board } from '../board/createBoard';
import { rowMarkText } from '../look/rowMarkText';
import { loadText } from '../look/cardText';
import { dayText } from '../look/dayText';
import type { PrintText } from './usePrintText';

/** The ways to print, in their order. */

/** What prints as one row: a crew across the days of the board, or a crew's day as a list of stops. */
export interface PaperBand {
  key: string;
  sheet: string;
  /** What its sheet is of, beside the board; empty for the board as a whole. */
  sheetTitle: string;
  /** The heading above it; empty for none. */
  group: string;
  name: string;
  note: string;
  /** Side by side, each top down its lines, each the keys of the cards that share a line. */
  columns: readonly (readonly (readonly string[])[])[];
}

/** A day alone has room for as many cards side by side. */
const LANES = 5;

const chunks = (keys: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(keys.length / size) }, (_, at) => keys.slice(at * size, (at + 1) * size));

interface Words {
  language: Language;
  text: PrintText;
  localText: (text: LocalText) => string;
}

/** A crew that has cards, with its bins. */
interface PaperRow {
  stage: Stage;
  heading: string;
  crew: BoardCrew | null;
  bins: readonly Bin[];
  /** Why the row is there only while the crew holds a card. */
  mark: string | null;
}

const rowsOf = ({ store }: Board, { localText, text }: Words): PaperRow[] =>
  store.layout().groups.flatMap(({ group, rows }) =>
    rows.map(({ crew, bins }) => ({
      stage: group.stage,
      heading: localText(group.heading),
      crew,
      bins,
      mark: rowMarkText(store, group, crew, text),
    })),
  );

/** The rows of a printed board, or its stops, by what was asked for. */
export const paperBands = (board: Board, way: PaperWay, words: Words): PaperBand[] => {
  const { language, text } = words;
  const { store, config } = board;
  const nameOf = ({ crew }: PaperRow): string => crew?.name ?? text(board.carry.timeDrag ? 'no_worker' : 'slurry_row');
  const keysIn = (bin: Bin): string[] => store.cardsIn(bin.key).map(({ key }) => key);
  const amountOf = (bins: readonly Bin[]): string => {
    const load = loadOfAmounts(
      bins.map((bin) => store.amountIn(bin.key)),
      null,
    );
    return [text('cards', { smart_count: load.cards }), loadText(load, config.category, text)]
      .filter(Boolean)
      .join(' · ');
  };
  /** Absences of a crew, by its days; what closes a day for all stands in its head. */
  const offOf = (bin: Bin): string[] => {
    const closed = closedWords(store.facts(), bin, language);
    const isSaid = closed !== null && closed === closedWords(store.facts(), { ...bin, crew_id: null }, language);
    const said = [isSaid ? null : closed, ...notesOfBin(store.facts(), bin, language)].filter(Boolean).join(', ');
    return said === '' || bin.date === null ? [] : [`${dayText(bin.date, language).short}: ${said}`];
  };
  const rows = rowsOf(board, words);
  if (way === 'board')
    return rows
      .filter(({ crew, bins }) => crew !== null || bins.some((bin) => keysIn(bin).length > 0))
      .map((row) => ({
        key: `${row.stage} ${row.crew?.id ?? ''}`,
        sheet: '',
        sheetTitle: '',
        group: config.groups.length > 1 ? row.heading : '',
        name: nameOf(row),
        note: [row.mark, amountOf(row.bins), ...row.bins.flatMap(offOf)].filter(Boolean).join(' · '),
        columns: row.bins.map((bin) => chunks(keysIn(bin), row.bins.length === 1 ? LANES : 1)),
      }));
  const stops = rows.flatMap((row) =>
    row.bins.filter((bin) => keysIn(bin).length > 0).map((bin) => ({ row, bin, day: bin.date ?? '' })),
  );
  const dayName = (day: CivilDate): string => dayText(day, language).full;
  const crewName = (row: PaperRow): string =>
    [row.heading, nameOf(row), row.mark, row.crew?.foreman_name]
      .filter((part, at, all) => part && all.indexOf(part) === at)
      .join(' · ');
  const sorted = way === 'day' ? store.days().flatMap((day) => stops.filter((stop) => stop.day === day)) : stops;
  return sorted.map(({ row, bin, day }) => ({
    key: bin.key,
    sheet: way === 'day' ? day : `${row.stage} ${row.crew?.id ?? ''}`,
    sheetTitle: way === 'day' ? dayName(day) : crewName(row),
    group: '',
    name: way === 'day' ? crewName(row) : dayName(day),
    note: amountOf([bin]),
    columns: [chunks(keysIn(bin), 1)],
  }));
};
