import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { useEffect, useState, type ReactNode } from 'react';
import type { SavedView } from '#domain/views/savedView';
import { Late } from '../../page/Late';
import { onIdle } from '../../clock/onIdle';
import { useCrudText } from '../look/useCrudText';
import { preloadListParts, ViewChoices } from './lateParts';
import { useCurrentView, type ViewedList } from './useCurrentView';

/** So long a list has the line for itself, before what opens over it is fetched. */
const PARTS_MS = 500;

interface Props {
  list: ViewedList;
  /** What else can be done with the current view; null is the list as it is. */
  renderMore?: (current: SavedView | null, close: () => void) => ReactNode;
}

/** The named views of a list: enter one, save what the list shows as one, and look after one's own. */
export const ViewMenu = ({ list, renderMore }: Props) => {
  const text = useCrudText();
  const view = useCurrentView(list);
  const { current, isModified } = view;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useEffect(() => onIdle(preloadListParts, PARTS_MS), []);
  const name = current?.name ?? text('view_standard');
  return (
    <>
      <Button
        color="inherit"
        size="small"
        startIcon={<BookmarkIcon />}
        endIcon={<ExpandMoreIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-label={`${text('views')}: ${name}${isModified ? `, ${text('view_modified')}` : ''}`}
        sx={{ maxWidth: 280, '& .MuiButton-startIcon, & .MuiButton-endIcon': { flexShrink: 0 } }}
      >
        <span style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {name}
          {isModified && <i>{` (${text('view_modified')})`}</i>}
        </span>
      </Button>
      <Late open={anchor !== null}>
        <ViewChoices list={list} view={view} anchor={anchor} onClose={() => setAnchor(null)} renderMore={renderMore} />
      </Late>
    </>
  );
};
