import type { ResourceRights } from '#domain/access/resourceNeeds';
import type { ResourceDescriptor } from '#domain/fields/resource';

export interface CatalogueState {
  /** The hash of the schema that `resources` describes. */
  hash: string;
  resources: readonly ResourceDescriptor[];
  /** What the signed-in user may do, by resource; null until the server has said so. */
  rights: Readonly<Record<string, ResourceRights>> | null;
  /** Why the server could not be asked. */
  error: Error | null;
}

export const NO_RIGHTS: ResourceRights = { create: false, update: false, remove: false, export: false };

/**
 * What the client knows of the generated API. It starts with what the bundle carries, and takes what the server says
 * when the server's schema is another one, so that a table that the bundle has never heard of gets its screens.
 */
export class Catalogue {
  #state: CatalogueState;
  readonly #listeners = new Set<() => void>();

  constructor({
    hash,
    resources,
    rights = null,
  }: Pick<CatalogueState, 'hash' | 'resources'> & Partial<Pick<CatalogueState, 'rights'>>) {
    this.#state = { hash, resources, rights, error: null };
  }

  /** Asks the server again; set by the loader. */
  reload: () => Promise<void> = async () => undefined;

  get state(): CatalogueState {
    return this.#state;
  }

  /**
   * Finds a resource by its name, or by the name of its table (`lookup_job_type` is `job_type`, `app_user` is `user`).
   * One that the user may not read is not found: what refers to it is then asked for by its id alone.
   */
  find = (name: string): ResourceDescriptor | undefined => {
    const { resources, rights } = this.#state;
    const found = resources.find(
      (resource) => resource.name === name || `lookup_${resource.name}` === name || `app_${resource.name}` === name,
    );
    return found && (rights === null || found.name in rights) ? found : undefined;
  };

  update(change: Partial<CatalogueState>): void {
    this.#state = { ...this.#state, error: null, ...change };
    for (const listener of this.#listeners) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
