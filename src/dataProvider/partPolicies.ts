import type { TypePolicies } from '@apollo/client';
import type { ResourceDescriptor } from '#domain/fields/resource';

/** Child rows come whole with their parent: the list of an answer takes the place of the one kept. */
export const partPolicies = (resources: readonly Pick<ResourceDescriptor, 'type' | 'parts'>[]): TypePolicies =>
  Object.fromEntries(
    resources
      .filter(({ parts }) => parts.length > 0)
      .map(({ type, parts }) => [
        type,
        { fields: Object.fromEntries(parts.map(({ name }) => [name, { merge: false }])) },
      ]),
  );
