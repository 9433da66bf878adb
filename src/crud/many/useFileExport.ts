import { useCallback, useRef, useState } from 'react';
import { useReason } from '../../dataProvider/useReason';
import { fetchFile } from '../../dataProvider/fetchFile';
import { useRest } from '../../dataProvider/rest';
import { download } from '../../files/download';
import { toast } from '../../toasts/toast';
import { useCrudText } from '../look/useCrudText';

/** Bytes that have come so far, and the rows that the file will hold. */
export interface ExportProgress {
  bytes: number;
  total: number | null;
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Fetches a file that the server streams, and saves it; can be cancelled [ADM-007]. */
export const useFileExport = () => {
  const rest = useRest();
  const reasonOf = useReason();
  const text = useCrudText();
  const stop = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<ExportProgress | null>(null);

  const start = useCallback(
    async (path: string) => {
      const controller = new AbortController();
      stop.current = controller;
      toast.retry('export');
      setProgress({ bytes: 0, total: null });
      try {
        const { name, content, total } = await fetchFile(rest, path, controller.signal, (bytes, rows) =>
          setProgress({ bytes, total: rows }),
        );
        download(name, content);
        toast.success(total === null ? text('export_saved') : text('export_done', { smart_count: total }));
      } catch (error) {
        if (isAbort(error)) toast.success(text('export_cancelled'));
        else toast.error(reasonOf(error, text('failed')), 'export');
      } finally {
        setProgress(null);
      }
    },
    [rest, text, reasonOf],
  );

  return { progress, start, cancel: useCallback(() => stop.current?.abort(), []) };
};
