import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { formPageOf } from '../page/pageOf';
import { useLeaveGuard } from '../page/useLeaveGuard';
import { useT } from '../i18n/useT';
import { pageTitle } from '../page/useDocumentTitle';
import { noteUnsavedWork } from '../page/unsavedWork';
import { askToChoose, type Choice } from '../page/dialog/confirmStore';

/** By then the form has drawn that nothing is unsaved any more. */
const DRAWN_MS = 100;

type LeaveAnswer = 'leave' | 'stay' | 'save';

/** @returns whether all is stored */
type Save = () => Promise<boolean>;

/**
 * What to do with unsaved changes before they are left: saved, discarded, or kept by staying [UI-024 KEY-008].
 * @param canSave false where the form cannot save itself
 */
export const useAskToLeave = (canSave: boolean): (() => Promise<LeaveAnswer>) => {
  const t = useT();
  return useCallback(() => {
    const choices: Choice<LeaveAnswer>[] = [
      { id: 'leave', label: t('app.unsaved.leave'), variant: canSave ? 'text' : 'contained' },
      { id: 'stay', label: t('app.unsaved.stay'), variant: 'outlined', isSafe: true },
    ];
    return askToChoose(
      t('app.unsaved.text'),
      canSave
        ? [...choices, { id: 'save', label: t('app.unsaved.save_leave'), variant: 'contained' }]
        : choices.toReversed(),
    );
  }, [t, canSave]);
};

/**
 * Asks "You have unsaved changes. Navigate away?" before a form with changes is left; staying keeps them, and who can
 * save leaves after it [UI-024 KEY-008]. Closing or reloading the tab is asked about by the browser, in its own words.
 * @param onDiscard gives up what the form keeps of them in the browser
 * @example useUnsavedChangesGuard(formState.isDirty, save)
 */
export const useUnsavedChangesGuard = (isDirty: boolean, save?: Save, onDiscard?: () => void): void => {
  const navigate = useNavigate();
  const ask = useAskToLeave(save !== undefined);
  const isAsking = useRef(false);
  useLeaveGuard({
    holds: (from, to) => isDirty && formPageOf(from) !== formPageOf(to),
    onHeld: async (way) => {
      if (isAsking.current) return;
      isAsking.current = true;
      const answer = await ask();
      isAsking.current = false;
      if (answer === 'leave') {
        onDiscard?.();
        way.go();
      }
      // The form may go to the page of what it made before: the way that was asked for comes last.
      if (answer === 'save' && (await save?.())) setTimeout(() => void navigate(way.to), DRAWN_MS);
    },
  });

  const isKept = onDiscard !== undefined;
  useEffect(() => (isDirty ? noteUnsavedWork(() => ({ title: pageTitle(), isKept })) : undefined), [isDirty, isKept]);
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
};
