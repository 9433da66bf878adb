import type { Change } from '../../changes';
import type { ScheduleItem } from './scheduleItem';

/** An item as a decision leaves it, before the server has answered. */
export const changedItem = <Item extends ScheduleItem>(item: Item, changes: readonly Change[]): Item => {
  const set = changes.find(({ entity, id }) => entity === 'presite' && id === item.id)?.set;
  if (!set) return item;
  const { presite_supervisor_id: supervisor, scheduled_date: date } = set;
  return {
    ...item,
    presite_supervisor_id: typeof supervisor === 'number' ? supervisor : null,
    scheduled_date: typeof date === 'string' ? date : null,
  };
};
