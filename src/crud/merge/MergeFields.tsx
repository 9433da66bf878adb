import { useId } from 'react';
import type { FieldDescriptor } from '#domain/fields/descriptor';
import type { Row } from '../../dataProvider/row';
import { useCrudText } from '../look/useCrudText';
import { useLabel } from '../look/useLabel';
import { FieldValue } from '../values/FieldValue';

interface Props {
  fields: readonly FieldDescriptor[];
  keep: Row;
  gone: Row;
  /** The fields whose value of the one that goes stays. */
  take: ReadonlySet<string>;
  onTake: (name: string, isTaken: boolean) => void;
}

/** Field by field which of two values stays. */
export const MergeFields = ({ fields, keep, gone, take, onTake }: Props) => {
  const text = useCrudText();
  const label = useLabel();
  const id = useId();
  return (
    <div className="merge-fields">
      <h3>{text('merge_fields')}</h3>
      {fields.map((field) => (
        <fieldset key={field.name} className="merge-field">
          <legend>{label(field.label)}</legend>
          {[keep, gone].map((row) => {
            const isGone = row === gone;
            return (
              <label key={row.id} className="merge-value">
                <input
                  type="radio"
                  name={`${id} ${field.name}`}
                  checked={take.has(field.name) === isGone}
                  onChange={() => onTake(field.name, isGone)}
                />
                <span>
                  <FieldValue field={field} record={row} placeholder={text('merge_nothing')} />
                </span>
              </label>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
};
