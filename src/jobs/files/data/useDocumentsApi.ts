import { useServer } from '../../../dataProvider/ServerContext';
import { createContext, use, useMemo } from 'react';
import { usePermissions } from '../../../auth/usePermissions';
import { useRest } from '../../../dataProvider/rest';
import { useMode } from '../../../connectivity/mode';
import { deviceDocumentsApi } from '../../offline/deviceDocuments';
import { serverDocumentsApi } from './serverDocumentsApi';
import type { DocumentsApi } from './documentsApi';

/** A story's calls in place of the server's. */
export const DocumentsApiContext = createContext<DocumentsApi | null>(null);

/** The calls of documents over the app's server, or on the device alone. */
export const useDocumentsApi = (): DocumentsApi => {
  const given = use(DocumentsApiContext);
  const server = useServer();
  const rest = useRest();
  const permissions = usePermissions();
  const isOffline = useMode() === 'offline';
  return useMemo(() => {
    if (given) return given;
    const api = serverDocumentsApi(server, rest);
    return isOffline ? deviceDocumentsApi(api, permissions) : api;
  }, [given, server, rest, isOffline, permissions]);
};
