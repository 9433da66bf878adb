import { Suspense } from 'react';
import { fetchedLater } from '../page/fetchedLater';

/** Nobody waits for the comments to read or change a record. */
const CommentsPanel = fetchedLater(async () => ({ default: (await import('./CommentsPanel')).CommentsPanel }));

/** The comments on a stored record, by its table or the name of its resource. */
export const RecordComments = ({ entity, id }: { entity: string; id: number }) => (
  <Suspense fallback={null}>
    <CommentsPanel key={`${entity} ${id}`} record={{ entity, id }} />
  </Suspense>
);
