import InboxIcon from '@mui/icons-material/InboxOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import QuestionMarkIcon from '@mui/icons-material/HelpOutlineOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOffOutlined';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const ICONS = { empty: InboxIcon, no_match: SearchOffIcon, forbidden: LockIcon, missing: QuestionMarkIcon } as const;

interface Props {
  kind: keyof typeof ICONS;
  title: string;
  text?: string;
  /** What to do next. */
  action?: ReactNode;
}

/** Stands where there is nothing to show: says why, and what to do next. */
export const Notice = ({ kind, title, text, action }: Props) => {
  const Icon = ICONS[kind];
  return (
    <Paper variant="outlined" role="status" sx={{ py: 7, px: 3, textAlign: 'center', borderRadius: '12px' }}>
      <Icon aria-hidden style={{ fontSize: 44, color: 'var(--text-faint)' }} />
      <Typography variant="h2" sx={{ mt: 1 }}>
        {title}
      </Typography>
      {text && (
        <Typography color="text.secondary" sx={{ mt: 0.5 }}>
          {text}
        </Typography>
      )}
      {action && (
        <Typography component="div" sx={{ mt: 2.5 }}>
          {action}
        </Typography>
      )}
    </Paper>
  );
};
