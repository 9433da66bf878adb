import DeleteIcon from '@mui/icons-material/DeleteOutlined';
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
import type { JobDocument } from '../data/documentsApi';
import { useDocumentsText } from '../useDocumentsText';

interface Props {
  filter: string;
  onFilter: (typed: string) => void;
  selected: readonly JobDocument[];
  /** Folders that something may be moved to. */
  folders: readonly string[];
  mayEdit: boolean;
  onUpload: (() => void) | null;
  onRename: () => void;
  onMove: (folder: string) => void;
  onDelete: () => void;
  onDownload: () => void;
}

/** The search, and what can be done with the selection; deleting needs a second click [DOC-009 DOC-010 DOC-011]. */
export const DocumentsToolbar = ({
  filter,
  onFilter,
  selected,
  folders,
  mayEdit,
  onUpload,
  onRename,
  onMove,
  onDelete,
  onDownload,
}: Props) => {
  const text = useDocumentsText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<readonly JobDocument[]>([]);
  const isAsked = asked.length > 0 && asked.length === selected.length && asked.every((one) => selected.includes(one));
  const [first] = selected;
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
          <span>{selected.length === 1 ? text('delete_one', { name: first.file_name }) : text('delete_several')}</span>
          <Button
            size="small"
            color="error"
            variant="contained"
            onClick={() => {
              setAsked([]);
              onDelete();
            }}
          >
            {text('confirm')}
          </Button>
          <Button size="small" variant="outlined" onClick={() => setAsked([])}>
            {text('cancel')}
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
            <Button size="small" startIcon={<RenameIcon />} onClick={onRename}>
              {text('rename')}
            </Button>
          )}
          {mayEdit && (
            <Button
              size="small"
              startIcon={<MoveIcon />}
              aria-haspopup="menu"
              onClick={(event) => setAnchor(event.currentTarget)}
            >
              {text('move')}
            </Button>
          )}
          {mayEdit && (
            <Button size="small" color="error" startIcon={<DeleteIcon />} onClick={() => setAsked(selected)}>
              {text('remove_files')}
            </Button>
          )}
        </>
      )}
      {!isAsked && selected.length === 0 && (
        <span className="doc-toolbar-end">
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
    </div>
  );
};
