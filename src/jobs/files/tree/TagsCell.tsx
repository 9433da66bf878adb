import AddIcon from '@mui/icons-material/Add';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { askToConfirm } from '../../../page/dialog/confirmStore';
import type { DocumentTag, JobDocument } from '../data/documentsApi';
import { useDocumentsText } from '../useDocumentsText';

interface Props {
  document: JobDocument;
  offered: readonly DocumentTag[];
  onTag: ((call: 'addDocumentTag' | 'removeDocumentTag', tag: number) => void) | null;
}

/**
 * The tags of a document; null makes them read-only. One that is not active any more goes for good, which is asked
 * first [DOC-034 DOC-035 DOC-036].
 */
export const TagsCell = ({ document: { file_name, document_tags }, offered, onTag }: Props) => {
  const text = useDocumentsText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const held = new Set(document_tags.map(({ id }) => id));
  const left = offered.filter(({ id, is_active }) => is_active && !held.has(id));
  const remove = async ({ id, is_active }: DocumentTag): Promise<void> => {
    if (is_active || (await askToConfirm({ text: text('tag_inactive'), yes: text('remove') })))
      onTag?.('removeDocumentTag', id);
  };
  return (
    <div className="doc-tags">
      {document_tags.map((tag) => (
        <Chip
          key={tag.id}
          size="small"
          label={tag.name}
          variant={tag.is_active ? 'filled' : 'outlined'}
          tabIndex={onTag ? 0 : undefined}
          onDelete={onTag ? () => void remove(tag) : undefined}
          onClick={onTag ? () => void remove(tag) : undefined}
          aria-label={onTag ? text('remove_tag', { tag: tag.name, name: file_name }) : undefined}
        />
      ))}
      {onTag && (
        <IconButton
          size="small"
          aria-label={text('add_tag', { name: file_name })}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <AddIcon style={{ fontSize: 16 }} />
        </IconButton>
      )}
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {left.map(({ id, name }) => (
          <MenuItem
            key={id}
            dense
            onClick={() => {
              setAnchor(null);
              onTag?.('addDocumentTag', id);
            }}
          >
            {name}
          </MenuItem>
        ))}
        {left.length === 0 && <MenuItem disabled>{text('no_tags')}</MenuItem>}
      </Menu>
    </div>
  );
};
