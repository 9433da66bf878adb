import type { Server } from '../server';
import type { ResourceDescriptor } from '#domain/fields/resource';
import type { ResourceRights } from '#domain/access/resourceNeeds';
import type { Catalogue } from './catalogue';
import { DESCRIPTORS, RIGHTS, ROOT_FIELDS, type RightsAnswer } from './catalogueQueries';
import { asCallError } from '../asCallError';
import { narrowed } from './narrowed';

export interface CatalogueLoader {
  /** Asks for the user's rights, and for the resources too when they are not those of the server. Never throws. */
  load: () => Promise<void>;
  /** Told of the schema hash of each answer; another one than known fetches the resources afresh, once. */
  noteHash: (hash: string) => void;
}

const rightsIn = ({ resources }: Pick<RightsAnswer, 'resources'>) =>
  Object.fromEntries(resources.map(({ name, rights }) => [name, rights]));

type Rights = Readonly<Record<string, ResourceRights>>;

/** Rights that are as they were draw nothing anew. */
const sameRights = (known: Rights | null, told: Rights): boolean =>
  known !== null &&
  Object.keys(known).length === Object.keys(told).length &&
  Object.entries(told).every(([name, rights]) =>
    RIGHTS_OF_ONE.every((right) => known[name]?.[right] === rights[right]),
  );
const RIGHTS_OF_ONE = ['create', 'update', 'remove', 'export'] as const;

/**
 * Keeps the catalogue as the server has it.
 * @param whole what the bundle carries: the user's part of it follows from what the server says of the user
 */
export const catalogueLoader = (
  server: () => Server,
  catalogue: Catalogue,
  whole: readonly ResourceDescriptor[],
): CatalogueLoader => {
  const bundled = catalogue.state.hash;
  let reach = '';
  let serverHash: string | null = null;
  let running: Promise<void> | null = null;

  const isStale = (): boolean => serverHash !== null && serverHash !== catalogue.state.hash;
  const fetchSchema = async (): Promise<void> => {
    // Only for a server newer than this page: what reads a schema weighs as much as a screen.
    const [data, roots, { fromSchema }] = await Promise.all([
      server().query(DESCRIPTORS),
      server().query(ROOT_FIELDS),
      import('./fromSchema'),
    ]);
    const resources = fromSchema({ ...data, ...roots });
    catalogue.update({ hash: serverHash ?? catalogue.state.hash, resources, rights: rightsIn(data) });
  };
  const fetchAll = async (): Promise<void> => {
    try {
      if (isStale()) {
        await fetchSchema();
        return;
      }
      const data = await server().query(RIGHTS);
      // The answer's own header may just have told of another schema.
      if (isStale()) await fetchSchema();
      else {
        const { state } = catalogue;
        const told = JSON.stringify(data.me);
        const resources = told !== reach && state.hash === bundled ? narrowed(whole, data.me) : state.resources;
        const isSame = resources === state.resources || JSON.stringify(resources) === JSON.stringify(state.resources);
        reach = told;
        if (catalogue.state.error !== null || !isSame || !sameRights(catalogue.state.rights, rightsIn(data)))
          catalogue.update({ rights: rightsIn(data), ...(isSame ? {} : { resources }) });
      }
    } catch (reason) {
      catalogue.update({ error: asCallError(reason) });
    }
  };
  const load = (): Promise<void> => {
    running ??= fetchAll().finally(() => {
      running = null;
    });
    return running;
  };

  catalogue.reload = load;
  return {
    load,
    noteHash: (hash) => {
      const isNews = hash !== serverHash && hash !== catalogue.state.hash;
      serverHash = hash;
      if (isNews && !running) void load();
    },
  };
};
