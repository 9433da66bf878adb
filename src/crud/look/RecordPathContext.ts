import type { RecordId } from '../../dataProvider/row';
import { createContext, use } from 'react';
import { editPath } from './paths';
import type { ResourceDescriptor } from '#domain/fields/resource';

/** Where a click on a record of the list leads to; null outside of a list, where its form is the place. */
export const RecordPathContext = createContext<((id: RecordId) => string) | null>(null);

export const useRecordPath = (resource: ResourceDescriptor, id: RecordId): string =>
  use(RecordPathContext)?.(id) ?? editPath(resource, id);
