import { useServer } from '../../dataProvider/ServerContext';
import { useReads } from '../../auth/useReads';
import { createContext, use, useMemo } from 'react';
import { apolloOrdersApi, type OrdersApi } from './ordersApi';

/** A story's calls in place of the server's. */
export const OrdersApiContext = createContext<OrdersApi | null>(null);

/** The calls of orders over the app's server. */
export const useOrdersApi = (): OrdersApi => {
  const given = use(OrdersApiContext);
  const server = useServer();
  const mayPrice = useReads('product', 'standard_cost');
  return useMemo(() => given ?? apolloOrdersApi(server, mayPrice), [given, server, mayPrice]);
};
