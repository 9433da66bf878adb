import CloseIcon from '@mui/icons-material/Close';
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import type { CommentFile } from '#domain/comments/comment';
import { fileSize } from '#domain/documents/fileSize';
import { IconButton } from '../page/IconButton';
import { useCommentsText } from './useCommentsText';

interface Props {
  files: readonly CommentFile[];
  /** Takes one out, while the comment is changed. */
  onRemove?: (id: number) => void;
}

/** The pictures of a comment as thumbnails and its documents by name; each opens in a tab of its own. */
export const FilesOfComment = ({ files, onRemove }: Props) => {
  const text = useCommentsText();
  if (files.length === 0) return null;
  return (
    <ul className="record-comment-files" aria-label={text('files')}>
      {files.map(({ id, file_name, size, url, thumbnail_url, view_url }) => (
        <li key={id}>
          {url === null ? (
            <span className="record-comment-file is-gone">{text('file_gone', { name: file_name })}</span>
          ) : (
            <a
              className="record-comment-file"
              href={view_url ?? url}
              target="_blank"
              rel="noreferrer"
              title={file_name}
            >
              {thumbnail_url === null ? (
                <>
                  <FileIcon fontSize="small" aria-hidden="true" />
                  <span className="record-comment-file-name">{file_name}</span>
                  {size !== null && <span className="record-comment-file-size">{fileSize(size)}</span>}
                </>
              ) : (
                <img src={thumbnail_url} alt={file_name} loading="lazy" />
              )}
            </a>
          )}
          {onRemove && (
            <IconButton label={text('file_remove', { name: file_name })} onClick={() => onRemove(id)}>
              <CloseIcon fontSize="small" />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
};
