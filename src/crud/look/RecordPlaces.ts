import { createContext, use } from 'react';
import type { ResourceDescriptor } from '#domain/fields/resource';
import type { RecordId } from '../../dataProvider/row';
import { editPath, listPath } from './paths';

/**
 * Where a record's screen leads to: back to its list, and on to another record. In a panel beside the list these are
 * other addresses.
 */
export interface RecordPlaces {
  list: string;
  edit: (id: RecordId) => string;
  inPanel: boolean;
}

export const RecordPlacesContext = createContext<RecordPlaces | null>(null);

export const useRecordPlaces = (resource: ResourceDescriptor): RecordPlaces =>
  use(RecordPlacesContext) ?? { list: listPath(resource), edit: (id) => editPath(resource, id), inPanel: false };
