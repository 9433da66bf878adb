import { laneOf, type Lane } from '#domain/boards/rainOut/rainOut';
import { useLocalText } from '../../i18n/useLocalText';
import { useBoard } from '../board/BoardContext';
import { useBoardText } from '../look/useBoardText';
import { useRainText } from './rainMessages';

interface Props {
  /** The crews that work all the same. */
  spared: ReadonlySet<Lane>;
  onSpare: (spared: ReadonlySet<Lane>) => void;
}

const without = (lanes: ReadonlySet<Lane>, gone: readonly Lane[]): Set<Lane> =>
  new Set([...lanes].filter((lane) => !gone.includes(lane)));

/** Which crews lose the day: all of them unless one is unticked, and whole phases by a tick of their own. */
export const RainCrews = ({ spared, onSpare }: Props) => {
  const { store } = useBoard();
  const text = useRainText();
  const boardText = useBoardText();
  const localText = useLocalText();
  const groups = store.layout().groups.filter(({ rows }) => rows.length > 0);
  return (
    <fieldset className="rain-crews">
      <legend>{text('crews')}</legend>
      {groups.map(({ group, rows }) => {
        const lanes = rows.map(({ crew }) => laneOf(group.stage, crew?.id ?? null));
        const isAll = lanes.every((lane) => !spared.has(lane));
        return (
          <div key={group.stage} role="group" aria-label={localText(group.heading)}>
            <label className="rain-phase">
              <input
                type="checkbox"
                checked={isAll}
                onChange={() => onSpare(isAll ? new Set([...spared, ...lanes]) : without(spared, lanes))}
              />
              {groups.length > 1 ? localText(group.heading) : text('all_crews')}
            </label>
            {rows.map(({ crew }, at) => {
              const lane = lanes[at] ?? '';
              return (
                <label key={lane}>
                  <input
                    type="checkbox"
                    checked={!spared.has(lane)}
                    onChange={() => onSpare(spared.has(lane) ? without(spared, [lane]) : new Set([...spared, lane]))}
                  />
                  {crew?.name ?? boardText('slurry_row')}
                </label>
              );
            })}
          </div>
        );
      })}
    </fieldset>
  );
};
