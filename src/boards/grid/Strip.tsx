import { useId, useMemo, useSyncExternalStore } from 'react';
import type { Bin } from '#domain/boards/kinds';
import { useLocalText } from '../../i18n/useLocalText';
import { useBoard } from '../board/BoardContext';
import type { Metrics } from '../carry/metrics';
import { StripCards } from './StripCards';
import { PushButton } from './PushButton';
import { TrayTab } from './TrayTab';
import { useBoardText } from '../look/useBoardText';

interface StripTray {
  bin: Bin;
  heading: string;
}

/**
 * The trays that belong to no group with rows: Crew Repair and Awaiting Builder. A click opens one, a held card can be
 * dropped on it.
 */
export const Strip = ({ metrics }: { metrics: Metrics }) => {
  const board = useBoard();
  const { store, config } = board;
  const { panels } = board.shown;
  const localText = useLocalText();
  const text = useBoardText();
  const id = useId();
  const open = useSyncExternalStore(panels.tray.subscribe, panels.tray.get);
  const trays = useMemo((): StripTray[] => {
    const { groups, loose } = store.layout();
    const name = (bin: Bin) => (bin.kind === 'assigned' ? '' : localText(config.headings[bin.kind]));
    const ofGroups = groups.flatMap(({ group, trays: own }) =>
      group.rows.of === 'none'
        ? own.map((bin) => ({
            bin,
            heading: bin.kind === 'unassigned' ? localText(group.heading) : `${localText(group.heading)}: ${name(bin)}`,
          }))
        : [],
    );
    return [...ofGroups, ...loose.map((bin) => ({ bin, heading: name(bin) }))];
  }, [store, config, localText]);
  if (trays.length === 0) return null;
  const shown = trays.find(({ bin }) => bin.key === open);
  return (
    <div className="strip">
      <div className="strip-tabs" role="group" aria-label={text('trays')}>
        {trays.map(({ bin, heading }) => (
          <TrayTab
            key={bin.key}
            bin={bin}
            heading={heading}
            isOpen={bin.key === open}
            only={false}
            panelId={id}
            asToggle
            onOpen={() => panels.tray.set(bin.key === open ? null : bin.key)}
          />
        ))}
      </div>
      {shown && <StripCards key={shown.bin.key} bin={shown.bin} metrics={metrics} id={id} />}
      {shown && <PushButton key={`push ${shown.bin.key}`} bin={shown.bin} />}
    </div>
  );
};
