import { useSchedule } from '../schedule/ScheduleContext';
import { usePresiteText } from '../schedule/usePresiteText';

interface Props {
  isOn: boolean;
  onToggle: () => void;
  hasUndated: boolean;
  onUndated: (has: boolean) => void;
}

/** The lasso of the map, and those that a line may have to be drawn around: who has neither supervisor nor day [SDY-017]. */
export const LassoTools = ({ isOn, onToggle, hasUndated, onUndated }: Props) => {
  const text = usePresiteText();
  const { isView } = useSchedule();
  return (
    <div className="presite-lasso">
      {!isView && (
        <button type="button" className="presite-button" aria-pressed={isOn} onClick={onToggle}>
          {text('lasso')}
        </button>
      )}
      <label className="presite-division">
        <input type="checkbox" checked={hasUndated} onChange={(event) => onUndated(event.target.checked)} />
        {text('with_undated')}
      </label>
      {isOn && <p className="presite-lasso-hint">{text('lasso_on')}</p>}
    </div>
  );
};
