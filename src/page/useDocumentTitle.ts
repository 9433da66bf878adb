import { useEffect } from 'react';

/** Names the browser tab: "Builders · Trowel". */
export const useDocumentTitle = (title: string | null | undefined): void => {
  useEffect(() => {
    document.title = title ? `${title} · Trowel` : 'Trowel';
  }, [title]);
};

/** What the open page is called, without the name of the app. */
export const pageTitle = (): string => document.title.replace(/ · Trowel$/, '');
