import { useApolloClient } from '@apollo/client';
import { createContext, use, useMemo } from 'react';
import { useRest } from '../../../dataProvider/rest';
import { apolloDocumentsApi } from './apolloDocumentsApi';
import type { DocumentsApi } from './documentsApi';

/** A story's calls in place of the server's. */
export const DocumentsApiContext = createContext<DocumentsApi | null>(null);

/** The calls of documents over the app's client. */
export const useDocumentsApi = (): DocumentsApi => {
  const given = use(DocumentsApiContext);
  const client = useApolloClient();
  const rest = useRest();
  return useMemo(() => given ?? apolloDocumentsApi(client, rest), [given, client, rest]);
};
