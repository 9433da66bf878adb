import { useThisSubJob } from '../SubJobContext';
import { BOULDERS } from './entryLists';
import { SubJobEntries } from './SubJobEntries';

/** Boulders of a warranty, when it is one of that division [BLD-007]. */
export const WarrantyBoulders = () =>
  useThisSubJob(({ warranty_details }) => warranty_details?.is_boulder_creations_division === true) ? (
    <SubJobEntries list={BOULDERS} />
  ) : null;
