import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useHref } from 'react-router';

/**
 * A link that opens in a new tab, so that what is typed here stays; disabled without a place to go to, until the rows
 * are saved.
 */
export const NewTabLink = ({ to, children }: { to: string | null; children: ReactNode }) => {
  const href = useHref(to ?? '');
  return to === null ? (
    <Button size="small" disabled>
      {children}
    </Button>
  ) : (
    <Button
      size="small"
      component="a"
      href={href}
      target="_blank"
      rel="noopener"
      endIcon={<OpenInNewIcon style={{ fontSize: 14 }} />}
    >
      {children}
    </Button>
  );
};
