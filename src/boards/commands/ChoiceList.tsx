import { useId } from 'react';
import { useMoveToText } from './useMoveToText';
import { choiceGroups, type PlaceChoice } from './placeChoices';
import '../css/moveTo.css';

interface Props {
  legend: string;
  /** Of the radio buttons: one for all lists of the dialog. */
  name: string;
  choices: readonly PlaceChoice[];
  chosen: string | null;
  current: string | null;
  onChoose: (key: string) => void;
}

/** Places as radio buttons, each group a group for a screen reader too; refused ones say why and cannot be chosen. */
export const ChoiceList = ({ legend, name: radios, choices, chosen, current, onChoose }: Props) => {
  const text = useMoveToText();
  const id = useId();
  if (choices.length === 0) return null;
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      {choiceGroups(choices).map(({ name: group, choices: own, refusal }, index) => (
        <fieldset key={`${group} ${refusal ?? ''}`} className="choices" aria-label={group === '' ? legend : undefined}>
          {group !== '' && <legend className="choice-group">{group}</legend>}
          {refusal !== null && (
            <span id={`${id}-${index}`} className="choice-reason">
              {refusal}
            </span>
          )}
          {own.map(({ key, name, load }) => (
            <label key={key} className={`choice${refusal !== null ? ' is-refused' : ''}`}>
              <input
                type="radio"
                name={radios}
                value={key}
                checked={chosen === key}
                disabled={refusal !== null}
                onChange={() => onChoose(key)}
                aria-describedby={refusal === null ? undefined : `${id}-${index}`}
              />
              <span className="choice-name">
                {name}
                {current === key && <em> ({text('here_now')})</em>}
                {load !== undefined && refusal === null && <small className="choice-load"> · {load}</small>}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </fieldset>
  );
};
