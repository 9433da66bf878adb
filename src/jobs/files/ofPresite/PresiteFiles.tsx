import GalleryIcon from '@mui/icons-material/PhotoLibraryOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useCallback, useRef, useState } from 'react';
import { DOCUMENT_ENDINGS } from '#domain/documents/documentType';
import { useCan } from '../../../auth/useCan';
import { useOnline } from '../../../live/useOnline';
import type { DocumentsMessage } from '../messages';
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

/** Why nothing can be uploaded yet; null when it can [PRE-012 PRE-013 PRE-021]. */
const hindrance = ({ jobId, subJobId, checkinDate }: Props, isOnline: boolean): DocumentsMessage | null => {
  if (!checkinDate) return 'no_date';
  if (jobId === null || subJobId === null) return 'save_job';
  return isOnline ? null : 'not_offline';
};

/** The two buttons of a presite: its documents are uploaded, and looked at [PRE-011]. */
export const PresiteFiles = (props: Props) => {
  const { jobId, subJobId, mayEdit } = props;
  const text = useDocumentsText();
  const isOnline = useOnline();
  const mayUpload = useCan('CAN_MOBILE_UPLOAD') || mayEdit;
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isShown, setShown] = useState(false);
  const hindered = hindrance(props, isOnline);
  const forgetFiles = useCallback(() => setFiles([]), []);
  const hideGallery = useCallback(() => setShown(false), []);
  return (
    <div className="sub-links">
      {mayUpload && (
        <Tooltip title={hindered === null ? '' : text(hindered)}>
          <span
            tabIndex={hindered === null ? undefined : 0}
            role={hindered === null ? undefined : 'note'}
            aria-label={hindered === null ? undefined : text(hindered)}
          >
            <Button
              variant="outlined"
              size="small"
              startIcon={<UploadIcon />}
              disabled={hindered !== null}
              onClick={() => input.current?.click()}
            >
              {text('upload_presite')}
            </Button>
          </span>
        </Tooltip>
      )}
      <input
        ref={input}
        type="file"
        multiple
        accept={ACCEPT}
        hidden
        aria-label={text('upload_presite')}
        onChange={({ currentTarget }) => {
          setFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <Button
        variant="outlined"
        size="small"
        startIcon={<GalleryIcon />}
        disabled={jobId === null || subJobId === null || !isOnline}
        onClick={() => setShown(true)}
      >
        {text('view_images')}
      </Button>
      {jobId !== null && subJobId !== null && files.length > 0 && (
        <PresiteUpload jobId={jobId} subJobId={subJobId} files={files} onClose={forgetFiles} />
      )}
      {jobId !== null && subJobId !== null && isShown && (
        <PresiteGallery jobId={jobId} subJobId={subJobId} onClose={hideGallery} />
      )}
    </div>
  );
};
