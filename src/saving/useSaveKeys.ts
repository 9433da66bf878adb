import { use, useEffect, useRef } from 'react';
import { useT } from '../i18n/useT';
import { DialogContext, openDialogs, topDialog } from '../page/dialog/openDialogs';
import { toast } from '../toasts/toast';

type Typed = HTMLInputElement | HTMLTextAreaElement;

const isTyped = (node: Element | null): node is Typed =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;

/** Where the caret stands; inputs such as checkboxes have none. */
const caretOf = (field: Typed): readonly [number, number] | null =>
  field.selectionStart === null || field.selectionEnd === null ? null : [field.selectionStart, field.selectionEnd];

/**
 * Has the field that is being typed in give its value to the form, as if it were left; typing goes on where it was
 * [KEY-001].
 */
const takeOpenField = (): void => {
  const field = document.activeElement;
  if (!isTyped(field)) return;
  const caret = caretOf(field);
  field.blur();
  if (!field.isConnected) return;
  field.focus({ preventScroll: true });
  if (caret) field.setSelectionRange(...caret);
};

interface SaveKeys {
  /** Saves, and answers by a toast or by the first error. */
  save: () => void;
  /** False while there is nothing to save: then that is the answer. */
  canSave: boolean;
  /** Why what is unsaved cannot be saved yet; null or left out where nothing is in its way. */
  hindrance?: string | null;
  /** A save is under way; it answers itself. */
  isSaving?: boolean;
  /** What Ctrl+Enter does; it saves as Ctrl+S does unless said. */
  onEnter?: (() => void) | undefined;
}

const wantsSave = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): 's' | 'enter' | null => {
  if (!(ctrlKey || metaKey) || altKey) return null;
  if (key.toLowerCase() === 's') return 's';
  return key === 'Enter' ? 'enter' : null;
};

/** Where forms stand that save by key: their dialogs, null for the page. */
const places: (string | null)[] = [];

/** Where the form stands that Ctrl+S is for: in the latest open dialog that has one, else on the page. */
const placeOfSave = (): string | null => openDialogs().findLast((dialog) => places.includes(dialog)) ?? null;

/**
 * Ctrl+S and Ctrl+Enter, or with Cmd, save: first the field that is being typed in is taken, then the form is saved,
 * and they always answer [KEY-001]. They come before what the fields themselves do with Enter.
 */
export const useSaveKeys = (keys: SaveKeys): void => {
  const t = useT();
  const dialog = use(DialogContext);
  const latest = useRef({ ...keys, t });
  useEffect(() => {
    latest.current = { ...keys, t };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const wish = wantsSave(event);
      if (wish === null) return;
      // Ctrl+Enter is that of the dialog that stands over the form [KEY-016], or of a box that sends what is typed in it.
      if (wish === 'enter' && (topDialog() !== dialog || document.activeElement?.matches('[data-sends]'))) return;
      // A form behind the one that is typed in is not saved with it.
      if (wish === 's' && placeOfSave() !== dialog) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.repeat) return;
      takeOpenField();
      // After the form has drawn what it took.
      setTimeout(() => {
        const { save, canSave, hindrance = null, isSaving = false, onEnter, t: say } = latest.current;
        toast.retry('save');
        if (wish === 'enter' && onEnter) onEnter();
        else if (canSave) save();
        else if (isSaving) return;
        else if (hindrance === null) toast.success(say('app.unsaved.nothing'));
        else toast.error(hindrance, 'save');
      });
    };
    places.push(dialog);
    window.addEventListener('keydown', press, true);
    return () => {
      places.splice(places.indexOf(dialog), 1);
      window.removeEventListener('keydown', press, true);
    };
  }, [dialog]);
};
