import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/Close';
import RetryIcon from '@mui/icons-material/Replay';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { fileSize } from '#domain/documents/fileSize';
import { useValue } from '../store/useValue';
import type { QueuedFile, UploadQueue } from './uploadQueue';
import './uploadList.css';
import { textHook } from '../i18n/textHook';
import { filesMessages } from './messages';

/** The texts of uploads in the language of the screen. */
const useFilesText = textHook(filesMessages);

const Line = ({
  one: { id, file, status, fraction, error },
  queue,
  errorText,
  to,
}: {
  one: QueuedFile;
  queue: UploadQueue;
  errorText: (error: unknown, file: File) => string;
  /** Of one that failed: the folder before its name. */
  to: string;
}) => {
  const text = useFilesText();
  const { name, size } = file;
  const percent = Math.round(fraction * 100);
  const isOpen = status === 'waiting' || status === 'sending';
  return (
    <li className="upload-line" data-status={status}>
      <span className="upload-name" title={name}>
        {status === 'failed' ? `${to}${name}` : name}
      </span>
      <span className="upload-size">{fileSize(size)}</span>
      <span className="upload-state">{status === 'failed' ? errorText(error, file) : text(status, { percent })}</span>
      <span className="upload-act">
        {isOpen && (
          <IconButton size="small" aria-label={text('cancel_one', { name })} onClick={() => queue.cancel(id)}>
            <CloseIcon fontSize="small" />
          </IconButton>
        )}
        {(status === 'failed' || status === 'cancelled') && (
          <IconButton size="small" aria-label={text('retry_one', { name })} onClick={() => queue.retry(id)}>
            <RetryIcon fontSize="small" />
          </IconButton>
        )}
        {status === 'sent' && <CheckIcon fontSize="small" color="success" aria-hidden="true" />}
      </span>
      {isOpen && (
        <LinearProgress
          className="upload-bar"
          variant="determinate"
          value={percent}
          aria-label={text('progress', { name })}
        />
      )}
    </li>
  );
};

interface Props {
  queue: UploadQueue;
  /** What is said of a file that did not arrive. */
  errorText: (error: unknown, file: File) => string;
  /** Where a file was to go, as the list of those that failed says it. */
  destinationOf?: (file: File) => string;
}

/**
 * Files on their way: how far each one is, and the ways to stop it and to send it again. One that failed leaves their
 * list and stands in a list of its own, with its name and where it was to go [DOC-019].
 */
export const UploadList = ({ queue, errorText, destinationOf }: Props) => {
  const text = useFilesText();
  const files = useValue(queue.files);
  const failed = files.filter(({ status }) => status === 'failed');
  const others = files.filter(({ status }) => status !== 'failed');
  const linesOf = (list: readonly QueuedFile[]) =>
    list.map((one) => (
      <Line key={one.id} one={one} queue={queue} errorText={errorText} to={destinationOf?.(one.file) ?? ''} />
    ));
  return (
    <>
      {others.length > 0 && (
        <ul className="upload-list" aria-label={text('uploads')}>
          {linesOf(others)}
        </ul>
      )}
      {failed.length > 0 && (
        <>
          <h3 className="upload-failed">{text('failed_list', { smart_count: failed.length })}</h3>
          <ul className="upload-list" aria-label={text('failed_uploads')}>
            {linesOf(failed)}
          </ul>
        </>
      )}
    </>
  );
};
