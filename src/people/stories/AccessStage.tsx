import { serverOver } from '../../dataProvider/server';
import { memoryStore } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { RESOURCES } from '#domain/generated/resources';
import { ConfirmDialog } from '../../confirm/ConfirmDialog';
import { memoryProvider } from '../../crud/fixtures/memoryProvider';
import { CrudProviders } from '../../crud/CrudProviders';
import { Catalogue } from '../../dataProvider/catalogue/catalogue';
import type { Row } from '../../dataProvider/row';

interface Props {
  /** The resources that the user may do everything with. */
  resources?: readonly string[];
  tables?: Readonly<Record<string, readonly Row[]>>;
  children: ReactNode;
}

const ALL = { create: true, update: true, remove: true, export: true };
const NO_TABLES = {};

/** What the screens of people find around them, over rows in memory. */
export const AccessStage = ({ resources = [], tables = NO_TABLES, children }: Props) => {
  const [access] = useState(() => ({
    server: serverOver(async () => ({ data: { history: { items: [], total_count: 0 } } })),
    catalogue: new Catalogue({
      hash: 'story',
      resources: RESOURCES,
      rights: Object.fromEntries(resources.map((name) => [name, ALL])),
    }),
    dataProvider: memoryProvider(tables),
  }));
  const [store] = useState(() => memoryStore());
  return (
    <CrudProviders access={access} store={store} userId={1}>
      <main>{children}</main>
      <ConfirmDialog />
    </CrudProviders>
  );
};
