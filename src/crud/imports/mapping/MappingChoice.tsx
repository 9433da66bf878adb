import MoreIcon from '@mui/icons-material/MoreVert';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { fitOf } from '#domain/imports/fitMapping';
import type { ImportLook } from '#domain/imports/importReport';
import type { SavedMapping } from '#domain/imports/savedMapping';
import { isSharedAtAll } from '#domain/sharing/sharing';
import { useReason } from '../../../dataProvider/useReason';
import { toast } from '../../../toasts/toast';
import { ActionDialog } from '../../look/ActionDialog';
import { useCrudText } from '../../look/useCrudText';
import { NameDialog, type Naming } from '../../sharing/NameDialog';
import { ShareDialog } from '../../sharing/ShareDialog';
import { shareArguments } from '../../sharing/shareValue';
import { useSharedNote } from '../../sharing/useSharedNote';
import { useShareText } from '../../sharing/useShareText';
import type { ImportState } from '../useImport';
import { MappingNotes } from './MappingNotes';
import { useMappingText } from './useMappingText';

interface Props {
  resource: string;
  look: ImportLook;
  state: Pick<ImportState, 'mapping' | 'match' | 'options' | 'kept' | 'follow' | 'followMapping'>;
}

/** The kept mapping that the columns follow: another one is picked, and what is chosen is kept by name [ADM-017]. */
export const MappingChoice = ({ resource, look, state }: Props) => {
  const { mapping, match, options, kept, follow, followMapping } = state;
  const text = useMappingText();
  const crud = useCrudText();
  const shareText = useShareText();
  const sharedNote = useSharedNote();
  const reasonOf = useReason();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asking, setAsking] = useState<'new' | 'rename' | 'share' | 'delete' | null>(null);
  const { chosen } = follow;
  const current = kept.mappings.find(({ id }) => id === chosen?.id) ?? null;
  const choices = { look, mapping, match, options };
  const isModified = follow.isModified(choices);
  const heads = look.columns.map(({ header }) => header);
  const target = { resource, of_import: true };

  const ask = (what: typeof asking): void => {
    setAnchor(null);
    setAsking(what);
  };
  const saveOver = async (one: SavedMapping): Promise<void> => {
    setAnchor(null);
    try {
      const settings = follow.settingsFor(choices, true);
      const made = await kept.change('update', { id: one.id, version: one.version, settings });
      if (made) follow.keep(made, choices);
      toast.success(text('mapping_saved'));
    } catch (error) {
      toast.error(reasonOf(error, crud('failed')));
    }
  };
  const saveNew = async ({ name, sharing }: Naming): Promise<void> => {
    const settings = follow.settingsFor(choices, false);
    const made = await kept.change('create', { resource, name, settings, ...shareArguments(sharing) });
    if (made) follow.keep(made, choices);
    toast.success(text('mapping_saved'));
  };
  const saveAs = async (one: SavedMapping, values: Record<string, unknown>): Promise<void> => {
    await kept.change('update', { id: one.id, version: one.version, ...values });
    toast.success(text('mapping_saved'));
  };
  const remove = async (one: SavedMapping): Promise<void> => {
    setAsking(null);
    try {
      await kept.change('remove', { id: one.id });
      follow.leave();
      toast.success(text('mapping_deleted'));
    } catch (error) {
      toast.error(reasonOf(error, crud('failed')));
    }
  };
  const noteOf = (one: SavedMapping): string =>
    [
      one.is_own ? '' : text('mapping_by', { name: one.owner_name }),
      one.may_edit ? sharedNote(one) : '',
      text('mapping_fit', { ...fitOf(one.settings, heads) }),
    ]
      .filter((note) => note !== '')
      .join(' · ');

  return (
    <Box component="section" aria-label={text('mapping')}>
      <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center', pt: 0.75 }}>
        <TextField
          select
          size="small"
          label={text('mapping')}
          value={current ? String(current.id) : ''}
          onChange={(event) => followMapping(kept.mappings.find(({ id }) => String(id) === event.target.value) ?? null)}
          sx={{ flex: '1 1 200px', maxWidth: 420, minWidth: 0 }}
          slotProps={{
            inputLabel: { shrink: true },
            select: {
              displayEmpty: true,
              renderValue: () => {
                if (!current) return text('mapping_none');
                return isModified ? text('mapping_modified', { name: current.name }) : current.name;
              },
            },
          }}
        >
          <MenuItem value="">{text('mapping_none')}</MenuItem>
          {kept.mappings.map((one) => (
            <MenuItem key={one.id} value={String(one.id)}>
              <ListItemText
                primary={one.name}
                secondary={noteOf(one)}
                slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true, title: noteOf(one) } }}
              />
            </MenuItem>
          ))}
        </TextField>
        <IconButton
          aria-label={text('mapping_actions')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreIcon />
        </IconButton>
      </Box>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {current && isModified && current.may_edit && (
          <MenuItem onClick={() => void saveOver(current)}>{text('mapping_update', { name: current.name })}</MenuItem>
        )}
        <MenuItem onClick={() => ask('new')}>{text('mapping_save_new')}</MenuItem>
        {current?.may_edit && <Divider />}
        {current?.may_edit && <MenuItem onClick={() => ask('rename')}>{text('mapping_rename')}</MenuItem>}
        {current?.may_edit && <MenuItem onClick={() => ask('share')}>{shareText('share')}</MenuItem>}
        {current?.may_edit && (
          <MenuItem sx={{ color: 'error.main' }} onClick={() => ask('delete')}>
            {text('mapping_delete')}
          </MenuItem>
        )}
      </Menu>
      {current && chosen?.by_fit && (
        <Alert severity="success" role="status" sx={{ mt: 1 }}>
          {text('mapping_chosen', { name: current.name })}
        </Alert>
      )}
      {current && chosen && <MappingNotes applied={chosen.applied} />}
      {asking === 'new' && (
        <NameDialog
          title={text('mapping_new_title')}
          target={target}
          name={null}
          onSave={saveNew}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'rename' && current && (
        <NameDialog
          title={text('mapping_rename_title')}
          target={target}
          name={current.name}
          onSave={({ name }) => saveAs(current, { name })}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'share' && current && (
        <ShareDialog
          of={current}
          target={target}
          onSave={(sharing) => saveAs(current, sharing)}
          onClose={() => setAsking(null)}
        />
      )}
      {current && (
        <ActionDialog
          open={asking === 'delete'}
          title={text('mapping_delete_title', { name: current.name })}
          {...(isSharedAtAll(current) ? { text: text('mapping_delete_shared') } : {})}
          action={crud('delete')}
          danger
          onCancel={() => setAsking(null)}
          onConfirm={() => void remove(current)}
        />
      )}
    </Box>
  );
};
