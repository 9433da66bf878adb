import { useLanguage } from '../i18n/useLanguage';
import { shownTable } from './shownTable';
import { useCopyTable } from './useCopyTable';

/**
 * Copies the tables of the part of the page that is marked `data-tables`, as they are shown: the part around the button,
 * else the one of the page. It is for lists whose rows the browser has; lists of records have all their rows copied by
 * the server.
 */
export const useCopyShown = (): ((button: Element) => void) => {
  const copy = useCopyTable();
  const { language } = useLanguage();
  return (button) => {
    const part = button.closest('[data-tables]') ?? document.querySelector('[data-tables]');
    const html = shownTable([...(part?.querySelectorAll('table') ?? [])], language);
    void copy(() => Promise.resolve(html));
  };
};
