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
  /** Told what is sent before it is; resolves once draft and key are on the disk. */
  keep: (sent: FormValues) => Promise<void>;
  /** What was sent under the key first, and may stand under it. */
  since: () => FormValues | null;
  /** Told when what was sent is refused for good: nothing is made under the key. */
  release: () => void;
}

/** A key that is made with its form, or taken over from a draft of an earlier visit. */
export const createNewKey = () => {
  let value = newAction();
  let isSent = false;
  /** The key of an earlier visit, which may have made the record. */
  let isTaken = false;
  let since: FormValues | null = null;
  let write = (): Promise<void> => Promise.resolve();
  return {
    value: (): string => value,
    since: (): FormValues | null => since,
    keep: (sent: FormValues): Promise<void> => {
      isSent = true;
      since ??= sent;
      return write();
    },
    release: (): void => {
      isSent = false;
      isTaken = false;
      since = null;
      void write();
    },
    /** Whether a record may stand under the key: it is kept then, whatever stands in the form. */
    mayHaveMade: (): boolean => isSent || isTaken,
    keepsBy: (next: () => Promise<void>): void => {
      write = next;
    },
    /** A form whose own record may have been made goes on with that. */
    takeOver: (kept: string, sent: FormValues | null = null): void => {
      if (isSent) return;
      value = kept;
      since = sent;
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
