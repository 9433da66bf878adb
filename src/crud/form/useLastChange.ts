import type { RecordId } from '../../dataProvider/row';
import { useEffect, useState } from 'react';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { isOwnMutation } from '../../dataProvider/ownMutations';
import { useLive } from '../../live/useLive';

/** Who changed a record last while it is on screen. */
export interface LastChange {
  by: string | undefined;
}

/** Listens for changes of one record by anyone, as the live stream tells them. */
export const useLastChange = (resource: ResourceDescriptor, id: RecordId | undefined): LastChange | null => {
  const live = useLive();
  const { find } = useCatalogue();
  const [last, setLast] = useState<LastChange | null>(null);
  useEffect(
    () =>
      live.subscribe((event) => {
        if (event.name !== 'change' || id === undefined || isOwnMutation(event.data.mutation_id)) return;
        const touched = event.data.records.some(
          (record) => record.id === id && find(record.entity)?.name === resource.name,
        );
        if (touched) setLast({ by: event.data.user?.name });
      }),
    [live, find, resource.name, id],
  );
  return last;
};
