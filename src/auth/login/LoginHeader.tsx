import { useSyncExternalStore } from 'react';
import { BrandMark } from '../../theme/BrandMark';
import { themeStore } from '../../theme/themeStore';
import { LANGUAGES } from '../../i18n/languageStore';
import { useLanguage } from '../../i18n/useLanguage';
import { useStartT } from '../../i18n/useStartT';

/**
 * The header of the pages without a user: the product's name, language and theme; for a moment's wait the name alone.
 */
export const LoginHeader = ({ plain = false }: { plain?: boolean }) => {
  const t = useStartT();
  const { language, setLanguage } = useLanguage();
  const mode = useSyncExternalStore(themeStore.subscribe, themeStore.get);
  return (
    <header className="login-header">
      <span className="login-brand">
        <BrandMark />
        {t('auth.product')}
      </span>
      {!plain && (
        <span className="login-header-tools">
          <select
            className="login-select"
            aria-label={t('start.language')}
            value={language}
            onChange={(event) => setLanguage(LANGUAGES.find(({ code }) => code === event.target.value)?.code ?? 'en')}
          >
            {LANGUAGES.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
          <button
            type="button"
            className="login-icon-button"
            aria-label={t('start.toggle_theme')}
            title={t('start.toggle_theme')}
            onClick={themeStore.toggle}
          >
            <span aria-hidden="true">{mode === 'dark' ? '☀' : '☾'}</span>
          </button>
        </span>
      )}
    </header>
  );
};
