import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { CellFigure, HeldFigures } from '#domain/boards/distance/cellFigures';
import { useBoard } from '../board/BoardContext';
import type { BoardModel } from '../carry/boardModel';
import type { Held } from '../carry/held';
import { useBoardText } from '../look/useBoardText';
import { roadsOf, type MilesSource } from './createRoads';
import { useDistanceText } from './distanceMessages';
import { FAR_MILES, figureParts, milesText } from './figureWords';
import { binsThatTake, figuresOf, legsOf } from './heldQuestion';
import './distance.css';

/** What others change under a held card is drawn first. */
const FOLLOW_MS = 80;

interface Props {
  held: Held;
  model: BoardModel;
  view: ShownPart;
}

/** The rows and columns that are in the page. */
interface ShownPart {
  top: number;
  bottom: number;
  from: number;
  to: number;
}

const isInView = (view: ShownPart, { top, height, at }: { top: number; height: number; at: number }): boolean =>
  top < view.bottom && top + height > view.top && at >= view.from && at <= view.to;

interface Drawn {
  figures: HeldFigures;
  source: MilesSource;
}

/**
 * Over each crew's day that takes what is held: the miles that it adds, what is left there and the load after the drop;
 * the three best by number, which the keys 1 to 3 take. Worked out once for a hold, a frame after it; drawn for the days
 * that are in the page [SDY-004].
 */
export default function HeldLayer({ held, model, view }: Props) {
  const board = useBoard();
  const { store, shown, voice, carry, config } = board;
  const text = useDistanceText();
  const boardText = useBoardText();
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const heldAt = useSyncExternalStore(shown.heldAt.subscribe, shown.heldAt.get);
  const bins = useMemo(() => model.rows.flatMap((row) => row.bins), [model]);

  useEffect(() => {
    const roads = roadsOf(board);
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const draw = (isAsking: boolean): void => {
      const taking = binsThatTake(board, held, bins);
      const legs = roads.areNone() ? [] : legsOf(board, held.keys, taking);
      const figures = figuresOf(board, held, taking);
      setDrawn({ figures, source: roads.sourceOf(legs, isAsking) });
      if (!isAsking || !roads.mayAsk(legs)) return;
      void roads.ask(legs).then(() => {
        if (!isOver) draw(false);
      });
    };
    const soon = (milliseconds: number, isAsking: boolean): void => {
      clearTimeout(timer);
      timer = setTimeout(() => draw(isAsking), milliseconds);
    };
    // The pick-up is drawn first.
    const frame = requestAnimationFrame(() => soon(0, true));
    const off = store.onAny(() => soon(FOLLOW_MS, true));
    return () => {
      isOver = true;
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      off();
      shown.heldAt.set(null);
    };
  }, [board, held, bins, store, shown]);

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey } = event;
      const best = ctrlKey || metaKey || altKey ? undefined : drawn?.figures.best[Number(key) - 1];
      if (!best || !/^[1-3]$/.test(key)) return;
      event.preventDefault();
      event.stopPropagation();
      carry.weekDrag?.dropAt({ bin: best.bin, index: best.index });
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [drawn, carry]);

  if (!drawn) return null;
  const { cells, best } = drawn.figures;
  const all = [...cells.values()];
  const isPlaceless = all.length > 0 && all.every(({ miles }) => miles === null);
  const partsOf = (cell: CellFigure): string[] => figureParts(cell, config.category, text, boardText);
  const at = heldAt === null ? undefined : cells.get(heldAt);
  const places = best.map(({ bin, miles }, index) =>
    text('best_one', {
      rank: index + 1,
      bin: voice.words.bin(bin.key),
      miles: text('miles', { miles: milesText(miles ?? 0) }),
    }),
  );
  const said = at
    ? partsOf(at).join(', ')
    : places.length > 0
      ? `${text('best', { places: places.join('; ') })} ${text('keys')}`
      : '';
  const notes = [
    isPlaceless ? text('no_place') : text(drawn.source),
    !isPlaceless && all.some(({ start }) => start === 'first_stop') && text('no_yard'),
    best.length > 0 && text('keys'),
  ];
  return (
    <div className="held-figures" aria-hidden="true">
      {model.rows.map(({ bins: own, top, height }) => {
        const inRow = own.flatMap((bin, at) => {
          const [cell, column] = [cells.get(bin.key), model.columns[at]];
          return cell && column && isInView(view, { top, height, at }) ? [{ cell, column }] : [];
        });
        return (
          inRow.length > 0 && (
            <div key={own[0]?.key} className="held-row" style={{ top, height }}>
              <div className="held-line">
                {inRow.map(({ cell, column }) => {
                  const rank = best.indexOf(cell) + 1;
                  const isAmber = (cell.miles ?? 0) > FAR_MILES || cell.load.level === 'red';
                  return (
                    <div
                      key={cell.bin.key}
                      className="held-cell"
                      data-held-bin={cell.bin.key}
                      style={{ left: column.left, width: column.width }}
                    >
                      <p className={`held-figure${rank > 0 ? ' is-best' : ''}${isAmber ? ' is-amber' : ''}`}>
                        {rank > 0 && <b>{rank}</b>}
                        {partsOf(cell).map((part) => (
                          <span key={part}>{part}</span>
                        ))}
                      </p>
                    </div>
                  );
                })}
              </div>
            </div>
          )
        );
      })}
      {createPortal(
        <>
          <p className="held-source" aria-hidden="true">
            {notes.filter(Boolean).join(' ')}
          </p>
          {held.by === 'keyboard' && (
            <p className="visually-hidden" role="status" data-held-said>
              {said}
            </p>
          )}
        </>,
        document.body,
      )}
    </div>
  );
}
