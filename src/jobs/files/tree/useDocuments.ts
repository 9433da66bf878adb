import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from '../../../toasts/toast';
import type { DocumentFolders, DocumentsApi, DocumentTag, JobDocument } from '../data/documentsApi';
import { useDocumentsApi } from '../data/useDocumentsApi';
import { useDocumentsText } from '../useDocumentsText';
import { useOthersDocuments } from './useOthersDocuments';

/** What is being done with a document. */
export type Doing = 'deleting' | 'renaming' | 'moving' | 'tagging';

export interface LoadedDocuments extends DocumentFolders {
  documents: readonly JobDocument[];
  tags: readonly DocumentTag[];
}

export interface Documents {
  loaded: LoadedDocuments | null;
  error: Error | null;
  reload: () => Promise<void>;
  doing: ReadonlyMap<number, Doing>;
  /**
   * Does something with documents, one after the other: what succeeded stays, what failed is told once, and the list is
   * fetched again [DOC-013 DOC-040]. Answers whether all of it succeeded.
   */
  act: (
    doing: Doing,
    documents: readonly JobDocument[],
    call: (api: DocumentsApi, document: JobDocument) => Promise<unknown>,
    errorText?: (error: unknown) => string | null,
  ) => Promise<boolean>;
}

/** The documents of a job with their folders, and what is being done with them. */
export const useDocuments = (jobId: number): Documents => {
  const api = useDocumentsApi();
  const text = useDocumentsText();
  const [loaded, setLoaded] = useState<LoadedDocuments | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const [doing, setDoing] = useState<ReadonlyMap<number, Doing>>(new Map());
  const asked = useRef(0);
  const reload = useCallback(async () => {
    asked.current += 1;
    const turn = asked.current;
    try {
      const [folders, documents, tags] = await Promise.all([api.folders(jobId), api.list(jobId), api.tags()]);
      if (turn !== asked.current) return; // a later question has the newer answer
      setLoaded({ ...folders, documents, tags });
      setError(null);
    } catch (failure) {
      if (turn === asked.current) setError(failure instanceof Error ? failure : new Error(String(failure)));
    }
  }, [api, jobId]);
  useEffect(() => queueMicrotask(() => void reload()), [reload]);
  const documents = loaded?.documents;
  const isShown = useCallback((id: number) => documents?.some((document) => document.id === id) ?? false, [documents]);
  useOthersDocuments(isShown, reload);

  const act: Documents['act'] = async (kind, chosen, call, errorText = () => null) => {
    const mark = (on: boolean): void =>
      setDoing((before) => {
        const after = new Map(before);
        for (const { id } of chosen)
          if (on) after.set(id, kind);
          else after.delete(id);
        return after;
      });
    mark(true);
    toast.retry('documents');
    const failures: unknown[] = [];
    for (const document of chosen)
      await call(api, document).catch((failure: unknown) => {
        failures.push(failure);
      });
    if (failures.length > 0) toast.error(errorText(failures[0]) ?? text('try_again'), 'documents');
    await reload();
    mark(false);
    return failures.length === 0;
  };
  return { loaded, error, reload, doing, act };
};
