import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { PAPER_WAYS, type PaperWay } from '#domain/boards/printedDays';
import { useLocalText } from '../../i18n/useLocalText';
import { useLanguage } from '../../i18n/useLanguage';
import { useBoard } from '../board/BoardContext';
import type { Board } from '../board/createBoard';
import { usePrintText } from './usePrintText';
import { paperBands, type PaperBand } from './paperBands';
import { paperPages, type PaperPage } from './paperPages';
import { PaperStops, PaperTable } from './PaperTable';
import { PrintHead } from './PrintHead';
import { printChanges, printedNow, printMemory, type PrintChanges } from './printMemory';
import { PrintMarks } from './PrintMarks';
import { keptName } from '../store/kept';

/** Of a landscape letter page inside its margins, in CSS pixels; A4 is wider and hardly lower. */
const PAGE_HEIGHT = 720;

const NO_CHANGES: PrintChanges = { since: null, changed: new Set(), gone: [] };

const heightOf = (node: Element | null | undefined): number => node?.getBoundingClientRect().height ?? 0;

/**
 * Breaks what was drawn on one endless page into pages: nothing is scaled, so that the letters keep their size
 * [PRT-001].
 */
const measuredPages = (paper: HTMLElement, bands: readonly PaperBand[]): PaperPage[] => {
  const rows = new Map(
    [...paper.querySelectorAll<HTMLElement>('[data-print-band]')].map((row) => [Number(row.dataset.printBand), row]),
  );
  const isList = paper.querySelector('tr[data-print-band]') === null;
  const groupHeight = heightOf(paper.querySelector('[data-print-group]'));
  const measured = bands.map(({ sheet, group }, index) => {
    const row = rows.get(index);
    const items = [...(row?.querySelectorAll('[data-print-items]') ?? [])];
    const tallest = Math.max(0, ...items.map(heightOf));
    const name = heightOf(row?.querySelector('[data-print-name]'));
    const floor = isList ? 0 : name;
    return {
      sheet,
      group,
      groupHeight: group === '' ? 0 : groupHeight,
      least: heightOf(row) - Math.max(floor, tallest),
      floor,
      columns: items.map((column) => [...column.children].map(heightOf)),
    };
  });
  const heads = heightOf(paper) - [...rows.values()].reduce((sum, row) => sum + heightOf(row), 0);
  const groups = paper.querySelectorAll('[data-print-group]').length * groupHeight;
  return paperPages(measured, PAGE_HEIGHT - Math.ceil(heads - groups));
};

/** The first drawing: everything on one page, to be measured. */
const endless = (bands: readonly PaperBand[]): PaperPage =>
  bands.map(({ columns, group }, index) => ({
    band: index,
    parts: columns.map((lines) => [0, lines.length] as const),
    isContinued: false,
    hasGroup: group !== '' && group !== bands[index - 1]?.group,
  }));

/** What was printed of a board, each kind of paper by itself: of a list nobody has what another list said [PRT-007]. */
const printMemories = ({ config, userId, api }: Board): Record<PaperWay, ReturnType<typeof printMemory>> => {
  const memoryOf = (way: PaperWay) =>
    printMemory(keptName('printed', way === 'board' ? config.path : `${config.path}/${way}`, userId), (days) =>
      api.keepPrinted(days, way),
    );
  return { board: memoryOf('board'), crew: memoryOf('crew'), day: memoryOf('day') };
};

/** The board on as many landscape pages as its letters need; it exists only while the browser prints. */
export const PrintBoard = () => {
  const board = useBoard();
  const { language } = useLanguage();
  const localText = useLocalText();
  const text = usePrintText();
  const paper = useRef<HTMLDivElement>(null);
  const [print, setPrint] = useState<{ at: Date; pages: readonly PaperPage[] | null } | null>(null);
  const isPrinting = print !== null;
  const way = board.shown.paper.get();
  // eslint-disable-next-line react/exhaustive-deps -- the cards are read once for each print
  const now = useMemo(() => (isPrinting ? printedNow(board.store, new Date()) : null), [isPrinting]);
  const memories = useMemo(() => printMemories(board), [board]);
  const memory = memories[way];
  // Without the server they stay at what this browser printed.
  useEffect(() => {
    const meet = async (): Promise<void> => {
      const theirs = await board.api.printed();
      await Promise.all(PAPER_WAYS.map((each) => memories[each].meet(theirs[each])));
    };
    meet().catch(() => undefined);
  }, [board, memories]);
  const changes = useMemo(() => (now ? printChanges(memory.read(), now) : NO_CHANGES), [memory, now]);
  // eslint-disable-next-line react/exhaustive-deps -- the cards are read once for each print
  const bands = useMemo(() => (isPrinting ? paperBands(board, way, { language, text, localText }) : []), [isPrinting]);

  useEffect(() => {
    const start = (): void => flushSync(() => setPrint({ at: new Date(), pages: null }));
    const end = (): void => {
      // A plan that is drawn is no plan that anybody has: the next paper is marked against the last real one [PRT-007].
      if (!board.shown.draft.get()) memory.keep(printedNow(board.store, new Date()));
      setPrint(null);
      board.shown.paper.set('board');
    };
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, [board, memory]);
  useLayoutEffect(() => {
    if (print?.pages === null && paper.current) setPrint({ ...print, pages: measuredPages(paper.current, bands) });
  }, [print, bands]);

  if (!print) return null;
  const pages = print.pages ?? [endless(bands)];
  const Paper = way === 'board' ? PaperTable : PaperStops;
  return createPortal(
    <PrintMarks value={changes.changed}>
      <div className="print-page">
        {pages.map((page, index) => (
          // eslint-disable-next-line react/no-array-index-key -- a page is its place
          <div key={index} ref={index === 0 ? paper : undefined} className="print-board">
            <PrintHead
              at={print.at}
              of={bands[page[0]?.band ?? -1]?.sheetTitle ?? ''}
              page={text('print_page', { page: index + 1, count: pages.length })}
              changes={changes}
            />
            <Paper bands={bands} page={page} />
          </div>
        ))}
        {pages.length === 0 && (
          <div className="print-board">
            <PrintHead at={print.at} of={text('print_nothing')} page="" changes={changes} />
          </div>
        )}
      </div>
    </PrintMarks>,
    document.body,
  );
};
