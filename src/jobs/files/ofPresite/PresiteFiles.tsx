import GalleryIcon from '@mui/icons-material/PhotoLibraryOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { useCallback, useRef, useState } from 'react';
import { PRESITE_FILE } from '#domain/documents/categories';
import { DOCUMENT_ENDINGS } from '#domain/documents/documentType';
import { useCan } from '../../../auth/useCan';
import { useOnline } from '../../../live/useOnline';
import { useMode } from '../../../connectivity/mode';
import { Button } from '../../../page/Button';
import type { DocumentsMessage } from '../messages';
import { useKeptDocuments } from '../upload/useKeptDocuments';
import { WaitingDocuments } from '../upload/WaitingDocuments';
import { useDocumentsText } from '../useDocumentsText';
import { PresiteGallery } from './PresiteGallery';
import { PresiteUpload } from './PresiteUpload';

interface Props {
  /** Null until they are saved. */
  jobId: number | null;
  subJobId: number | null;
  checkinDate: string | null;
  mayEdit: boolean;
}

/** Pictures and films first: a telephone then offers its camera beside its files. */
const ACCEPT = `image/*,video/*,${DOCUMENT_ENDINGS}`;

const PRESITE_PATH = 'Presite/';

/** Why nothing can be uploaded yet; null when it can [PRE-012 PRE-013 PRE-021]. */
const hindrance = ({ jobId, subJobId, checkinDate }: Props, canTake: boolean): DocumentsMessage | null => {
  if (!checkinDate) return 'no_date';
  if (jobId === null || subJobId === null) return 'save_job';
  return canTake ? null : 'not_offline';
};

/** Why there is nothing to look at yet. */
const notSeen = ({ jobId, subJobId }: Props, isOnline: boolean): DocumentsMessage | null => {
  if (jobId === null || subJobId === null) return 'save_job_first';
  return isOnline ? null : 'not_offline';
};

/** The two buttons of a presite: its documents are uploaded, and looked at [PRE-011]. */
export const PresiteFiles = (props: Props) => {
  const { jobId, subJobId, mayEdit } = props;
  const text = useDocumentsText();
  const isOnline = useOnline();
  const isOffline = useMode() === 'offline';
  const kept = useKeptDocuments(jobId ?? 0);
  const mayUpload = useCan('CAN_MOBILE_UPLOAD') || mayEdit;
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isShown, setShown] = useState(false);
  const hindered = hindrance(props, isOnline || isOffline);
  const unseen = notSeen(props, isOnline);
  const ofSubJob = { folder: PRESITE_PATH, document_category: { id: PRESITE_FILE }, job_detail_id: subJobId };
  /** They go into the folder of the sub-job, as it will be called when they are sent. */
  const keepHere = (chosen: readonly File[]): void =>
    void kept.keep(chosen.map((file) => ({ file, ...ofSubJob, document_tags: [] })));
  const forgetFiles = useCallback(() => setFiles([]), []);
  const hideGallery = useCallback(() => setShown(false), []);
  return (
    <div className="sub-links">
      {mayUpload && (
        <Button
          variant="outlined"
          reason={hindered === null ? null : text(hindered)}
          onClick={() => input.current?.click()}
        >
          <UploadIcon /> {text('upload_presite')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        multiple
        accept={ACCEPT}
        hidden
        aria-label={text('upload_presite')}
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])];
          if (isOffline) keepHere(chosen);
          else setFiles(chosen);
          currentTarget.value = '';
        }}
      />
      <Button variant="outlined" reason={unseen === null ? null : text(unseen)} onClick={() => setShown(true)}>
        <GalleryIcon /> {text('view_images')}
      </Button>
      {subJobId !== null && (
        <WaitingDocuments
          files={kept.files.filter(({ job_detail_id }) => job_detail_id === subJobId)}
          onRemove={(key) => void kept.remove?.(key)}
        />
      )}
      {jobId !== null && subJobId !== null && files.length > 0 && (
        <PresiteUpload jobId={jobId} subJobId={subJobId} files={files} onClose={forgetFiles} />
      )}
      {jobId !== null && subJobId !== null && isShown && (
        <PresiteGallery jobId={jobId} subJobId={subJobId} onClose={hideGallery} />
      )}
    </div>
  );
};
