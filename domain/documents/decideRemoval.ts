import type { Change } from '../changes';
import { refusalError } from '../errors';
import { refuse } from '../refusals/refusal';
import { isFolderPath } from './folders';
import type { PlacedDocument } from './placedDocument';

interface Removed {
  job_id: number;
  /** The document as it stands now. */
  document: Pick<PlacedDocument, 'id' | 'path'>;
  documents: readonly Pick<PlacedDocument, 'id' | 'path'>[];
}

/**
 * A document goes, a folder with all that lies in it. @throws AppError CONFLICT where the key is not the one that it
 * has now
 */
export const decideRemoval = ({ job_id, document: { id, path }, documents }: Removed, key: string): Change[] => {
  if (key !== `job/${job_id}/documents/${path}`)
    throw refusalError(refuse('document_moved', {}, undefined, 'CONFLICT'));
  const gone = documents.filter((one) => one.id === id || (isFolderPath(path) && one.path.startsWith(path)));
  return gone.map((one): Change => ({ entity: 'document', id: one.id, job_id, op: 'delete', set: {} }));
};
