import { isRecord } from '#domain/values';
import { isMadeBefore } from '../../dataProvider/CallError';
import type { Row } from '../../dataProvider/row';
import { newAction } from '../../offline/sync/newAction';
import type { FormValues } from '../values/formValues';

/** A new record that begins with what is known of it, and is made by its first save. */
export interface NewRecord {
  /** What it will belong to, as its drafts are called. */
  of: string;
  start: FormValues;
}

/** The key under which a new record is made: it stands in its draft, so that a phone that dies makes it once [FLD-011]. */
export interface NewKey {
  value: () => string;
  /** Told before the record is sent; resolves once draft and key are on the disk. */
  keep: () => Promise<void>;
  /** Told when what was sent is refused for good: nothing is made under the key. */
  release: () => void;
}

/** A key that is made with its form, or taken over from a draft of an earlier visit. */
export const createNewKey = () => {
  let value = newAction();
  let isSent = false;
  /** The key of an earlier visit, which may have made the record. */
  let isTaken = false;
  let write = (): Promise<void> => Promise.resolve();
  return {
    value: (): string => value,
    keep: (): Promise<void> => {
      isSent = true;
      return write();
    },
    release: (): void => {
      isSent = false;
      isTaken = false;
      void write();
    },
    /** Whether a record may stand under the key: it is kept then, whatever stands in the form. */
    mayHaveMade: (): boolean => isSent || isTaken,
    keepsBy: (next: () => Promise<void>): void => {
      write = next;
    },
    /** A form whose own record may have been made goes on with that. */
    takeOver: (kept: string): void => {
      if (isSent) return;
      value = kept;
      isTaken = true;
    },
  };
};

/** The record that was made under the key before, of a refusal to make another. */
export const madeBefore = (error: unknown): Row | null => {
  const answer = isMadeBefore(error) && isRecord(error.body.answer) ? error.body.answer.data : null;
  const saved = isRecord(answer) ? answer.saved : null;
  return isRecord(saved) && typeof saved.id === 'number' ? { ...saved, id: saved.id } : null;
};
