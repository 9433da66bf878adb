import type { AutocompleteHighlightChangeReason, AutocompleteInputChangeReason } from '@mui/material/useAutocomplete';
import { useCallback, useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '../i18n/useT';
import { useUntakenText } from './untakenText';

interface Options<Option, Value> {
  label: string;
  /** What is chosen, and how that is put back. */
  value: Value;
  restore: (value: Value) => void;
  /** How the choice that stands reads; an empty text for none, and where many are chosen. */
  shown: string;
  /** The entries for a typed text, the best first; all of them for an empty one. */
  listed: (text: string) => readonly Option[];
  keyOf: (option: Option) => string | number;
  /** The entries of what is typed are still being read. */
  isLoading?: boolean;
  /** Why the entries could not be read. */
  failure?: string | null;
  take: (option: Option | null) => void;
  /** An entry that is taken by Enter or a click alone: leaving the field takes it not. */
  isDeliberate?: (option: Option) => boolean;
  onSearch?: ((text: string) => void) | undefined;
  /** Several are chosen: the list stays open, and emptying the text takes nothing away. */
  isMultiple?: boolean;
  /** Where several are chosen: the list closes after each of them all the same. */
  closesOnChoice?: boolean;
  isLocked: boolean;
  onBlur?: (() => void) | undefined;
}

const never = (): boolean => false;

/** MUI's way of being told that a key was dealt with. */
type Key = KeyboardEvent & { defaultMuiPrevented?: boolean };

/**
 * What is typed into a picker, and what becomes of it: the first match is highlighted, Enter, Tab and leaving the field
 * take it, and text that matches nothing stays, marked as wrong. A text that is left while its entries are still being
 * read waits for them. Enter never submits the form around [KEY-003]. Escape gives back the choice that stood when the
 * field was gone to [KEY-016].
 */
export const usePicking = <Option, Value>({
  label,
  value,
  restore,
  shown,
  listed,
  keyOf,
  isLoading = false,
  failure = null,
  take,
  isDeliberate = never,
  onSearch,
  isMultiple = false,
  closesOnChoice = false,
  isLocked,
  onBlur,
}: Options<Option, Value>) => {
  const t = useT();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const [open, setOpen] = useState(false);
  const [seen, setSeen] = useState(shown);
  const highlighted = useRef<{ option: Option; key: string | number; byMouse: boolean } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const stood = useRef({ value });

  const drop = useCallback(() => {
    setTyped(null);
    setLeft(false);
  }, []);
  if (seen !== shown) {
    setSeen(shown);
    if (isLeft) drop();
  }

  const entries = typed === null ? [] : listed(typed);
  const matches = entries.filter((entry) => !isDeliberate(entry));
  const isWrong = isLeft && typed !== null && !isLoading && matches.length === 0;
  const isPending = isLeft && typed !== null && isLoading;
  const wrong = isWrong ? (failure ?? t('inputs.no_match')) : isPending ? t('inputs.searching') : null;
  useUntakenText(typed !== null && !isLocked, {
    label,
    wrong,
    isPending,
    field: useCallback(() => field.current, []),
    drop,
  });

  const choose = (option: Option | null): void => {
    drop();
    highlighted.current = null;
    onSearch?.('');
    take(option);
  };
  const resolve = (mayBeMouse: boolean): void => {
    if (typed === null) return;
    const { key, byMouse } = highlighted.current ?? {};
    const pointed = mayBeMouse || byMouse === false ? entries.find((entry) => keyOf(entry) === key) : undefined;
    const chosen = pointed ?? (mayBeMouse ? entries : matches)[0];
    if (isLoading || chosen === undefined) setLeft(true);
    else choose(chosen);
    if (!isMultiple || closesOnChoice || !mayBeMouse) setOpen(false);
  };

  const latestChoose = useRef(choose);
  useEffect(() => {
    latestChoose.current = choose;
  });
  const [arrived] = isLeft && typed !== null && !isLoading ? matches : [];
  useEffect(() => {
    if (arrived !== undefined) latestChoose.current(arrived);
  }, [arrived]);

  const keyDown = (event: Key): void => {
    if (isLocked || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    // A list that was opened without typing is closed first.
    const isListClosed = event.key === 'Escape' && open && typed === null;
    if (event.key === 'Escape' && !isListClosed && (typed !== null || value !== stood.current.value)) {
      event.preventDefault();
      event.stopPropagation();
      event.defaultMuiPrevented = true;
      drop();
      setOpen(false);
      // What was typed goes first, then what was taken; a choice that was emptied to type comes back at once.
      if (value !== stood.current.value && (typed === null || value === null)) restore(stood.current.value);
    }
    if (event.key === 'Enter') {
      // In a table it goes down, and in a dialog it is that of the dialog.
      const isOfAround = event.currentTarget.closest('[data-line], [role="dialog"]') !== null;
      if (typed !== null || open || !isOfAround) event.preventDefault();
      if (typed === null) return;
      event.defaultMuiPrevented = true;
      flushSync(() => resolve(true));
    }
    if (event.key === 'Tab') {
      const { option, byMouse = true } = (open && highlighted.current) || {};
      flushSync(() => {
        if (typed !== null) resolve(false);
        else if (option !== undefined && !byMouse) choose(option);
      });
    }
  };

  return {
    /** What is typed, null while the choice is shown. */
    typed,
    wrong: isWrong ? wrong : null,
    /** Said under the field while its text waits. */
    hint: isPending ? wrong : null,
    field,
    choose,
    /** Gives up what is typed. */
    drop,
    /** For the Autocomplete. */
    picking: {
      open,
      onOpen: () => setOpen(true),
      onClose: () => setOpen(false),
      inputValue: typed ?? shown,
      autoHighlight: typed !== null,
      clearOnBlur: false,
      handleHomeEndKeys: true,
      filterOptions: () => [...listed(typed ?? '')],
      onInputChange: (_event: unknown, text: string, reason: AutocompleteInputChangeReason) => {
        if (reason !== 'input' && reason !== 'clear') return;
        highlighted.current = null;
        setLeft(false);
        setTyped(text === '' || text === shown ? null : text);
        onSearch?.(text === shown ? '' : text);
        if (text === '' && !isMultiple) take(null);
      },
      onHighlightChange: (_event: unknown, option: Option | null, reason: AutocompleteHighlightChangeReason) => {
        highlighted.current = option === null ? null : { option, key: keyOf(option), byMouse: reason !== 'keyboard' };
      },
      'data-own-escape': '',
      onFocus: () => {
        stood.current = { value };
      },
      onKeyDown: keyDown,
      onBlur: (event: FocusEvent) => {
        // Another window was gone to: the field is not left.
        if (document.activeElement === event.target) return;
        if (!isLocked) resolve(false);
        onBlur?.();
      },
    },
  };
};
