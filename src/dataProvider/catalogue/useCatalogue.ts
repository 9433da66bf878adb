import { use, useMemo, useSyncExternalStore } from 'react';
import type { ResourceRights } from '#domain/access/resourceNeeds';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { NO_RIGHTS } from './catalogue';
import { CatalogueContext } from './CatalogueContext';

export interface KnownResources {
  resources: readonly ResourceDescriptor[];
  find: (name: string) => ResourceDescriptor | undefined;
  /** What the signed-in user may do with a resource; nothing until the server has said so. */
  rightsOf: (name: string) => ResourceRights;
  /** The server has said what the user may do. */
  isReady: boolean;
  /** Why it could not be asked. */
  error: Error | null;
  /** Asks the server again. */
  reload: () => void;
}

/**
 * The generated resources and the user's rights to them; drawn again when the server's schema turns out to be another
 * one.
 */
export const useCatalogue = (): KnownResources => {
  const catalogue = use(CatalogueContext);
  const state = useSyncExternalStore(catalogue.subscribe, () => catalogue.state);
  return useMemo(
    () => ({
      resources: state.resources,
      find: catalogue.find,
      rightsOf: (name) => state.rights?.[name] ?? NO_RIGHTS,
      isReady: state.rights !== null,
      error: state.error,
      reload: () => void catalogue.reload(),
    }),
    [catalogue, state],
  );
};
