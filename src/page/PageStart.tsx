import { useEffect } from 'react';
import { useDocumentTitle } from './useDocumentTitle';

/**
 * Begins a page at its top and names the tab after its route. It stands before the screen, so that the screen's own title,
 * set later, wins; keyed by the address.
 */
export const PageStart = ({ title }: { title: string | null }) => {
  useDocumentTitle(title);
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return null;
};
