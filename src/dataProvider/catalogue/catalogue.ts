import type { ResourceDescriptor, ResourceRights } from '#domain/fields/resource';

/** A resource as the client uses it: what it is, and what the signed-in user may do with it (unknown until the server said so). */
export interface CatalogueState {
  /** The hash of the schema that `resources` describes. */
  hash: string;
  resources: readonly ResourceDescriptor[];
  rights: Readonly<Record<string, ResourceRights>>;
}

export const NO_RIGHTS: ResourceRights = { create: false, update: false, remove: false, export: false };

/**
 * What the client knows of the generated API. It starts with what the bundle carries, and takes what the server says when
 * the server's schema is another one, so that a table that the bundle has never heard of gets its screens.
 */
export class Catalogue {
  #state: CatalogueState;
  readonly #listeners = new Set<() => void>();

  constructor(state: CatalogueState) { this.#state = state; }

  get state(): CatalogueState { return this.#state; }

  /** Finds a resource by its name, or by the name of its table when that is a lookup (`lookup_job_type` is `job_type`). */
  find = (name: string): ResourceDescriptor | undefined =>
    this.#state.resources.find((resource) => resource.name === name || `lookup_${resource.name}` === name);

  /** The resource whose list stands at a path. */
  atRoute = (path: string): ResourceDescriptor | undefined =>
    this.#state.resources.find((resource) => resource.route.toLowerCase() === path.toLowerCase());

  replace(state: CatalogueState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
