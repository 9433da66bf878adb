import { useSchedule } from '../schedule/ScheduleContext';
import { useSelected } from '../../store/useValue';

type Tint = 'takes' | 'refuses';

/** How a column is tinted while a card is held, and when the card is over it. */
export const useDropTint = (column: number): { tint: Tint | undefined; over: Tint | undefined } => {
  const { drag } = useSchedule();
  const tint = useSelected(drag.held, (held) => (held ? (held.verdicts.get(column) ? 'refuses' : 'takes') : undefined));
  const isOver = useSelected(drag.over, (over) => over === column);
  return { tint, over: isOver ? tint : undefined };
};
