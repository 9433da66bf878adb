import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { OutlinedField } from './OutlinedField';
import { useCallback, useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '../i18n/useT';
import { Late } from '../page/Late';
import { preloadable } from '../page/preloadable';
import type { InputProps } from './inputProps';
import { useUntakenText } from './untakenText';
import { textFieldProps } from './textFieldProps';

const PickerPopover = preloadable(() => import('./PickerPopover'));

interface Props extends Omit<InputProps<unknown>, 'value' | 'onChange'> {
  text: string;
  /** The text stands for another value than the form has. */
  isUntaken: boolean;
  /** The text was left and is none that can be taken. */
  isWrong: boolean;
  /** The text after a key, a drop or a word of the keyboard's; `letter` is what one key has put into it, where known. */
  onText: (text: string, letter: string | null) => void;
  /** A printable key before it stands in the text; it may be kept from it. */
  onKey?: (event: KeyboardEvent) => void;
  /** Takes the text as it stands: on Enter and when the field is left. */
  onCommit: () => void;
  /** Shows the value again. */
  onDrop: () => void;
  placeholder: string;
  onPaste?: (event: ClipboardEvent) => void;
  /** What the button opens; it is told how to close. */
  renderPopup: (close: () => void) => ReactNode;
  /** How the button looks and is called, and what is said of text that cannot be taken: those of a date unless said. */
  words?: { icon: ReactNode; open: string; invalid: string };
  /** Which keys a telephone shows. */
  inputMode?: 'numeric' | undefined;
}

/** The one letter that an event has put into the text, on telephones too, whose keys do not say what they are. */
const letterOf = (event: Event): string | null =>
  event instanceof InputEvent && event.data?.length === 1 ? event.data : null;

/**
 * A text field with a button for a calendar or the like. Tab goes from field to field past the button: by keyboard Alt
 * and the down arrow open the calendar, which screen readers say with the field.
 */
export const PickerField = ({
  text,
  isUntaken,
  isWrong,
  onText,
  onKey,
  onCommit,
  onDrop,
  placeholder,
  onPaste,
  renderPopup,
  words,
  inputMode,
  onBlur,
  ...rest
}: Props) => {
  const t = useT();
  const {
    icon = <CalendarIcon style={{ fontSize: 18 }} />,
    open: openLabel = t('inputs.open_calendar'),
    invalid = t('inputs.date_invalid'),
  } = words ?? {};
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const locked = Boolean(rest.disabled || rest.readOnly);
  const input = useRef<HTMLInputElement>(null);
  const wrong = isWrong ? invalid : null;
  useUntakenText(isUntaken && !locked, {
    label: rest.label,
    wrong,
    isPending: false,
    field: useCallback(() => input.current, []),
    drop: onDrop,
  });

  const keyDown = (event: KeyboardEvent): void => {
    // Whoever hears the key next, such as the grid of a list, finds the value.
    if ((event.key === 'Enter' || event.key === 'Tab') && !locked) flushSync(onCommit);
    if (event.key === 'ArrowDown' && event.altKey && !locked) {
      event.preventDefault();
      setOpen(true);
    }
    if (event.key.length === 1 && !(event.ctrlKey || event.metaKey || event.altKey) && !locked) onKey?.(event);
  };
  const button = (
    <InputAdornment position="end">
      <IconButton
        size="small"
        edge="end"
        tabIndex={-1}
        disabled={locked}
        aria-label={`${openLabel}: ${rest.label}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {icon}
      </IconButton>
    </InputAdornment>
  );
  return (
    <>
      <OutlinedField
        {...textFieldProps(
          { ...rest, error: wrong ?? rest.error },
          { placeholder, inputMode, 'aria-keyshortcuts': locked ? undefined : 'Alt+ArrowDown' },
          { endAdornment: button },
        )}
        ref={setFrame}
        onFocus={PickerPopover.preload}
        onPointerEnter={PickerPopover.preload}
        inputRef={input}
        value={text}
        onChange={({ target, nativeEvent }) => onText(target.value, letterOf(nativeEvent))}
        onKeyDown={keyDown}
        onBlur={() => {
          if (!locked) onCommit();
          onBlur?.();
        }}
        {...(onPaste && !locked ? { onPaste } : {})}
      />
      <Late open={open}>
        <PickerPopover anchor={frame} open={open} onClose={close} renderPopup={renderPopup} />
      </Late>
    </>
  );
};
