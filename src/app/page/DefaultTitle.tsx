import { useDocumentTitle } from './useDocumentTitle';

/** Names the tab after the route. It stands before the screen, so that the screen's own title, set later, wins. */
export const DefaultTitle = ({ title }: { title: string | null }) => {
  useDocumentTitle(title);
  return null;
};
