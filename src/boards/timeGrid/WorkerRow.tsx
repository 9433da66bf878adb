import { memo } from 'react';
import type { Laned } from '#domain/boards/timeGrid/lanes';
import type { Card } from '#domain/boards/types';
import { useBoard } from '../board/BoardContext';
import type { Metrics } from '../carry/metrics';
import { blockTop, isDrawn, NAMES_WIDTH, type WorkerBand } from '../carry/timeGridModel';
import { useGridText } from './useGridText';
import { VisitBlock } from './VisitBlock';

/** Of the button that leads to visits beyond an edge. */
const BEYOND_WIDTH = 46;

interface Props {
  row: WorkerBand;
  /** Where the row stands in its section. */
  top: number;
  metrics: Metrics;
  /** The view, in pixels from 5:00 and from the row's top. */
  from: number;
  to: number;
  above: number;
  below: number;
  /** A carried block stays in the page. */
  heldKey: string | undefined;
  isPast: boolean;
  /** What of the grid is seen, in pixels from 5:00, and how wide the window on it is. */
  seenFrom: number;
  seenTo: number;
  viewWidth: number;
}

/** A fieldworker's day: the name stays in view, the blocks in view are drawn. */
export const WorkerRow = memo(function WorkerRow({
  row,
  top,
  metrics,
  from,
  to,
  above,
  below,
  heldKey,
  isPast,
  seenFrom,
  seenTo,
  viewWidth,
}: Props) {
  const board = useBoard();
  const { words } = board.voice;
  const text = useGridText();
  const { worker, bin, height, blocks, doubled } = row;
  const name = worker === null ? text('no_worker') : worker.name || (blocks[0]?.item.foreman_name ?? '');
  const view = { from, to, above, below };
  const shown = blocks.filter((block) => block.item.key === heldKey || isDrawn(block, view, metrics));
  const before = blocks.filter(({ left, width }) => left + width <= seenFrom);
  const after = blocks.filter(({ left }) => left >= seenTo);
  const beyond = (side: 'before' | 'after', hidden: readonly Laned<Card>[], nearest: Laned<Card> | undefined) =>
    nearest && (
      <button
        type="button"
        className={`tg-beyond is-${side}`}
        style={{ left: side === 'before' ? metrics.tray + NAMES_WIDTH : viewWidth - BEYOND_WIDTH }}
        title={text(`beyond_${side}`, { smart_count: hidden.length })}
        aria-label={`${name}: ${text(`beyond_${side}`, { smart_count: hidden.length })}`}
        onClick={() => board.shown.focus.focus(nearest.item.key)}
      >
        {side === 'before' ? `◀ ${hidden.length}` : `${hidden.length} ▶`}
      </button>
    );
  return (
    <div
      className="crew-row tg-row"
      style={{ top, height }}
      role="group"
      aria-label={`${words.bin(bin.key)}: ${text('visits', { smart_count: blocks.length })}`}
    >
      <div
        className={`crew-name tg-name${worker && (worker.is_active === false || worker.division_id === null) ? ' is-inactive' : ''}`}
        style={{ left: metrics.tray, width: NAMES_WIDTH }}
      >
        <div className="crew-lines">
          <strong className="crew-title" title={name}>
            {name}
          </strong>
          <span className="crew-load">{text('visits', { smart_count: blocks.length })}</span>
        </div>
      </div>
      {beyond('before', before, before.at(-1))}
      {beyond('after', after, after[0])}
      <div className={`tg-track${isPast ? ' is-past' : ''}`} style={{ left: metrics.tray + NAMES_WIDTH }}>
        {shown.map(({ item, lane, left, width }) => (
          <VisitBlock
            key={item.key}
            cardKey={item.key}
            bin={bin}
            left={left}
            width={width}
            top={blockTop(lane, metrics)}
            height={metrics.card}
            isDoubled={doubled.has(item.key)}
          />
        ))}
      </div>
    </div>
  );
});
