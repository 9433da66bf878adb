import type { Stage } from '#domain/boards/kinds';
import { useLocalText } from '../../i18n/useLocalText';
import { useBoard } from '../board/BoardContext';
import { useBoardText } from '../useBoardText';

interface Props { stage: Stage | undefined; onStage: (stage: Stage) => void }

/** The groups of the board, one at a time. */
export const StageTabs = ({ stage, onStage }: Props) => {
  const { config } = useBoard();
  const localText = useLocalText();
  const text = useBoardText();
  if (config.groups.length < 2) return null;
  return (
    <nav className="stage-tabs" aria-label={text('stage_tabs')}>
      {config.groups.map((group) => (
        <button key={group.stage} type="button" className="stage-tab" aria-pressed={group.stage === stage} onClick={() => onStage(group.stage)}>
          {localText(group.heading)}
        </button>
      ))}
    </nav>
  );
};
