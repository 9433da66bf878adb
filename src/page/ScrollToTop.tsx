import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import { useEffect, useState } from 'react';
import { useT } from '../i18n/useT';
import './scrollToTop.css';

/** True once a page is scrolled by a quarter of the window's height [UI-026]. */
const isScrolledFar = (scrolled: number, windowHeight: number): boolean => scrolled >= windowHeight / 4 && scrolled > 0;

/** Returns to the top of a long page [UI-026]. */
export const ScrollToTop = () => {
  const t = useT();
  const [far, setFar] = useState(false);
  useEffect(() => {
    const measure = (): void => setFar(isScrolledFar(window.scrollY, window.innerHeight));
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, []);
  if (!far) return null;
  return (
    <button
      type="button"
      className="scroll-to-top"
      aria-label={t('app.scroll_to_top')}
      title={t('app.scroll_to_top')}
      onClick={() =>
        window.scrollTo({
          top: 0,
          behavior: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
        })
      }
    >
      <ArrowUpwardIcon fontSize="small" />
    </button>
  );
};
