import type { ResourceDescriptor } from '#domain/fields/resource';
import type { RecordId } from '../../dataProvider/row';

type Routed = Pick<ResourceDescriptor, 'route'>;

/** The part of the address of a new record that names the one it is copied from. */
export const COPY_OF = 'copy_of';

/** The addresses of a generated resource: `/customer`, `/customer/new`, `/customer/7/edit` [BLDR-001 HOM-001]. */
export const listPath = ({ route }: Routed): string => route;
export const newPath = ({ route }: Routed): string => `${route}/new`;
/** A new record that starts with the values of another one. */
export const duplicatePath = ({ route }: Routed, id: RecordId): string =>
  `${route}/new?${COPY_OF}=${encodeURIComponent(id)}`;
export const editPath = ({ route }: Routed, id: RecordId): string => `${route}/${encodeURIComponent(id)}/edit`;
