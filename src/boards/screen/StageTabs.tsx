import type { CivilDate } from '#domain/civilDate';
import type { Stage } from '#domain/boards/kinds';
import { useLocalText } from '../../i18n/useLocalText';
import { useBoard } from '../board/BoardContext';
import { useShape } from '../board/useShape';
import { useBoardText } from '../look/useBoardText';

interface Props {
  day: CivilDate;
  stage: Stage | undefined;
  onStage: (stage: Stage) => void;
}

/**
 * The groups of the board, one at a time; each with its cards of the day, or with those that wait where it has no days.
 */
export const StageTabs = ({ day, stage, onStage }: Props) => {
  const { config, store } = useBoard();
  const localText = useLocalText();
  const text = useBoardText();
  useShape();
  const countOf = (of: Stage): number => {
    const group = store.layout().groups.find((one) => one.group.stage === of);
    const bins =
      group?.group.rows.of === 'none'
        ? group.trays
        : (group?.rows.flatMap((row) => row.bins.filter(({ date }) => date === day)) ?? []);
    return bins.reduce((sum, bin) => sum + store.cardsIn(bin.key).length, 0);
  };
  if (config.groups.length < 2) return null;
  return (
    <nav className="stage-tabs" aria-label={text('stage_tabs')}>
      {config.groups.map((group) => (
        <button
          key={group.stage}
          type="button"
          className="stage-tab"
          aria-pressed={group.stage === stage}
          onClick={() => onStage(group.stage)}
        >
          {localText(group.heading)}
          <small className="stage-count" aria-hidden="true">
            {countOf(group.stage) || ''}
          </small>
          <span className="visually-hidden">: {text('cards', { smart_count: countOf(group.stage) })}</span>
        </button>
      ))}
    </nav>
  );
};
