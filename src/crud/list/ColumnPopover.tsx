import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { useColumnPreferences } from '../listState/useColumnPreferences';
import { useBackCloses } from '../../page/dialog/useBackCloses';
import { useCrudText } from '../look/useCrudText';
import { WidthInput } from './WidthInput';

interface ChosenColumn {
  name: string;
  /** In the language of the screen. */
  label: string;
}

export interface ColumnProps {
  /** Those shown, in their order, and those that are not. */
  shown: readonly ChosenColumn[];
  hidden: readonly ChosenColumn[];
  preferences: ReturnType<typeof useColumnPreferences>;
}

const moved = (names: readonly string[], name: string, by: 1 | -1): string[] => {
  const from = names.indexOf(name);
  const next = names.filter((other) => other !== name);
  next.splice(from + by, 0, name);
  return next;
};

interface Props extends ColumnProps {
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** All columns to choose from: the shown ones first, in their order, then the rest. */
export const ColumnPopover = ({ shown: columns, hidden, preferences, anchor, onClose }: Props) => {
  const text = useCrudText();
  const shown = columns.map(({ name }) => name);
  useBackCloses(anchor !== null, onClose);
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': text('columns') } }}
    >
      <Box
        sx={{ width: 400, maxWidth: '100%', maxHeight: 'min(70vh, 560px)', display: 'flex', flexDirection: 'column' }}
      >
        <Box sx={{ px: 2, pt: 2, pb: 1 }}>
          <Typography variant="subtitle2" component="h2">
            {text('columns')}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {text('columns_hint')}
          </Typography>
        </Box>
        <Stack component="ul" sx={{ listStyle: 'none', m: 0, px: 1, py: 0, overflow: 'auto' }}>
          {[...columns, ...hidden].map(({ name, label: title }, index) => {
            const on = index < shown.length;
            return (
              <Stack
                component="li"
                direction="row"
                key={name}
                sx={{ alignItems: 'center', px: 1, borderRadius: 1, '&:hover': { bgcolor: 'action.hover' } }}
              >
                <FormControlLabel
                  sx={{ flex: 1, mr: 0, minWidth: 0 }}
                  slotProps={{ typography: { variant: 'body2', noWrap: true } }}
                  label={title}
                  control={
                    <Checkbox
                      size="small"
                      checked={on}
                      disabled={on && shown.length === 1}
                      onChange={() =>
                        preferences.setShown(on ? shown.filter((other) => other !== name) : [...shown, name])
                      }
                    />
                  }
                />
                {on && (
                  <>
                    <WidthInput
                      label={text('width_of', { label: title })}
                      placeholder={text('width_own')}
                      value={preferences.preferences?.widths[name]}
                      onChange={(width) => preferences.setWidth(name, width)}
                    />
                    <IconButton
                      size="small"
                      disabled={index === 0}
                      aria-label={text('move_up', { label: title })}
                      onClick={() => preferences.setShown(moved(shown, name, -1))}
                    >
                      <ArrowUpwardIcon fontSize="inherit" />
                    </IconButton>
                    <IconButton
                      size="small"
                      disabled={index === shown.length - 1}
                      aria-label={text('move_down', { label: title })}
                      onClick={() => preferences.setShown(moved(shown, name, 1))}
                    >
                      <ArrowDownwardIcon fontSize="inherit" />
                    </IconButton>
                  </>
                )}
              </Stack>
            );
          })}
        </Stack>
        <Stack direction="row" sx={{ p: 1, justifyContent: 'space-between', borderTop: 1, borderColor: 'divider' }}>
          <Button size="small" color="inherit" onClick={preferences.reset}>
            {text('reset')}
          </Button>
          <Button size="small" onClick={onClose}>
            {text('close')}
          </Button>
        </Stack>
      </Box>
    </Popover>
  );
};
