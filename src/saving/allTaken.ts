import { firstWrongText, whenListsHaveCome } from '../inputs/untakenText';
import { toast } from '../toasts/toast';

/** Milliseconds that a save waits for the list of a picker that was left while it was read. */
const TIMEOUT_MS = 10_000;

/**
 * Whether the form has all that stands in its fields. Text that is no date or matches no entry stays in its field, in
 * red, is told and keeps the form from being saved [KEY-003 KEY-004].
 */
export const allTaken = async (): Promise<boolean> => {
  toast.retry('save');
  await whenListsHaveCome(TIMEOUT_MS);
  const held = firstWrongText();
  if (!held) return true;
  toast.error(`${held.label}: ${held.wrong ?? ''}`, 'save');
  const field = held.field();
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
  return false;
};

/**
 * Goes on once the form has all that stands in its fields: at once when nothing is held, and not at all while a text is
 * wrong.
 */
export const whenTaken = (goOn: () => void): void => {
  void allTaken().then((isTaken) => {
    if (isTaken) goOn();
  });
};
