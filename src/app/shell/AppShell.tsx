import { WrongClock } from '../../clock/WrongClock';
import { Suspense, useCallback, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useT } from '../../i18n/useT';
import { viewing } from '../../auth/viewing';
import { confirmStore } from '../../page/dialog/confirmStore';
import { OfflineBar } from '../../offline/shell/OfflineBar';
import { Late } from '../../page/Late';
import { onQuiet } from '../../clock/onQuiet';
import { whenFetched } from '../../page/whenFetched';
import { createValueStore } from '../../store/valueStore';
import { GlobalShortcuts } from './GlobalShortcuts';
import { Header } from './Header';
import { ConfirmDialog, Palette, preloadLateParts, ResumeSending, ScrollToTop, ShortcutsOverlay } from './lateParts';
import { NewVersionBar } from './NewVersionBar';
import { ServerBar } from './ServerBar';
import forcedColors from '../../theme/forcedColors.css?url';
import './appShell.css';

/** When dialogs that nobody asked for yet are fetched: after the first screen on a slow line. */
const LATER_MS = 4000;

/** What stands around every screen. `--shell-top` is the header's height, for what sticks below it. */
export const AppShell = ({ children }: { children: ReactNode }) => {
  const t = useT();
  const top = useRef<HTMLDivElement>(null);
  const [shortcuts, setShortcuts] = useState(false);
  const [palette, setPalette] = useState(false);
  const showShortcuts = (): void => setShortcuts(true);
  const showPalette = (): void => setPalette(true);
  const isAsked = useSyncExternalStore(confirmStore.subscribe, () => confirmStore.get() !== null);
  const [typed] = useState(() => createValueStore(''));
  const keepTyped = useCallback(
    (char: string): void => {
      typed.set(typed.get() + char);
    },
    [typed],
  );
  const [isIdle, setIdle] = useState(false);
  useEffect(
    () =>
      onQuiet(() => {
        preloadLateParts();
        setIdle(true);
      }, LATER_MS),
    [],
  );

  // In a file of its own, which is there before a first form has its lists.
  useEffect(
    () =>
      void whenFetched(
        () => import('../../inputs/keys/fieldKeys'),
        (keys) => keys.listenForFieldKeys(),
      ),
    [],
  );

  useEffect(() => {
    const element = top.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      document.documentElement.style.setProperty('--shell-top', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <link rel="stylesheet" href={forcedColors} media="(forced-colors: active)" />
      <a className="skip-link" href="#content">
        {t('nav.skip')}
      </a>
      <div ref={top} className="shell-top">
        <Header onShortcuts={showShortcuts} onPalette={showPalette} />
        <NewVersionBar />
        <ServerBar />
        <OfflineBar />
        <WrongClock />
      </div>
      <main id="content" className="shell-main" tabIndex={-1}>
        {children}
      </main>
      <Suspense>{isIdle && <ScrollToTop />}</Suspense>
      <Suspense>{isIdle && !viewing && <ResumeSending />}</Suspense>
      <GlobalShortcuts onShortcuts={showShortcuts} onPalette={showPalette} />
      <Late open={shortcuts}>
        <ShortcutsOverlay open={shortcuts} onClose={() => setShortcuts(false)} />
      </Late>
      <Late open={palette} onTyped={keepTyped}>
        <Palette open={palette} typed={typed} onClose={() => setPalette(false)} />
      </Late>
      <Late open={isAsked}>
        <ConfirmDialog />
      </Late>
    </>
  );
};
