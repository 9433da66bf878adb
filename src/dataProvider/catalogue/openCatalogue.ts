import type { Permission } from '#domain/access/permissions';
import type { OwnLimits } from '#domain/access/fieldLimits';
import { rightsByName } from '#domain/access/resourceNeeds';
import { RESOURCES, SCHEMA_HASH } from '#domain/generated/resources';
import type { ValueStore } from '../../store/valueStore';
import type { Server } from '../server';
import { Catalogue } from './catalogue';
import { catalogueLoader, type CatalogueLoader } from './catalogueLoader';
import { narrowed } from './narrowed';

export interface OpenCatalogue {
  catalogue: Catalogue;
  loader: CatalogueLoader;
}

interface Given {
  server: Server;
  schemaHash: ValueStore<string | null>;
  permissions: ReadonlySet<Permission>;
  /** What the role is kept from. */
  limits: { readonly [Name in keyof OwnLimits]?: readonly string[] | undefined };
  /** Whether nothing can be changed, whatever the permissions. */
  isView: boolean;
}

/** Kept with the server, as what it was asked for is kept: a visit to a board forgets nothing. */
const known = new WeakMap<Server, OpenCatalogue>();

/**
 * What is known of the API, made with the first screen that draws records. By the user's permissions the first list
 * asks for its rows at once; what the server says of the rights counts as soon as it has said it.
 */
export const openCatalogue = ({ server, schemaHash, permissions, limits, isView }: Given): OpenCatalogue => {
  const opened = known.get(server);
  if (opened) return opened;
  const rights = rightsByName(
    permissions,
    RESOURCES.map(({ name }) => name),
    isView,
  );
  const catalogue = new Catalogue({
    hash: SCHEMA_HASH,
    resources: narrowed(RESOURCES, { permissions: [...permissions], ...limits }),
    rights,
  });
  const loader = catalogueLoader(() => server, catalogue, RESOURCES);
  const noteHash = (): void => {
    const hash = schemaHash.get();
    if (hash !== null) loader.noteHash(hash);
  };
  const made = { catalogue, loader };
  known.set(server, made);
  schemaHash.subscribe(noteHash);
  noteHash();
  return made;
};
