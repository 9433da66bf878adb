import { useServer } from '../../dataProvider/ServerContext';
import { use, useEffect, useState, type ReactNode } from 'react';
import { useIsView } from '../../auth/useIsView';
import { useProfile } from '../../auth/useProfile';
import { usePermissions } from '../../auth/usePermissions';
import { useWhenBack } from '../../live/connection';
import { useLive } from '../../live/useLive';
import { isOwnMutation } from '../../dataProvider/ownMutations';
import { SchemaHashContext } from '../../dataProvider/SchemaHashContext';
import { CatalogueContext } from '../../dataProvider/catalogue/CatalogueContext';
import { openCatalogue } from '../../dataProvider/catalogue/openCatalogue';

/** Tables whose change may have changed what the user may do. */
const RIGHTS: ReadonlySet<string> = new Set([
  'app_user',
  'role',
  'role_field_limit',
  'role_permission',
  'user_permission',
]);

/**
 * What is known of the API, kept right, around what draws records. Its file holds every resource, and comes with the
 * first of them.
 */
const CatalogueLayer = ({ children }: { children: ReactNode }) => {
  const server = useServer();
  const schemaHash = use(SchemaHashContext);
  const permissions = usePermissions();
  const isView = useIsView();
  const live = useLive();
  const profile = useProfile();
  const [{ catalogue, loader }] = useState(() =>
    openCatalogue({ server, schemaHash, permissions, limits: profile ?? {}, isView }),
  );
  // Also when the profile was fetched anew: whoever may not read roles hears of no change to them.
  useEffect(() => {
    void loader.load();
  }, [loader, profile]);
  useWhenBack(() => {
    if (catalogue.state.error !== null) void loader.load();
  });
  useEffect(
    () =>
      live.subscribe((event) => {
        if (event.name !== 'change' || isOwnMutation(event.data.mutation_id)) return;
        if (event.data.records.some(({ entity }) => RIGHTS.has(entity))) void loader.load();
      }),
    [live, loader],
  );
  return <CatalogueContext value={catalogue}>{children}</CatalogueContext>;
};

export default CatalogueLayer;
