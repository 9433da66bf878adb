import type { PresiteDivision } from '#domain/presite/schedule/divisions';
import { useLocalText } from '../../i18n/useLocalText';
import { usePresiteText } from '../schedule/usePresiteText';

interface Props {
  offered: readonly PresiteDivision[];
  checked: ReadonlySet<number>;
  onToggle: (division: number) => void;
}

/** The offered divisions, each with its box [PSC-002 PSC-013]. */
export const DivisionBoxes = ({ offered, checked, onToggle }: Props) => {
  const text = usePresiteText();
  const local = useLocalText();
  return (
    <div className="presite-divisions" role="group" aria-label={text('divisions')}>
      {offered.map(({ id, name, category_id }) => (
        <label key={id} className={`presite-division of-category-${category_id}`}>
          <input type="checkbox" checked={checked.has(id)} onChange={() => onToggle(id)} />
          {local(name)}
        </label>
      ))}
    </div>
  );
};
