import { ApolloProvider } from '@apollo/client';
import type { ReactNode } from 'react';
import type { DataAccess } from './dataAccess';
import { RestContext } from './rest';
import { SchemaHashContext } from './SchemaHashContext';

/** What every screen finds around it: the client, and files. */
export const DataProviders = ({ access, children }: { access: DataAccess; children: ReactNode }) => (
  <ApolloProvider client={access.client}>
    <SchemaHashContext value={access.schemaHash}>
      <RestContext value={access.rest}>{children}</RestContext>
    </SchemaHashContext>
  </ApolloProvider>
);
