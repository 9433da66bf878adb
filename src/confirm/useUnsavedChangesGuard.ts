import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useT } from '../i18n/useT';
import { askToConfirm } from './confirmStore';

/**
 * Asks "You have unsaved changes. Navigate away?" before a form with changes is left; staying keeps them [UI-024].
 * Closing or reloading the tab is asked about by the browser, in its own words.
 * @example useUnsavedChangesGuard(formState.isDirty)
 */
export const useUnsavedChangesGuard = (isDirty: boolean): void => {
  const t = useT();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void askToConfirm({ text: t('app.unsaved.text'), yes: t('app.unsaved.leave'), no: t('app.unsaved.stay') }).then(
      (leave) => (leave ? blocker.proceed() : blocker.reset()),
    );
  }, [blocker, t]);

  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
};
