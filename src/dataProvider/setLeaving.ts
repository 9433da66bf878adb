import { useSelected } from '../store/useValue';
import { leaving, leavingKey } from './leavingRecords';
import type { RecordId } from './row';

/** Has nobody ask for records from now on, or again. */
export const setLeaving = (resources: readonly string[], ids: readonly RecordId[], isGoing: boolean): void => {
  const keys = resources.flatMap((resource) => ids.map((id) => leavingKey(resource, id)));
  const others = leaving.get().filter((key) => !keys.includes(key));
  leaving.set(isGoing ? [...others, ...keys] : others);
};

/** Whether nobody asks for a record, drawn anew when that changes: a deletion may be refused. */
export const useIsLeaving = (resource: string, id: RecordId | null): boolean =>
  useSelected(leaving, (all) => all.includes(leavingKey(resource, id)));
