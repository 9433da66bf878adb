import { useId } from 'react';
import { useBoardText } from '../useBoardText';
import { choiceGroups } from './choiceGroups';
import type { PlaceChoice } from './placeChoices';

interface Props { legend: string; choices: readonly PlaceChoice[]; chosen: string | null; current: string | null; onChoose: (key: string) => void }

/** Places as radio buttons under the name of their group; a refused one says why and cannot be chosen. */
export const ChoiceList = ({ legend, choices, chosen, current, onChoose }: Props) => {
  const text = useBoardText();
  const id = useId();
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      {choiceGroups(choices).map((group) => (
        <div key={group.name}>
          {group.name !== '' && <div className="choice-group">{group.name}</div>}
          {group.refusal !== null && <span id={`${id}-${group.name}`} className="choice-reason">{group.refusal}</span>}
          {group.choices.map(({ key, name, refusal }) => {
            const ownReason = refusal !== null && group.refusal === null;
            return (
              <div key={key}>
                <label className={`choice${refusal !== null ? ' is-refused' : ''}`}>
                  <input
                    type="radio" name={id} value={key} checked={chosen === key} disabled={refusal !== null} onChange={() => onChoose(key)}
                    aria-describedby={refusal === null ? undefined : ownReason ? `${id}-${key}` : `${id}-${group.name}`}
                  />
                  <span className="choice-name">{name}{current === key && <em> ({text('here_now')})</em>}</span>
                </label>
                {ownReason && <span id={`${id}-${key}`} className="choice-reason is-own">{refusal}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </fieldset>
  );
};
