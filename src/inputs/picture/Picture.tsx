import Avatar from '@mui/material/Avatar';
import { initials } from './initials';

interface Props {
  /** Without one, or when it cannot be loaded, the initials of `name` are shown. */
  url: string | null;
  name: string;
  /** Pixels. */
  size: number;
  /** Told to those who do not see it; left out where the name stands beside it. */
  alt?: string;
}

/** A picture of a record, whole, on white: logos are drawn for paper. */
export const Picture = ({ url, name, size, alt = '' }: Props) => (
  <Avatar
    variant="rounded" src={url ?? undefined} alt={alt} aria-hidden={alt === '' ? true : undefined}
    slotProps={{ img: { loading: 'lazy', decoding: 'async', draggable: false } }}
    sx={{
      width: size, height: size, fontSize: Math.max(11, size * 0.38), fontWeight: 600, borderRadius: size > 48 ? '12px' : '8px',
      bgcolor: url === null ? 'action.selected' : 'common.white', color: 'text.primary', border: 1, borderColor: 'divider',
      '& img': { objectFit: 'contain' },
    }}
  >
    {url === null ? initials(name) : undefined}
  </Avatar>
);
