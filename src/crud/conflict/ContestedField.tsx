import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatValue } from '#domain/fields/formatValue';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { useLanguage } from '../../i18n/useLanguage';
import { useReferenced } from '../reference/useReferenced';
import { useCrudText } from '../useCrudText';
import { useLabel } from '../useLabel';
import { recordTitle } from '../values/recordTitle';
import type { Contested } from './mergeRecords';

type Side = 'mine' | 'theirs';
const SIDES: readonly Side[] = ['mine', 'theirs'];

interface Props { contested: Contested; side: Side; onChoose: (side: Side) => void }

/** One field with the two values that it could get. */
export const ContestedField = ({ contested, side, onChoose }: Props) => {
  const text = useCrudText();
  const label = useLabel();
  const { language } = useLanguage();
  const { find } = useCatalogue();
  const id = useId();
  const { descriptor } = contested;
  const target = descriptor?.kind === 'Reference' && descriptor.reference ? find(descriptor.reference) : undefined;
  const named = useReferenced(target, SIDES.map((one) => contested[one]).filter((value) => typeof value === 'number'));

  const written = (value: unknown): string => {
    if (!descriptor) return text(value === true ? 'row_kept' : 'row_removed');
    const row = target && named.find((one) => one.id === value);
    return (row ? recordTitle(target, row) : formatValue(descriptor, value, language)) || text('no_value');
  };
  return (
    <FormControl>
      <FormLabel id={id} sx={{ fontWeight: 600, mb: 0.5 }}>{label(contested.label)}</FormLabel>
      <RadioGroup aria-labelledby={id} value={side} sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1 }}>
        {SIDES.map((one) => (
          <Box
            component="label" key={one}
            sx={{ display: 'flex', gap: 0.5, p: 1, pr: 1.5, border: 1, borderRadius: '10px', cursor: 'pointer', minWidth: 0, borderColor: side === one ? 'primary.main' : 'divider', bgcolor: side === one ? 'action.selected' : undefined }}
          >
            <Radio size="small" value={one} checked={side === one} onChange={() => onChoose(one)} sx={{ alignSelf: 'flex-start' }} />
            <Box component="span" sx={{ minWidth: 0 }}>
              <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>{text(one)}</Typography>
              <Typography component="span" variant="body1" sx={{ display: 'block', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{written(contested[one])}</Typography>
            </Box>
          </Box>
        ))}
      </RadioGroup>
    </FormControl>
  );
};
