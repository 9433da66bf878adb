import { memo, useId } from 'react';
import type { Bin, Stage } from '#domain/boards/kinds';
import { useBoard } from '../board/BoardContext';
import { tabsHeight } from '../carry/boardModel';
import type { Metrics } from '../carry/metrics';
import { useKeyed } from '../../store/useKeyed';
import { PushButton } from './PushButton';
import { TrayCards } from './TrayCards';
import { TrayTabs } from './TrayTabs';

interface Props {
  stage: Stage;
  trays: readonly Bin[];
  heading: string;
  metrics: Metrics;
  height: number;
  top: number;
}

/** The trays of a group beside its rows: stays in view while the group scrolls by. */
export const TrayPanel = memo(function TrayPanel({ stage, trays, heading, metrics, height, top }: Props) {
  const board = useBoard();
  const { panels } = board.shown;
  const { words } = board.voice;
  const id = useId();
  const kept = useKeyed(panels.trays, stage);
  const open = trays.find((bin) => bin.key === kept) ?? trays[0];
  return (
    <div className="tray-column" style={{ width: metrics.tray }}>
      <div className="tray" style={{ height, top }}>
        <TrayTabs
          trays={trays}
          open={open?.key}
          label={heading}
          panelId={id}
          onOpen={(key) => panels.open(stage, key)}
        />
        {open && (
          <TrayCards
            key={open.key}
            bin={open}
            metrics={metrics}
            id={id}
            labelled={words.bin(open.key)}
            room={height - tabsHeight(trays, metrics)}
          />
        )}
        {open && <PushButton key={`push ${open.key}`} bin={open} />}
      </div>
    </div>
  );
});
