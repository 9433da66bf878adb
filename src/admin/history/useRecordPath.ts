import { useCallback } from 'react';
import { editPath } from '../../crud/look/paths';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import type { RowChange } from '#domain/admin/rowChange';
import { useOpenPaths } from '../useOpenPaths';

/** Screens that stand elsewhere than the generated ones of their resource. */
const ELSEWHERE: Readonly<Record<string, (id: number) => string>> = {
  purchase_order: (id) => `/purchaseOrder/${id}/edit`,
  inventory_relocation_order: (id) => `/inventoryRelocation?id=${id}`,
  product: (id) => `/inventory-count?products=1&product=${id}`,
  role: (id) => `/roles?role=${id}`,
  company_setting: () => '/admin?tab=settings',
};

/** Where the screen of a changed row is, if it has one that the user may open. */
export const useRecordPath = () => {
  const { find } = useCatalogue();
  const open = useOpenPaths();
  return useCallback(
    ({ resource, entity_id, job_id }: Pick<RowChange, 'resource' | 'entity_id' | 'job_id'>): string | undefined => {
      const descriptor = resource === null ? undefined : find(resource);
      if (descriptor && descriptor.name in ELSEWHERE) return open(ELSEWHERE[descriptor.name]?.(entity_id) ?? '');
      if (descriptor && (descriptor.operations.update !== undefined || descriptor.operations.create !== undefined))
        return open(editPath(descriptor, entity_id));
      return job_id === null ? undefined : open(`/job/${job_id}/edit`);
    },
    [find, open],
  );
};
