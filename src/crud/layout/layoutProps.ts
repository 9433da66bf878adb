import type { FieldDescriptor } from '#domain/fields/descriptor';
import type { ResourceDescriptor } from '#domain/fields/resource';
import type { FieldFilter } from '../listState/filterKinds';
import type { ResourceListState } from '../listState/useResourceList';
import type { ListPanel } from '../look/useListPanel';

/** What each layout of a list is drawn from. */
export interface LayoutProps {
  resource: ResourceDescriptor;
  state: ResourceListState;
  panel: ListPanel;
  /** The field that it is laid out by. */
  field: FieldDescriptor;
  /** Whether records may be changed. */
  mayUpdate: boolean;
  narrow: boolean;
  /** Leads to the usual rows, narrowed by a filter of the field; absent where that would find other ones. */
  onShowRows?: ((filter: FieldFilter) => void) | undefined;
}
