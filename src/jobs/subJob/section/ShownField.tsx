import { useId } from 'react';
import { formatCivilDate } from '#domain/civilDate';
import { useField } from '../../form/state/useField';

interface Props {
  name: string;
  label: string;
  kind: 'shownDate' | 'shownText' | 'shownNumber';
}

const shown = (value: unknown, kind: Props['kind']): string => {
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'string') return kind === 'shownDate' ? formatCivilDate(value) : value;
  return typeof value === 'number' ? String(value) : '';
};

/**
 * A value that nobody types: it follows from others, or the server sets it. It is text, not a field that refuses
 * typing.
 */
export const ShownField = ({ name, label, kind }: Props) => {
  const id = useId();
  const { value } = useField(name, label);
  return (
    <div className="shown-field">
      <span id={id} className="shown-field-label">
        {label}
      </span>
      <output className="shown-field-value" aria-labelledby={id}>
        {shown(value, kind) || '-'}
      </output>
    </div>
  );
};
