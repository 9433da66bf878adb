import CheckIcon from '@mui/icons-material/Check';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { isSharedAtAll } from '#domain/sharing/sharing';
import type { SavedView } from '#domain/views/savedView';
import { useReason } from '../../dataProvider/useReason';
import { toast } from '../../toasts/toast';
import { ActionDialog } from '../look/ActionDialog';
import { useCrudText } from '../look/useCrudText';
import { ShareDialog } from '../sharing/ShareDialog';
import { shareArguments } from '../sharing/shareValue';
import { useSharedNote } from '../sharing/useSharedNote';
import { useShareText } from '../sharing/useShareText';
import type { useCurrentView, ViewedList } from './useCurrentView';
import { ViewNameDialog, type ViewNaming } from './ViewNameDialog';

interface Props {
  list: ViewedList;
  view: ReturnType<typeof useCurrentView>;
  anchor: HTMLElement | null;
  onClose: () => void;
  /** What else can be done with the current view; null is the list as it is. */
  renderMore?: ((current: SavedView | null, close: () => void) => ReactNode) | undefined;
}

/** The views of a list to enter, and what is done with them. */
export const ViewChoices = ({ list, view: shown, anchor, onClose: close, renderMore }: Props) => {
  const reasonOf = useReason();
  const text = useCrudText();
  const { views, current, isModified, change, enter, leave, setCurrentId, linkTo } = shown;
  const { settings } = list;
  const shareText = useShareText();
  const sharedNote = useSharedNote();
  const queries = useQueryClient();
  const isOpen = anchor !== null;
  // What somebody has shared since is there when the menu opens.
  useEffect(() => {
    if (isOpen) void queries.invalidateQueries({ queryKey: ['saved_view', list.name] });
  }, [isOpen, queries, list.name]);
  const [asking, setAsking] = useState<'new' | 'rename' | 'share' | 'delete' | null>(null);

  const attempt = async (work: () => Promise<unknown>, said: string): Promise<void> => {
    close();
    try {
      await work();
      toast.success(said);
    } catch (error) {
      toast.error(reasonOf(error, text('failed')));
    }
  };
  const patch = (view: SavedView, values: Record<string, unknown>) =>
    attempt(() => change('update', { id: view.id, version: view.version, ...values }), text('view_saved'));
  const create = async ({ name, sharing, is_default }: ViewNaming): Promise<void> => {
    const shared = shareArguments(sharing);
    const made = await change('create', { resource: list.name, name, settings, ...shared, is_default });
    if (made) setCurrentId(made.id);
    toast.success(text('view_saved'));
  };
  const ask = (what: typeof asking): void => {
    close();
    setAsking(what);
  };
  const notes = (view: SavedView): string =>
    [
      view.is_own ? '' : text('view_by', { name: view.owner_name }),
      view.may_edit ? sharedNote(view) : '',
      view.is_default ? text('view_default') : '',
    ]
      .filter((note) => note !== '')
      .join(' · ');

  return (
    <>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ paper: { sx: { minWidth: 260, maxWidth: 400 } } }}
      >
        <MenuItem
          role="menuitemradio"
          aria-checked={!current}
          onClick={() => {
            close();
            leave();
          }}
        >
          <ListItemIcon>{!current && <CheckIcon fontSize="small" />}</ListItemIcon>
          {text('view_standard')}
        </MenuItem>
        {views.map((view) => (
          <MenuItem
            key={view.id}
            role="menuitemradio"
            aria-checked={view.id === current?.id}
            onClick={() => {
              close();
              enter(view);
            }}
          >
            <ListItemIcon>{view.id === current?.id && <CheckIcon fontSize="small" />}</ListItemIcon>
            <ListItemText
              primary={view.name}
              secondary={notes(view) || undefined}
              slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true, title: notes(view) } }}
            />
          </MenuItem>
        ))}
        <Divider />
        {current && isModified && current.may_edit && (
          <MenuItem onClick={() => void patch(current, { settings })}>
            {text('view_update', { name: current.name })}
          </MenuItem>
        )}
        <MenuItem onClick={() => ask('new')}>{text('view_save_new')}</MenuItem>
        {current?.may_edit && <MenuItem onClick={() => ask('rename')}>{text('view_rename')}</MenuItem>}
        {current?.may_edit && <MenuItem onClick={() => ask('share')}>{shareText('share')}</MenuItem>}
        {current && (
          <MenuItem
            onClick={() =>
              void attempt(
                () => change('setDefault', { resource: list.name, id: current.is_default ? null : current.id }),
                text('view_saved'),
              )
            }
          >
            {text(current.is_default ? 'view_no_default' : 'view_make_default')}
          </MenuItem>
        )}
        {current && (
          <MenuItem
            onClick={() => void attempt(() => navigator.clipboard.writeText(linkTo(current)), text('view_link_copied'))}
          >
            {text('view_copy_link')}
          </MenuItem>
        )}
        {renderMore?.(current, close)}
        {current?.may_edit && (
          <MenuItem sx={{ color: 'error.main' }} onClick={() => ask('delete')}>
            {text('view_delete')}
          </MenuItem>
        )}
      </Menu>
      {asking === 'new' && (
        <ViewNameDialog resource={list.name} name={null} onSave={create} onClose={() => setAsking(null)} />
      )}
      {asking === 'share' && current && (
        <ShareDialog
          of={current}
          target={{ resource: list.name, of_import: false }}
          onClose={() => setAsking(null)}
          onSave={async (sharing) => {
            await change('update', { id: current.id, version: current.version, ...sharing });
            toast.success(text('view_saved'));
          }}
        />
      )}
      {asking === 'rename' && current && (
        <ViewNameDialog
          resource={list.name}
          name={current.name}
          onClose={() => setAsking(null)}
          onSave={async (naming) => {
            await change('update', { id: current.id, version: current.version, name: naming.name });
            toast.success(text('view_saved'));
          }}
        />
      )}
      {current && (
        <ActionDialog
          open={asking === 'delete'}
          title={text('view_delete_title', { name: current.name })}
          {...(isSharedAtAll(current) ? { text: text('view_delete_shared') } : {})}
          action={text('delete')}
          danger
          onCancel={() => setAsking(null)}
          onConfirm={() => {
            setAsking(null);
            void attempt(() => change('remove', { id: current.id }), text('view_deleted'));
            setCurrentId(null);
          }}
        />
      )}
    </>
  );
};
