import Button, { type ButtonProps } from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useCan } from '../auth/useCan';
import { useLocalText } from '../i18n/useLocalText';
import type { Command } from './command';
import { shortcutCaps } from './shortcut';

const OPEN_TO_ALL = { all: [] } as const;

interface Props<Subject> extends Pick<ButtonProps, 'variant' | 'color' | 'size'> {
  command: Command<Subject>;
  subject: Subject;
}

/** A button drawn from a command; absent without its permission, disabled where it cannot be done now. */
export const CommandButton = <Subject,>({ command, subject, ...look }: Props<Subject>) => {
  const local = useLocalText();
  const may = useCan(command.need ?? OPEN_TO_ALL);
  if (command.need && !may) return null;
  const Icon = command.icon;
  const button = (
    <Button
      variant="outlined"
      {...look}
      disabled={command.isEnabled?.(subject) === false}
      {...(Icon ? { startIcon: <Icon fontSize="small" /> } : {})}
      onClick={() => void command.perform(subject)}
    >
      {local(command.label)}
    </Button>
  );
  return command.key ? (
    <Tooltip title={shortcutCaps(command.key).join(' + ')}>
      <span>{button}</span>
    </Tooltip>
  ) : (
    button
  );
};
