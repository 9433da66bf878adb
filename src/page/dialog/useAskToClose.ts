import { useRef } from 'react';
import { useT } from '../../i18n/useT';
import { askToConfirm } from './confirmStore';
import { useBackCloses } from './useBackCloses';

/**
 * How Escape and the browser's back button close a panel: with work in it not without a question, and Back stays on the
 * page [KEY-013]. A button of its own closes it as it says.
 * @returns what Escape calls
 */
export const useAskToClose = (holdsWork: boolean, close: () => void): (() => void) => {
  const t = useT();
  const isAsking = useRef(false);
  const ask = async (): Promise<void> => {
    if (isAsking.current) return;
    isAsking.current = true;
    const mayClose =
      !holdsWork ||
      (await askToConfirm({ text: t('app.dialog.text'), yes: t('app.dialog.discard'), no: t('app.dialog.stay') }));
    isAsking.current = false;
    if (mayClose) close();
  };
  useBackCloses(true, () => void ask());
  return () => void ask();
};
