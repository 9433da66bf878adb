import { ShapeSign } from '../../map/markers/ShapeSign';
import { useWindowText } from '../messages';
import type { CardGroup, GroupBy } from './groups';
import type { CardWords } from './useCardWords';

interface Props extends Pick<CardWords, 'groupName'> {
  groups: readonly CardGroup[];
  by: GroupBy;
}

/** Whose cards, or of which day, have which look, with how many there are. */
export const Legend = ({ groups, by, groupName }: Props) => {
  const text = useWindowText();
  return (
    <ul className="window-legend" aria-label={text('legend')}>
      {groups.map(({ name, look, cards }) => (
        <li key={name}>
          <ShapeSign {...look} />
          {groupName(name, by)} <strong>{cards.length}</strong>
        </li>
      ))}
    </ul>
  );
};
