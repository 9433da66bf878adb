import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { preload } from './app/preload';
import { Root } from './app/Root';
import { applyTokens } from './theme/applyTokens';
import { themeStore } from './theme/themeStore';
import './theme/base.css';
import { reportUncaught } from './errors/reportError';
import { toast } from './toasts/toast';
import { appSession } from './auth/appSession';
import { descriptionOf } from './auth/identityError';
import { getIdToken } from './auth/getIdToken';
import { SessionProvider } from './auth/SessionProvider';
import { I18nProvider } from './i18n/I18nProvider';
import { languageStore } from './i18n/languageStore';
import { loadMessages } from './i18n/loadMessages';

reportUncaught(getIdToken);
applyTokens(themeStore.get());
document.documentElement.lang = languageStore.get();

appSession.start().catch(async (error: unknown) => {
  const { messages } = await loadMessages(languageStore.get());
  toast.error(descriptionOf(error) ?? messages.auth.login_failed);
});

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(
  <StrictMode>
    <I18nProvider>
      <SessionProvider store={appSession}>
        <Root />
      </SessionProvider>
    </I18nProvider>
  </StrictMode>,
);

preload();
