import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ShortcutsOverlay } from '../../commands/ShortcutsOverlay';
import { useT } from '../../i18n/useT';
import { ConfirmDialog } from '../../confirm/ConfirmDialog';
import { ScrollToTop } from '../../page/ScrollToTop';
import { Palette } from '../palette/Palette';
import { GlobalShortcuts } from './GlobalShortcuts';
import { Header } from './Header';
import { NewVersionBar } from './NewVersionBar';
import { ServerBar } from './ServerBar';
import './appShell.css';

/** What stands around every screen. `--shell-top` is the header's height, for what sticks below it. */
export const AppShell = ({ children }: { children: ReactNode }) => {
  const t = useT();
  const top = useRef<HTMLDivElement>(null);
  const [shortcuts, setShortcuts] = useState(false);
  const [palette, setPalette] = useState(false);
  const showShortcuts = (): void => setShortcuts(true);
  const showPalette = (): void => setPalette(true);

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
      <a className="skip-link" href="#content">
        {t('nav.skip')}
      </a>
      <div ref={top} className="shell-top">
        <Header onShortcuts={showShortcuts} onPalette={showPalette} />
        <NewVersionBar />
        <ServerBar />
      </div>
      <main id="content" className="shell-main" tabIndex={-1}>
        {children}
      </main>
      <ScrollToTop />
      <GlobalShortcuts onShortcuts={showShortcuts} onPalette={showPalette} />
      <ShortcutsOverlay open={shortcuts} onClose={() => setShortcuts(false)} />
      <Palette open={palette} onClose={() => setPalette(false)} />
      <ConfirmDialog />
    </>
  );
};
