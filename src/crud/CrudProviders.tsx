import type { DataProvider } from 'ra-core';
import type { ComponentProps, ReactNode } from 'react';
import { DataProviders } from '../dataProvider/DataProviders';
import { RecordProviders } from './RecordProviders';

interface Props extends Omit<ComponentProps<typeof RecordProviders>, 'dataProvider'> {
  access: ComponentProps<typeof DataProviders>['access'] & { dataProvider: DataProvider };
  children: ReactNode;
}

/** All that generated screens, and pages that use the same client, find around them. The app draws the two parts apart. */
export const CrudProviders = ({ access, children, ...records }: Props) => (
  <DataProviders access={access}>
    <RecordProviders dataProvider={access.dataProvider} {...records}>
      {children}
    </RecordProviders>
  </DataProviders>
);
