import { memo, type MouseEvent } from 'react';
import { dailyCapacity, loadOfAmounts } from '#domain/boards/heads';
import type { Bin } from '#domain/boards/kinds';
import type { RowMark } from '#domain/boards/layout';
import type { BoardCrew } from '#domain/boards/types';
import { useBoard } from '../board/BoardContext';
import { CrewMenuButton } from './CrewMenuButton';
import { useBinsTurn } from '../board/useBin';
import { useDays } from '../days/useDays';
import { useBoardText } from '../look/useBoardText';
import { loadText } from '../look/cardText';

interface Props {
  crew: BoardCrew | null;
  mark: RowMark | null;
  name: string;
  bins: readonly Bin[];
}

/** A right click, a long press and Shift+F10 open what the dots open. */
const openMenu = (event: MouseEvent<HTMLElement>): void => {
  const dots = event.currentTarget.querySelector<HTMLElement>('.crew-menu');
  if (!dots) return;
  event.preventDefault();
  dots.click();
};

/** Name of a crew, its foreman, and what it has over the shown days beside its capacity for them. */
export const CrewName = memo(function CrewName({ crew, mark, name, bins }: Props) {
  const { store, config } = useBoard();
  const text = useBoardText();
  useBinsTurn(bins);
  const stage = bins[0]?.stage ?? null;
  const days = useDays();
  const [only] = bins.length === 1 ? bins : [];
  const capacity = only && days ? days.capacity(only) : dailyCapacity(stage, crew);
  // Beside a day that has the board for itself; else the crew's days say it.
  const off = only && days ? [days.closed(only), ...days.notes(only)].filter(Boolean).join(' · ') : '';
  const load = loadOfAmounts(
    bins.map((bin) => store.amountIn(bin.key)),
    only ? capacity : null,
  );
  const amount = loadText(load, config.category, text);
  return (
    <div className="crew-lines" onContextMenu={openMenu}>
      <span className="crew-first">
        <strong className="crew-title" title={name}>
          {name}
        </strong>
        {stage && config.category !== 'warranty' && <CrewMenuButton crew={crew} name={name} stage={stage} />}
      </span>
      {mark !== null && <span className="crew-mark">{text(`row_${mark}`)}</span>}
      {mark === null && crew?.foreman_name && (
        <span className="crew-foreman" title={crew.foreman_name}>
          {crew.foreman_name}
        </span>
      )}
      {off !== '' && (
        <span className="crew-off" title={off}>
          {off}
        </span>
      )}
      <span className="crew-load">{text('cards', { smart_count: load.cards })}</span>
      {amount !== '' && (
        <span className={`crew-load load-${load.level}`} title={amount}>
          {amount}
        </span>
      )}
    </div>
  );
});
