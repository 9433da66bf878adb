import { useEffect, useState } from 'react';
import { Gallery } from '../../../gallery/Gallery';
import type { GalleryItem } from '../../../gallery/galleryItem';
import { toast } from '../../../toasts/toast';
import { useDocumentsApi } from '../data/useDocumentsApi';
import { galleryItems } from '../galleryItems';
import { useDocumentsText } from '../useDocumentsText';

interface Props {
  jobId: number;
  subJobId: number;
  onClose: () => void;
}

/** The pictures, videos and pdfs of a presite, the newest first. */
export const PresiteGallery = ({ jobId, subJobId, onClose }: Props) => {
  const api = useDocumentsApi();
  const text = useDocumentsText();
  const [items, setItems] = useState<readonly GalleryItem[]>([]);
  useEffect(() => {
    let isCurrent = true;
    Promise.all([api.list(jobId), api.folders(jobId)]).then(
      ([documents, { folders }]) => {
        if (!isCurrent) return;
        const start = `job/${jobId}/documents/${folders.find(({ job_detail_id }) => job_detail_id === subJobId)?.path ?? '//'}`;
        const found = galleryItems(documents.filter(({ document_key }) => document_key.startsWith(start))).toReversed();
        if (found.length > 0) setItems(found);
        else {
          toast.success(text('no_images'));
          onClose();
        }
      },
      () => {
        if (isCurrent) {
          toast.error(text('try_again'));
          onClose();
        }
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [api, jobId, subJobId, text, onClose]);
  return items.length === 0 ? null : <Gallery items={items} onClose={onClose} />;
};
