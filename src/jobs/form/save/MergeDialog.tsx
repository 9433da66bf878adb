import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { SideBySide, type Side } from '../../../saving/SideBySide';
import { useLanguage } from '../../../i18n/useLanguage';
import { useT } from '../../../i18n/useT';
import { useFormStore } from '../state/FormContext';
import type { JobDraft } from '#domain/jobs/draft';
import type { Conflict } from '../../../saving/createSaver';
import { useJobFormText } from '../data/useJobFormText';
import { mergeJobs } from '../merge/mergeJobs';
import { pathLabel } from './pathLabel';
import { valueText } from './valueText';

interface Props {
  conflict: Conflict<JobDraft>;
  isBusy: boolean;
  onMerge: (chosen: ReadonlySet<string>) => void;
  onDiscard: () => void;
  onClose: () => void;
}

/** Both changed the job: mine and theirs field by field, to choose from; everything else comes together by itself [API-037]. */
export const MergeDialog = ({ conflict: { theirs, by }, isBusy, onMerge, onDiscard, onClose }: Props) => {
  const text = useJobFormText();
  const t = useT();
  const { language } = useLanguage();
  const id = useId();
  const store = useFormStore();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const merge = useMemo(() => {
    const { base, draft } = store.state.get();
    return { ...mergeJobs(base, draft, theirs), draft };
  }, [store, theirs]);
  const choose = (path: string, side: Side): void =>
    setChosen((before) => new Set(side === 'theirs' ? [...before, path] : [...before].filter((one) => one !== path)));
  const written = (value: unknown): string => {
    if (value === undefined) return text('row_gone');
    if (typeof value === 'object' && value !== null && 'key' in value) return text('row_there');
    return valueText(value, { yes: t('inputs.yes'), no: t('inputs.no'), empty: text('no_value') });
  };
  const labelOf = (path: string): string => pathLabel(theirs, path, language) || pathLabel(merge.draft, path, language);
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>{text('conflict_title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{text('conflict_text', { name: by ?? text('someone') })}</DialogContentText>
        <Stack spacing={1.5}>
          {merge.contested.map(({ path, mine, theirs: other }) => (
            <SideBySide
              key={path}
              label={labelOf(path)}
              side={chosen.has(path) ? 'theirs' : 'mine'}
              onChoose={(side) => choose(path, side)}
              names={{ mine: text('mine'), theirs: text('theirs') }}
              values={{ mine: written(mine), theirs: written(other) }}
            />
          ))}
        </Stack>
        {merge.taken.length > 0 && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
            {text('conflict_others', { fields: [...new Set(merge.taken.map(labelOf))].join(', ') })}
          </Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onClose} disabled={isBusy}>
          {text('cancel')}
        </Button>
        <Button color="error" variant="outlined" onClick={onDiscard} disabled={isBusy}>
          {text('discard_mine')}
        </Button>
        <Button variant="contained" onClick={() => onMerge(chosen)} loading={isBusy}>
          {text('save_merged')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
