import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import BinIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import MoveIcon from '@mui/icons-material/DriveFileMoveOutlined';
import RenameIcon from '@mui/icons-material/DriveFileRenameOutlineOutlined';
import SearchIcon from '@mui/icons-material/Search';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { isFolderPath } from '#domain/documents/folders';
import type { DocumentTag, JobDocument } from '../data/documentsApi';
import { useDocumentsText } from '../useDocumentsText';

interface Props {
  filter: string;
  onFilter: (typed: string) => void;
  selected: readonly JobDocument[];
  /** Folders that something may be moved to. */
  folders: readonly string[];
  mayEdit: boolean;
  /** Something is being done with what is selected. */
  isBusy: boolean;
  onUpload: (() => void) | null;
  /** Shows what was deleted. */
  onBin: (() => void) | null;
  onRename: () => void;
  onMove: (folder: string) => void;
  /** Answers when the call is over. */
  onDelete: () => Promise<void>;
  onDownload: () => void;
  /** Tags that may be given. */
  tags: readonly DocumentTag[];
  /** Gives a tag to all that are selected. */
  onTag: (tag: number) => void;
}

/**
 * The search, and what can be done with the selection; deleting needs a second click, on a line of its own
 * [DOC-009 DOC-010 DOC-011 KEY-005].
 */
export const DocumentsToolbar = ({
  filter,
  onFilter,
  selected,
  folders,
  mayEdit,
  isBusy,
  onUpload,
  onBin,
  onRename,
  onMove,
  onDelete,
  onDownload,
  tags,
  onTag,
}: Props) => {
  const text = useDocumentsText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [tagAnchor, setTagAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<readonly JobDocument[]>([]);
  const isAsked = asked.length > 0 && asked.length === selected.length && asked.every((one) => selected.includes(one));
  const [first] = selected;
  const question = (): string => {
    if (selected.length === 1 && first) return text('delete_one', { name: first.file_name });
    return text(
      selected.some(({ document_key }) => isFolderPath(document_key)) ? 'delete_several' : 'delete_documents',
    );
  };
  return (
    <div className="doc-toolbar" role="toolbar" aria-label={text('documents')}>
      <TextField
        size="small"
        type="search"
        className="doc-filter"
        placeholder={text('filter')}
        value={filter}
        onChange={({ target }) => onFilter(target.value)}
        inputProps={{ 'aria-label': text('filter') }}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      {isAsked && first && (
        <div className="doc-ask" role="alert">
          <span>{question()}</span>
          <Button size="small" variant="outlined" autoFocus disabled={isBusy} onClick={() => setAsked([])}>
            {text('cancel')}
          </Button>
          <Button
            size="small"
            color="error"
            variant="contained"
            loading={isBusy}
            onClick={() => void onDelete().finally(() => setAsked([]))}
          >
            {text('confirm')}
          </Button>
        </div>
      )}
      {!isAsked && selected.length > 0 && (
        <>
          <span className="doc-selected" aria-live="polite">
            {text('selected', { smart_count: selected.length })}
          </span>
          <Button size="small" startIcon={<DownloadIcon />} onClick={onDownload}>
            {text('download')}
          </Button>
          {mayEdit && selected.length === 1 && (
            <Button size="small" startIcon={<RenameIcon />} disabled={isBusy} onClick={onRename}>
              {text('rename')}
            </Button>
          )}
          {mayEdit && (
            <Button
              size="small"
              startIcon={<MoveIcon />}
              disabled={isBusy}
              aria-haspopup="menu"
              onClick={(event) => setAnchor(event.currentTarget)}
            >
              {text('move')}
            </Button>
          )}
          {mayEdit && tags.length > 0 && selected.some(({ document_key }) => !isFolderPath(document_key)) && (
            <Button
              size="small"
              startIcon={<AddIcon />}
              disabled={isBusy}
              aria-haspopup="menu"
              onClick={(event) => setTagAnchor(event.currentTarget)}
            >
              {text('tag_selected')}
            </Button>
          )}
          {mayEdit && (
            <Button
              size="small"
              color="error"
              startIcon={<DeleteIcon />}
              disabled={isBusy}
              onClick={() => setAsked(selected)}
            >
              {text('remove_files')}
            </Button>
          )}
        </>
      )}
      {!isAsked && selected.length === 0 && (
        <span className="doc-toolbar-end">
          {onBin && (
            <Button size="small" startIcon={<BinIcon />} onClick={onBin}>
              {text('bin')}
            </Button>
          )}
          {onUpload && (
            <Button size="small" variant="contained" startIcon={<UploadIcon />} onClick={onUpload}>
              {text('upload')}
            </Button>
          )}
        </span>
      )}
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {folders.map((folder) => (
          <MenuItem
            key={folder}
            dense
            onClick={() => {
              setAnchor(null);
              onMove(folder);
            }}
          >
            {folder.replace(/\/$/, '').replaceAll('/', ' / ')}
          </MenuItem>
        ))}
      </Menu>
      <Menu open={tagAnchor !== null} anchorEl={tagAnchor} onClose={() => setTagAnchor(null)}>
        {tags.map(({ id, name }) => (
          <MenuItem
            key={id}
            dense
            onClick={() => {
              setTagAnchor(null);
              onTag(id);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
};
