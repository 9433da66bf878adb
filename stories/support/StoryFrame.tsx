import { createContext, use, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import type { Language } from '#domain/localText';
import type { CivilDate } from '#domain/civilDate';
import type { WeekStart } from '#domain/weekStart';
import { TodayContext } from '../../src/clock/TodayContext';
import { AppTheme } from '../../src/theme/AppTheme';
import { themeStore } from '../../src/theme/themeStore';
import type { ThemeMode } from '../../src/theme/tokens';
import { guardedHistory } from '../../src/page/guardedHistory';
import { GuardedRouter } from '../../src/page/GuardedRouter';
import { Toasts } from '../../src/toasts/Toasts';
import { SessionContext } from '../../src/auth/SessionContext';
import { I18nProvider } from '../../src/i18n/I18nProvider';
import { aProfile, aSession } from './aSession';

interface Props {
  role: string;
  language: Language;
  mode: ThemeMode;
  today: CivilDate;
  /** Of the contractor's settings. */
  weekStart: WeekStart;
  path: string;
  ownToasts: boolean;
  children: ReactNode;
}

// As index.html has it.
if (!document.querySelector('#toasts'))
  document.body.append(Object.assign(document.createElement('slot'), { id: 'toasts' }));

const StoryContext = createContext<ReactNode>(null);
const StorySlot = () => use(StoryContext);

/**
 * What every story stands in: the session of a role, a language, a theme, a day and an address, all without a server.
 */
export const StoryFrame = ({ role, language, mode, today, weekStart, path, ownToasts, children }: Props) => {
  // Another theme of the toolbar while the story stands; its first one is there before it is drawn (preview.tsx).
  useLayoutEffect(() => {
    if (themeStore.get() !== mode) themeStore.set(mode);
  }, [mode]);
  const session = useMemo(
    () => aSession(role, { profile: aProfile(role, { week_starts_on: weekStart }) }),
    [role, weekStart],
  );
  const history = useMemo(
    () => guardedHistory(createMemoryHistory({ initialEntries: [path], v5Compat: true })),
    [path],
  );
  return (
    <I18nProvider language={language}>
      <TodayContext value={today}>
        <SessionContext value={session}>
          <AppTheme mode={mode}>
            <StoryContext value={children}>
              <GuardedRouter history={history}>
                <StorySlot />
              </GuardedRouter>
            </StoryContext>
            {!ownToasts && <Toasts />}
          </AppTheme>
        </SessionContext>
      </TodayContext>
    </I18nProvider>
  );
};
