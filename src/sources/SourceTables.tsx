import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { GUTTER } from '../crud/look/RecordPage';
import { useLocalText } from '../i18n/useLocalText';
import { PageHeader } from '../page/PageHeader';
import { useDocumentTitle } from '../page/useDocumentTitle';
import type { OpenSource } from '../dataProvider/sources/openSource';
import { useSourcesText } from './messages';

/** The lists of a source [SRC-002]. */
export const SourceTables = ({ access: { label, tables } }: OpenSource) => {
  const text = useSourcesText();
  const local = useLocalText();
  useDocumentTitle(local(label));
  return (
    <>
      <PageHeader crumbs={[{ label: local(label) }]} />
      <Box sx={{ px: GUTTER, pb: 2, maxWidth: 640 }}>
        {tables.length === 0 ? (
          text('none')
        ) : (
          <List aria-label={text('tables')}>
            {tables.map(({ descriptor: { name, label_plural, route } }) => (
              <ListItem key={name} disablePadding divider>
                <ListItemButton component={Link} to={route}>
                  <ListItemText primary={label_plural} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        )}
      </Box>
    </>
  );
};
