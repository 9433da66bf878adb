import { useCallback } from 'react';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useServer } from '../../dataProvider/ServerContext';
import { useCrudText } from '../look/useCrudText';
import { useLabel } from '../look/useLabel';
import type { FormValues } from '../values/formValues';

/** Asks about a new record that resembles stored ones, by a file that only a save fetches [KEY-020]. */
export const useSimilar = (resource: ResourceDescriptor): ((values: FormValues) => Promise<boolean>) => {
  const server = useServer();
  const text = useCrudText();
  const label = useLabel();
  return useCallback(
    async (values) => {
      const { similar } = resource;
      if (!similar) return true;
      const file = await import('./similarRecords').catch(() => null);
      return file === null || file.mayBeSaved({ server, text, label }, resource, similar, values);
    },
    [server, text, label, resource],
  );
};
