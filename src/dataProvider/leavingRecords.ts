import { isRecord } from '#domain/values';
import { createValueStore } from '../store/valueStore';
import { useSelected } from '../store/useValue';
import { isId, type RecordId } from './row';

const keyOf = (resource: string, id: RecordId | null): string => `${resource} ${id}`;
const leaving = createValueStore<readonly string[]>([]);

/** Whether a record is being deleted, or was, and its screen has not closed yet: to ask for it would be refused. */
export const isLeaving = (resource: string, id: RecordId | null): boolean =>
  leaving.get().includes(keyOf(resource, id));

/** As `isLeaving`, drawn anew when that changes: a deletion may be refused. */
export const useIsLeaving = (resource: string, id: RecordId | null): boolean =>
  useSelected(leaving, () => isLeaving(resource, id));

/** Has nobody ask for records from now on, or again. */
export const setLeaving = (resources: readonly string[], ids: readonly RecordId[], isGoing: boolean): void => {
  const keys = resources.flatMap((resource) => ids.map((id) => keyOf(resource, id)));
  const others = leaving.get().filter((key) => !keys.includes(key));
  leaving.set(isGoing ? [...others, ...keys] : others);
};

/** The record that a query alone is about: itself, its history or its uses. */
export const subjectOf = ([, , subject]: readonly unknown[]): RecordId | null => {
  const id = isRecord(subject) ? subject.id : subject;
  return isId(id) ? id : null;
};
