import type { ResourceDescriptor } from '#domain/fields/resource';

type Routed = Pick<ResourceDescriptor, 'route'>;

/** The addresses of a generated resource: `/customer`, `/customer/new`, `/customer/7/edit` [BLDR-001 HOM-001]. */
export const listPath = ({ route }: Routed): string => route;
export const newPath = ({ route }: Routed): string => `${route}/new`;
export const editPath = ({ route }: Routed, id: number): string => `${route}/${id}/edit`;
