import { useId } from 'react';
import { useBoardText } from '../useBoardText';
import type { PlaceChoice } from './placeChoices';

interface Props { legend: string; choices: readonly PlaceChoice[]; chosen: string | null; current: string | null; onChoose: (key: string) => void }

/** Places as radio buttons under the name of their group; a refused one says why and cannot be chosen. */
export const ChoiceList = ({ legend, choices, chosen, current, onChoose }: Props) => {
  const text = useBoardText();
  const id = useId();
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      {choices.map(({ key, name, group, refusal }, index) => (
        <div key={key}>
          {group !== '' && group !== choices[index - 1]?.group && <div className="choice-group">{group}</div>}
          <label className={`choice${refusal !== null ? ' is-refused' : ''}`} title={refusal ?? undefined}>
            <input type="radio" name={id} value={key} checked={chosen === key} disabled={refusal !== null} onChange={() => onChoose(key)} aria-describedby={refusal === null ? undefined : `${id}-${index}`} />
            <span className="choice-name">{name}{current === key && <em> ({text('here_now')})</em>}</span>
          </label>
          {refusal !== null && <span id={`${id}-${index}`} className="choice-reason">{refusal}</span>}
        </div>
      ))}
    </fieldset>
  );
};
