import { Suspense } from 'react';
import { OpenConflict } from '../lateParts';
import type { Saving } from './OpenConflict';

/** What both changed of a job, when they did. */
export const JobConflict = ({ saving }: { saving: Saving }) =>
  saving.conflict && (
    <Suspense>
      <OpenConflict {...saving.conflict} saving={saving} />
    </Suspense>
  );
