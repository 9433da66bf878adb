import Box from '@mui/material/Box';
import type { ChoiceLink } from '../page/dialog/confirmStore';

/** What a question is about, each to be looked at in a tab of its own: what was typed stays where it is. */
export const QuestionLinks = ({ links }: { links: readonly ChoiceLink[] }) => (
  <Box component="ul" sx={{ m: 0, mt: 1.5, pl: 2.5, display: 'grid', gap: 0.75, fontWeight: 400 }}>
    {links.map(({ to, label, note }) => (
      <Box component="li" key={to} sx={{ overflowWrap: 'anywhere' }}>
        <a href={to} target="_blank" rel="noopener">
          {label}
        </a>
        {note !== '' && <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{note}</Box>}
      </Box>
    ))}
  </Box>
);
