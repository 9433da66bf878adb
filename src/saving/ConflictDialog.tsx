import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { Dialog } from '../page/dialog/Dialog';
import { textHook } from '../i18n/textHook';
import { savingMessages } from './messages';

type Side = 'mine' | 'theirs' | 'both';
const SIDES: readonly Side[] = ['mine', 'theirs', 'both'];

const useSavingText = textHook(savingMessages);

/** A value that both sides changed, each to something else, as the user reads it. */
interface ConflictRow {
  path: string;
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
  /** A running text with what both wrote, where the field holds one. */
  both?: string | null;
}

/** What the dialog says where it is about something else than a record that two people saved. */
interface Words {
  title: string;
  text: string;
  mine?: string;
  theirs?: string;
  merge?: string;
  discard?: string;
}

interface RowProps {
  row: ConflictRow;
  names: Readonly<Record<Side, string>>;
  side: Side | null;
  onChoose: (side: Side) => void;
}

const SideBySide = ({ row, names, side, onChoose }: RowProps) => {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id} sx={{ fontWeight: 600, mb: 0.5 }}>
        {row.label}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={side ?? ''}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1 }}
      >
        {SIDES.filter((one) => one !== 'both' || row.both).map((one) => (
          <Box
            component="label"
            key={one}
            sx={{
              display: 'flex',
              gap: 0.5,
              p: 1,
              pr: 1.5,
              border: 1,
              borderRadius: '10px',
              cursor: 'pointer',
              minWidth: 0,
              gridColumn: one === 'both' ? '1 / -1' : undefined,
              borderColor: side === one ? 'primary.main' : 'divider',
              bgcolor: side === one ? 'action.selected' : undefined,
            }}
          >
            <Radio
              size="small"
              value={one}
              checked={side === one}
              onChange={() => onChoose(one)}
              sx={{ alignSelf: 'flex-start' }}
            />
            <Box component="span" sx={{ minWidth: 0 }}>
              <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
                {names[one]}
              </Typography>
              <Typography
                component="span"
                variant="body1"
                sx={{ display: 'block', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
              >
                {row[one]}
              </Typography>
            </Box>
          </Box>
        ))}
      </RadioGroup>
    </FormControl>
  );
};

interface Props {
  rows: readonly ConflictRow[];
  /** Who saved meanwhile, when that is known. */
  by?: string | null | undefined;
  /** Nobody else did: what was saved first waits on this device. */
  isOwn?: boolean | undefined;
  /** Labels of what they alone changed. */
  taken?: readonly string[];
  /** In place of the usual words, where it is about more than one record. */
  words?: Words;
  /** Nothing is chosen at first, and a side must be for each row; else what nobody touches stays mine. */
  mustChoose?: boolean;
  isBusy: boolean;
  /**
   * @param theirs paths of the rows that are to be theirs
   * @param both texts of the rows that are to be both, which count as mine
   */
  onMerge: (theirs: ReadonlySet<string>, both: ReadonlyMap<string, string>) => void;
  onDiscard: () => void;
  onClose: () => void;
}

/**
 * Both changed the same: mine and theirs value by value, to choose from; everything else merges by itself [API-037].
 */
export const ConflictDialog = ({
  rows,
  by,
  isOwn = false,
  taken = [],
  words: given,
  mustChoose = false,
  isBusy,
  onMerge,
  onDiscard,
  onClose,
}: Props) => {
  const text = useSavingText();
  const id = useId();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map());
  const sideOf = (path: string): Side | null => chosen.get(path) ?? (mustChoose ? null : 'mine');
  const ofDevice: Words = {
    title: text('conflict_own'),
    text: [text('conflict_own_text'), ...(rows.length > 0 ? [text('conflict_choose')] : [])].join(' '),
    mine: text('own_typed'),
    theirs: text('own_waiting'),
    discard: text('own_discard'),
  };
  const words = given ?? (isOwn ? ofDevice : undefined);
  const usual = [
    text('conflict_text', { name: by ?? text('someone') }),
    text(rows.length > 0 ? 'conflict_choose' : 'conflict_merged'),
  ];
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>{words?.title ?? text('conflict_title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{words?.text ?? usual.join(' ')}</DialogContentText>
        <Stack spacing={1.5}>
          {rows.map((row) => (
            <SideBySide
              key={row.path}
              row={row}
              names={{ mine: words?.mine ?? text('mine'), theirs: words?.theirs ?? text('theirs'), both: text('both') }}
              side={sideOf(row.path)}
              onChoose={(side) => setChosen((before) => new Map(before).set(row.path, side))}
            />
          ))}
        </Stack>
        {taken.length > 0 && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
            {text('conflict_others', { fields: [...new Set(taken)].join(', ') })}
          </Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onClose} disabled={isBusy}>
          {text('cancel')}
        </Button>
        <Button color="error" variant="outlined" onClick={onDiscard} disabled={isBusy}>
          {words?.discard ?? text('discard_mine')}
        </Button>
        <Button
          variant="contained"
          onClick={() =>
            onMerge(
              new Set(rows.flatMap(({ path }) => (sideOf(path) === 'theirs' ? [path] : []))),
              new Map(
                rows.flatMap(({ path, both }) => (sideOf(path) === 'both' && both ? [[path, both] as const] : [])),
              ),
            )
          }
          disabled={rows.some(({ path }) => sideOf(path) === null)}
          loading={isBusy}
        >
          {words?.merge ?? text('save_merged')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
