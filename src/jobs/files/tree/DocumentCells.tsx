import ArrowIcon from '@mui/icons-material/ChevronRight';
import AddFolderIcon from '@mui/icons-material/CreateNewFolderOutlined';
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import VideoIcon from '@mui/icons-material/MovieOutlined';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { fileKind } from '#domain/documents/fileKind';
import { fileSize } from '#domain/documents/fileSize';
import { formatInstant } from '#domain/fields/formatInstant';
import type { DocumentTag } from '../data/documentsApi';
import { useDocumentsText } from '../useDocumentsText';
import { NameInput } from './NameInput';
import { TagsCell } from './TagsCell';
import type { Doing } from './useDocuments';
import type { ShownRow } from './useTree';

const ICONS = { image: ImageIcon, pdf: PdfIcon, video: VideoIcon } as const;

/** What may be done with a row; null where the right is missing, or where the folder never changes. */
interface RowActions {
  onToggle: () => void;
  onOpen: () => void;
  /** @param isRange with all lines since the one that was ticked before */
  onSelect: (isSelected: boolean, isRange: boolean) => void;
  onTag: ((call: 'addDocumentTag' | 'removeDocumentTag', tag: number) => void) | null;
  onRenamed: (name: string | null) => void;
  onAddFolder: (() => void) | null;
}

interface Props extends RowActions {
  row: ShownRow;
  tags: readonly DocumentTag[];
  doing: Doing | undefined;
  isSelected: boolean;
  isRenaming: boolean;
  where: string | null;
  /** A name that was typed and refused. */
  typedBefore: string | undefined;
  wrongOf: (name: string) => string | null;
}

/** A file or a folder of the tree. */
export const DocumentCells = ({
  row: { name, level, isFolder, isOpen, count, document },
  tags,
  doing,
  isSelected,
  isRenaming,
  where,
  typedBefore,
  wrongOf,
  onToggle,
  onOpen,
  onSelect,
  onTag,
  onRenamed,
  onAddFolder,
}: Props) => {
  const text = useDocumentsText();
  const kind = document?.view_url ? 'image' : fileKind(name);
  const Icon = isFolder ? FolderIcon : kind === null ? FileIcon : ICONS[kind];
  const modified = document && !isFolder ? formatInstant(document.modified) : '';
  return (
    <>
      <td className="doc-check">
        {document && (
          <Checkbox
            size="small"
            checked={isSelected}
            onChange={({ nativeEvent }, on) => onSelect(on, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
            slotProps={{ input: { 'aria-label': text('select', { name }) } }}
          />
        )}
      </td>
      <td className="doc-name" style={{ paddingLeft: (level - 1) * 22 }}>
        <div className="doc-name-line" title={document?.size ? `${name} · ${fileSize(document.size)}` : name}>
          {isRenaming ? (
            <>
              <Icon className="doc-icon" fontSize="small" aria-hidden="true" />
              <NameInput
                name={name}
                label={text('new_name', { name })}
                typedBefore={typedBefore}
                wrongOf={wrongOf}
                onDone={onRenamed}
              />
            </>
          ) : (
            <button
              type="button"
              className="doc-open"
              aria-expanded={isFolder ? isOpen : undefined}
              onClick={isFolder ? onToggle : onOpen}
            >
              {isFolder && <ArrowIcon className="doc-arrow" fontSize="small" aria-hidden="true" data-open={isOpen} />}
              <Icon className="doc-icon" fontSize="small" aria-hidden="true" />
              <span className="doc-label">{name}</span>
              {isFolder && count > 0 && (
                <span className="doc-count" aria-label={text('files_in', { smart_count: count })}>
                  {count}
                </span>
              )}
            </button>
          )}
          {doing && (
            <span className="doc-doing" role="status">
              {text(doing)}
            </span>
          )}
        </div>
        {where !== null && <div className="doc-where">{where}</div>}
      </td>
      <td className="doc-tag-cell">
        {isFolder && onAddFolder && (
          <Tooltip title={text('add_folder')}>
            <IconButton
              size="small"
              className="doc-add"
              aria-label={text('add_folder_in', { name })}
              onClick={onAddFolder}
            >
              <AddFolderIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
        {document && !isFolder && <TagsCell document={document} offered={tags} onTag={onTag} />}
      </td>
      <td className="doc-date" title={modified}>
        {modified.split(' ')[0]}
      </td>
    </>
  );
};
