import type { Bin, BinKey } from '#domain/boards/kinds';
import { useBoard } from '../board/BoardContext';
import { useLocalText } from '../../i18n/useLocalText';
import { TrayTab } from './TrayTab';

interface Props {
  trays: readonly Bin[];
  open: BinKey | undefined;
  onOpen: (key: BinKey) => void;
  label: string;
  panelId: string;
}

/** The trays of a group as tabs, two a line, each with its count; a held card can be dropped on a tab. */
export const TrayTabs = ({ trays, open, onOpen, label, panelId }: Props) => {
  const { config } = useBoard();
  const localText = useLocalText();
  return (
    <div className="tray-tabs" role="tablist" aria-label={label}>
      {trays.map(
        (bin) =>
          bin.kind !== 'assigned' && (
            <TrayTab
              key={bin.key}
              bin={bin}
              heading={localText(config.headings[bin.kind])}
              isOpen={bin.key === open}
              panelId={panelId}
              onOpen={() => onOpen(bin.key)}
              only={trays.length === 1}
            />
          ),
      )}
    </div>
  );
};
