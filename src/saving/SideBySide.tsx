import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

export type Side = 'mine' | 'theirs';
export const SIDES: readonly Side[] = ['mine', 'theirs'];

interface Props {
  label: string;
  side: Side;
  onChoose: (side: Side) => void;
  names: Readonly<Record<Side, string>>;
  values: Readonly<Record<Side, string>>;
}

/** One value in two versions, to choose from. */
export const SideBySide = ({ label, side, onChoose, names, values }: Props) => {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id} sx={{ fontWeight: 600, mb: 0.5 }}>
        {label}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={side}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1 }}
      >
        {SIDES.map((one) => (
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
                {values[one]}
              </Typography>
            </Box>
          </Box>
        ))}
      </RadioGroup>
    </FormControl>
  );
};
