import { JOB_FILE } from '#domain/documents/categories';
import { isFolderPath } from '#domain/documents/folders';
import { zipName } from '#domain/documents/zipNames';
import { download } from '../../../files/download';
import { useLanguage } from '../../../i18n/useLanguage';
import { toast } from '../../../toasts/toast';
import type { JobDocument } from '../data/documentsApi';
import { useDocumentsApi } from '../data/useDocumentsApi';
import { useDocumentsText } from '../useDocumentsText';
import type { Documents } from './useDocuments';
import { refusalText } from '#domain/refusalText';
import { refuse } from '#domain/refusals/refusal';
import { isRule } from '#domain/refusals/catalogue';
import { CallError } from '../../../dataProvider/CallError';
import { saidBy } from '../../../dataProvider/errorText';

/** What the browser of documents does with them, each in one call of the server. */
export const useDocumentActs = (jobId: number, jobName: string, { act, reload }: Pick<Documents, 'act' | 'reload'>) => {
  const api = useDocumentsApi();
  const text = useDocumentsText();
  const { language } = useLanguage();
  /** Why the server refused a name or a place; what nobody foresaw has the general words [DOC-041 KEY-021]. */
  const reasonOf = (error: unknown): string | null => {
    if (!(error instanceof CallError) || !error.isRefusal) return null;
    return isRule(error.rule)
      ? refusalText(refuse(error.rule, error.refusal?.params ?? {}), language)
      : saidBy(error, language);
  };
  return {
    rename: (document: JobDocument, name: string) =>
      act('renaming', [document], (calls, { id }) => calls.rename(id, jobId, name), reasonOf),
    move: (documents: readonly JobDocument[], folder: string) =>
      act(
        'moving',
        documents,
        (calls, { id, file_name, document_key }) =>
          calls.rename(id, jobId, `${folder}${file_name}${isFolderPath(document_key) ? '/' : ''}`),
        reasonOf,
      ),
    remove: (documents: readonly JobDocument[]) =>
      act('deleting', documents, (calls, { id, document_key }) => calls.remove(id, document_key, jobId)),
    tag: (document: JobDocument, call: 'addDocumentTag' | 'removeDocumentTag', tag: number) =>
      act('tagging', [document], (calls, { id }) => calls.tag(call, id, tag)),
    /** Gives a tag to all files that have it not. */
    tagAll: (documents: readonly JobDocument[], tag: number) =>
      act(
        'tagging',
        documents.filter(
          ({ document_key, document_tags }) =>
            !isFolderPath(document_key) && document_tags.every(({ id }) => id !== tag),
        ),
        (calls, { id }) => calls.tag('addDocumentTag', id, tag),
      ),
    addFolder: async (path: string): Promise<void> => {
      toast.retry('documents');
      try {
        await api.insert(jobId, [
          {
            document_category: { id: JOB_FILE },
            file_name: '',
            file_type: null,
            key: `job/${jobId}/documents/${path}`,
          },
        ]);
      } catch (error) {
        toast.error(reasonOf(error) ?? text('try_again'), 'documents');
      }
      await reload();
    },
    /** One file under its name; several, or a folder, as a ZIP named for the job [DOC-044]. */
    fetch: async (documents: readonly JobDocument[]): Promise<void> => {
      toast.retry('documents');
      const [first] = documents;
      if (documents.length === 1 && first?.document_url) {
        const link = document.createElement('a');
        link.href = first.document_url;
        link.download = first.file_name;
        link.click();
        return;
      }
      try {
        download(zipName(jobName), await api.zip(documents.map(({ id }) => id)));
      } catch {
        toast.error(text('try_again'), 'documents');
      }
    },
  };
};
