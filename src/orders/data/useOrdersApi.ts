import { useApolloClient } from '@apollo/client';
import { createContext, use, useMemo } from 'react';
import { apolloOrdersApi, type OrdersApi } from './ordersApi';

/** A story's calls in place of the server's. */
export const OrdersApiContext = createContext<OrdersApi | null>(null);

/** The calls of orders over the app's client. */
export const useOrdersApi = (): OrdersApi => {
  const given = use(OrdersApiContext);
  const client = useApolloClient();
  return useMemo(() => given ?? apolloOrdersApi(client), [given, client]);
};
