import { fileKind } from '#domain/documents/fileKind';
import type { GalleryItem } from '../../gallery/galleryItem';
import type { JobDocument } from './data/documentsApi';

/** The documents that can be looked at, as the gallery shows them [PRE-015 DOC-032]. */
export const galleryItems = (documents: readonly JobDocument[]): GalleryItem[] =>
  documents.flatMap(({ id, file_name, document_url, view_url = null, size, upload_date }) =>
    document_url !== null && (fileKind(file_name) !== null || view_url !== null)
      ? [{ id, name: file_name, url: document_url, view: view_url, size, date: upload_date }]
      : [],
  );
