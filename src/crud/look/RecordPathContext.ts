import { createContext, use } from 'react';
import { editPath } from './paths';
import type { ResourceDescriptor } from '#domain/fields/resource';

/** Where a click on a record of the list leads to; null outside of a list, where its form is the place. */
export const RecordPathContext = createContext<((id: number) => string) | null>(null);

export const useRecordPath = (resource: ResourceDescriptor, id: number): string =>
  use(RecordPathContext)?.(id) ?? editPath(resource, id);
