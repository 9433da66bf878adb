import { memo } from 'react';
import { dailyCapacity, loadOfAmounts } from '#domain/boards/heads';
import type { Bin } from '#domain/boards/kinds';
import type { RowMark } from '#domain/boards/layout';
import type { BoardCrew } from '#domain/boards/types';
import { useBoard } from '../board/BoardContext';
import { CrewMenuButton } from './CrewMenuButton';
import { useBinsTurn } from '../board/useBin';
import { useBoardText } from '../look/useBoardText';
import { loadText } from '../look/cardText';

interface Props {
  crew: BoardCrew | null;
  mark: RowMark | null;
  name: string;
  bins: readonly Bin[];
}

/** Name of a crew, its foreman, and what it has over the shown days beside its capacity for them. */
export const CrewName = memo(function CrewName({ crew, mark, name, bins }: Props) {
  const { store, config } = useBoard();
  const text = useBoardText();
  useBinsTurn(bins);
  const stage = bins[0]?.stage ?? null;
  const capacity = dailyCapacity(stage, crew);
  const load = loadOfAmounts(
    bins.map((bin) => store.amountIn(bin.key)),
    bins.length === 1 ? capacity : null,
  );
  const amount = loadText(load, config.category, text);
  return (
    <div className="crew-lines">
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
      <span className="crew-load">{text('cards', { smart_count: load.cards })}</span>
      {amount !== '' && (
        <span className={`crew-load load-${load.level}`} title={amount}>
          {amount}
        </span>
      )}
    </div>
  );
});
