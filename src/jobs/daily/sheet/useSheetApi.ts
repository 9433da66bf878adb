import { createContext, use, useMemo } from 'react';
import { useServer } from '../../../dataProvider/ServerContext';
import { serverSheetApi, type SheetApi } from './sheetApi';

/** A story's calls in place of the server's. */
export const SheetApiContext = createContext<SheetApi | null>(null);

/** The calls of the sheet of a day. */
export const useSheetApi = (): SheetApi => {
  const given = use(SheetApiContext);
  const server = useServer();
  return useMemo(() => given ?? serverSheetApi(server), [given, server]);
};
