import { isRecord } from '#domain/values';
import { createValueStore } from '../store/valueStore';
import type { RecordId } from './row';

/** The records that are being deleted, or were, while their screens have not closed yet: to ask for one would be refused. */
export const leaving = createValueStore<readonly string[]>([]);

export const leavingKey = (resource: unknown, id: unknown): string => `${String(resource)} ${String(id)}`;

export const isLeaving = (resource: string, id: RecordId): boolean => leaving.get().includes(leavingKey(resource, id));

/** Whether a query of react-query is about a record that is leaving alone: itself, its history or its uses. */
export const isOfLeaving = ({ queryKey: [resource, , subject] }: { queryKey: readonly unknown[] }): boolean =>
  leaving.get().includes(leavingKey(resource, isRecord(subject) ? subject.id : subject));
