import { useId, useSyncExternalStore } from 'react';
import { useLocalText } from '../../i18n/useLocalText';
import type { BinKey, Stage } from '#domain/boards/kinds';
import { useBoard } from '../board/BoardContext';
import type { Metrics } from '../carry/metrics';
import { IconButton } from '../look/IconButton';
import { useShape } from '../board/useShape';
import { PushButton } from '../grid/PushButton';
import { TrayCards } from '../grid/TrayCards';
import { TrayTab } from '../grid/TrayTab';
import { useBoardText } from '../look/useBoardText';

interface Props {
  stage: Stage;
  metrics: Metrics;
  /** A tray that is shown elsewhere. */
  without?: BinKey | undefined;
}

/** The trays of the stage along the lower edge; one opens as a sheet over half of the screen. */
export const TraySheet = ({ stage, metrics, without }: Props) => {
  const board = useBoard();
  const { store, config } = board;
  const { words } = board.voice;
  const { panels } = board.shown;
  const localText = useLocalText();
  const text = useBoardText();
  const id = useId();
  useShape();
  const open = useSyncExternalStore(panels.tray.subscribe, panels.tray.get);
  const { groups, loose } = store.layout();
  const trays = [...(groups.find(({ group }) => group.stage === stage)?.trays ?? []), ...loose].filter(
    (bin) => bin.key !== without,
  );
  const shown = trays.find((bin) => bin.key === open);
  return (
    <section className="tray-sheet" aria-label={text('trays')}>
      {shown && (
        <div className="sheet-body">
          <header className="sheet-head">
            <strong>{words.bin(shown.key)}</strong>
            <IconButton icon="Close" label={text('close')} onClick={() => panels.tray.set(null)} />
          </header>
          <TrayCards key={shown.key} bin={shown} metrics={metrics} id={id} />
          <PushButton key={`push ${shown.key}`} bin={shown} />
        </div>
      )}
      <div className="sheet-tabs" role="group" aria-label={text('trays')}>
        {trays.map(
          (bin) =>
            bin.kind !== 'assigned' && (
              <TrayTab
                key={bin.key}
                bin={bin}
                heading={localText(config.headings[bin.kind])}
                isOpen={bin.key === open}
                only={false}
                panelId={id}
                asToggle
                onOpen={() => panels.tray.set(bin.key === open ? null : bin.key)}
              />
            ),
        )}
      </div>
    </section>
  );
};
