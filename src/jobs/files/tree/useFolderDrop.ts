import { useState, type DragEvent } from 'react';

/** Carries the ids of documents within the page. */
const CARRIED = 'application/x-trowel-documents';

interface Handlers {
  'data-over': boolean;
  onDragOver: (event: DragEvent) => void;
  onDragLeave: () => void;
  onDrop: (event: DragEvent) => void;
}

interface FolderDrop {
  /** For a row that can be carried. */
  carry: (ids: readonly number[]) => { draggable: true; onDragStart: (event: DragEvent) => void };
  /** For a folder that takes files and documents. */
  takes: (folder: string) => Handlers;
}

/** Files that are dropped on a folder, and documents that are carried to one [DOC-009 DOC-041]. */
export const useFolderDrop = (
  onFiles: (folder: string, files: readonly File[]) => void,
  onMove: (folder: string, ids: readonly number[]) => void,
): FolderDrop => {
  const [over, setOver] = useState<string | null>(null);
  return {
    carry: (ids) => ({
      draggable: true,
      onDragStart: ({ dataTransfer }) => {
        dataTransfer.setData(CARRIED, ids.join(','));
        dataTransfer.effectAllowed = 'move';
      },
    }),
    takes: (folder) => ({
      'data-over': over === folder,
      onDragOver: (event) => {
        if (!event.dataTransfer.types.some((type) => type === 'Files' || type === CARRIED)) return;
        event.preventDefault();
        setOver(folder);
      },
      onDragLeave: () => setOver(null),
      onDrop: (event) => {
        event.preventDefault();
        setOver(null);
        const files = [...event.dataTransfer.files];
        const ids = event.dataTransfer
          .getData(CARRIED)
          .split(',')
          .filter((id) => id !== '')
          .map(Number);
        if (files.length > 0) onFiles(folder, files);
        else if (ids.length > 0) onMove(folder, ids);
      },
    }),
  };
};
