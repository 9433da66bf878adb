import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/Close';
import RetryIcon from '@mui/icons-material/Replay';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { fileSize } from '#domain/documents/fileSize';
import { useValue } from '../store/useValue';
import { useFilesText } from './useFilesText';
import type { QueuedFile, UploadQueue } from './uploadQueue';
import './uploadList.css';

const Line = ({
  one: {
    id,
    file: { name, size },
    status,
    fraction,
    error,
  },
  queue,
  errorText,
}: {
  one: QueuedFile;
  queue: UploadQueue;
  errorText: (error: unknown, name: string) => string;
}) => {
  const text = useFilesText();
  const percent = Math.round(fraction * 100);
  const isOpen = status === 'waiting' || status === 'sending';
  return (
    <li className="upload-line" data-status={status}>
      <span className="upload-name" title={name}>
        {name}
      </span>
      <span className="upload-size">{fileSize(size)}</span>
      <span className="upload-state">{status === 'failed' ? errorText(error, name) : text(status, { percent })}</span>
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
  errorText: (error: unknown, name: string) => string;
}

/** Files on their way: how far each one is, and the ways to stop it and to send it again. */
export const UploadList = ({ queue, errorText }: Props) => (
  <ul className="upload-list">
    {useValue(queue.files).map((one) => (
      <Line key={one.id} one={one} queue={queue} errorText={errorText} />
    ))}
  </ul>
);
