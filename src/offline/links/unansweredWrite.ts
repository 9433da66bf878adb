import { CallError } from '../../dataProvider/CallError';
import type { Question } from '../../dataProvider/links/link';
import { mode } from '../../connectivity/mode';

/** A write that may have been received: whoever keeps what it says on the device sends it again, under its key. */
export interface SentWrite {
  /** The idempotency key of the write. */
  action: string;
  request: { text: string; variables: Readonly<Record<string, unknown>> };
}

/** The user went offline while a request was on its way: nobody knows whether it was carried out. */
export class LeftUnanswered extends Error {
  readonly write: SentWrite | null;

  constructor({ document, variables, headers }: Question, cause?: unknown) {
    super('Failed to fetch: no answer, and the user works offline', { cause });
    this.name = 'LeftUnanswered';
    const action = headers['Idempotency-Key'];
    this.write =
      document.kind === 'mutation' && action !== undefined
        ? { action, request: { text: document.text, variables } }
        : null;
  }
}

/** The write behind an error of a call, where it was left without an answer; null for every other error. */
export const writeLeftBy = (error: unknown): SentWrite | null => {
  const cause: unknown = error instanceof CallError ? error.cause : error;
  return cause instanceof LeftUnanswered ? cause.write : null;
};

/**
 * Saves over the network; a save that is left without an answer because the user goes offline is kept on the device,
 * with the key under which it may have been received, so that it is stored once [FLD-008 API-037].
 * @param send the save over the network
 * @param keep the same save on the device
 */
export const orOnDevice = async <Saved>(
  send: () => Promise<Saved>,
  keep: (sent: SentWrite) => Promise<Saved>,
): Promise<Saved> => {
  try {
    return await send();
  } catch (error) {
    const sent = writeLeftBy(error);
    if (!sent || mode.get() !== 'offline') throw error;
    return keep(sent);
  }
};

/**
 * Saves where the user works by then: a save that waited for something else, such as whether a job is at that address
 * already, began over a network that the user has left since [FLD-008].
 */
export const whereOneWorks = <Saved>(
  send: () => Promise<Saved>,
  keep: (sent?: SentWrite) => Promise<Saved>,
): Promise<Saved> => (mode.get() === 'offline' ? keep() : orOnDevice(send, keep));
