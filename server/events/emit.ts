import type { ChangeEffect } from '#domain/changes';

/** A row that a mutation wrote, as the change log holds it. */
export interface LoggedChange {
  entity: string;
  entity_id: number;
  job_id: number | null;
  effect: ChangeEffect | null;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

/** What a committed mutation did. */
export interface Committed {
  mutation_id: string;
  user: { id: number; name: string };
  changes: readonly LoggedChange[];
}

type Listener = (committed: Committed) => void;

/** Where a process hears of its own commits at once; other processes read the change log. */
export interface CommitEmitter {
  onCommitted(listener: Listener): () => void;
  emit(committed: Committed): void;
}

/** @param report is told of a listener that throws: it may not fail the mutation, which has been committed. */
export const commitEmitter = (report: (error: unknown) => void = () => undefined): CommitEmitter => {
  const listeners = new Set<Listener>();
  return {
    onCommitted: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit: (committed) => {
      for (const listener of listeners) {
        try {
          listener(committed);
        } catch (error) {
          report(error);
        }
      }
    },
  };
};
