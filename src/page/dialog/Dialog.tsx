import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { askToConfirm } from './confirmStore';
import { useT } from '../../i18n/useT';
import { noteUnsavedWork } from '../unsavedWork';
import { DialogContext, noteDialog } from './openDialogs';
import { createTypedIn } from './typedIn';
import { pageTitle } from '../useDocumentTitle';
import { whenFetched } from '../whenFetched';
import type { PressedKey } from './dialogKeys';
import { useBackCloses } from './useBackCloses';

interface Props extends Omit<DialogProps, 'onClose'> {
  /** Closes it, by Escape, a click beside it and the browser's back button; left out while it must stay. */
  onClose?: (() => void) | undefined;
  /** Something else than text was given to it, such as files, that closing would lose. */
  isDirty?: boolean;
  /** Nothing in it is work: what is typed only searches, or the dialog asks by itself before it closes. */
  isQuiet?: boolean;
}

/** What Enter does, once a first dialog has fetched it. */
let pressInDialog: ((event: PressedKey) => void) | null = null;

const fetchKeys = (): Promise<void> =>
  whenFetched(
    () => import('./dialogKeys'),
    (keys) => {
      ({ pressInDialog } = keys);
    },
  );

/** Ctrl+Enter in the first dialog of a page may come before what it does; Enter itself may mean something else there. */
const pressLater = async (event: KeyboardEvent<HTMLElement>): Promise<void> => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  const { currentTarget } = event; // React takes it away once the key has been handed around
  const pressed = {
    ...event,
    currentTarget,
    preventDefault: () => event.preventDefault(),
    stopPropagation: () => event.stopPropagation(),
  };
  await fetchKeys();
  pressInDialog?.(pressed);
};

/**
 * The dialog of this app. With text in it that was typed since it opened, neither Escape nor a click beside it nor the
 * browser's back button closes it without a question, and Back stays on the page [KEY-013]. Its own buttons close it as
 * they say. Enter does its first action, Ctrl+Enter from anywhere in it [KEY-016].
 */
export const Dialog = ({ onClose, isDirty = false, isQuiet = false, ...props }: Props) => {
  const t = useT();
  const { open } = props;
  const [typed, setTyped] = useState(createTypedIn);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setTyped(createTypedIn());
  }
  const id = useId();
  useEffect(() => {
    if (!open) return undefined;
    void fetchKeys();
    return noteDialog(id);
  }, [open, id]);

  const holdsWork = (): boolean => !isQuiet && (isDirty || typed.isAny());
  const isAsking = useRef(false);
  const close = async (): Promise<void> => {
    if (!onClose || isAsking.current) return;
    isAsking.current = true;
    const mayClose =
      !holdsWork() ||
      (await askToConfirm({ text: t('app.dialog.text'), yes: t('app.dialog.discard'), no: t('app.dialog.stay') }));
    isAsking.current = false;
    if (mayClose) onClose();
  };
  useBackCloses(open, () => void close());
  const work = useRef(holdsWork);
  useEffect(() => {
    work.current = holdsWork;
  });
  useEffect(() => {
    if (!open) return undefined;
    const warn = (event: BeforeUnloadEvent): void => {
      if (work.current()) event.preventDefault();
    };
    const end = noteUnsavedWork(() => (work.current() ? { title: pageTitle(), isKept: false } : null));
    window.addEventListener('beforeunload', warn);
    return () => {
      end();
      window.removeEventListener('beforeunload', warn);
    };
  }, [open]);
  return (
    <DialogContext value={id}>
      <MuiDialog
        {...props}
        onClose={() => void close()}
        onFocusCapture={(event) => typed.enter(event.target)}
        onInputCapture={(event) => typed.type(event.target)}
        onKeyDown={(event) => {
          props.onKeyDown?.(event);
          if (pressInDialog) pressInDialog(event);
          else void pressLater(event);
        }}
      />
    </DialogContext>
  );
};
