import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Box from '@mui/material/Box';
import { Link } from 'react-router';
import { useLabel } from '../../crud/useLabel';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { useT } from '../../i18n/useT';
import { PageHeader } from '../../page/PageHeader';
import { useDocumentTitle } from '../../page/useDocumentTitle';

const LOOKUPS = '/admin/lookups';

/** Every lookup list with the way to its screens. */
export default function LookupsPage() {
  const t = useT();
  const label = useLabel();
  const { resources } = useCatalogue();
  const lookups = resources
    .filter(({ route }) => route.startsWith(`${LOOKUPS}/`))
    .map(({ name, route, label_plural }) => ({ name, route, title: label(label_plural) }))
    .sort((one, other) => one.title.localeCompare(other.title));
  useDocumentTitle(t('app.lookups.title'));
  return (
    <>
      <PageHeader crumbs={[{ label: t('app.lookups.title') }]} />
      <Box sx={{ px: { xs: '14px', sm: '24px' }, pb: 4 }}>
        <Card variant="outlined">
          <List sx={{ columnWidth: 260, columnGap: 2, p: 1 }}>
            {lookups.map(({ name, route, title }) => (
              <ListItem key={name} disablePadding sx={{ breakInside: 'avoid' }}>
                <ListItemButton component={Link} to={route}><ListItemText primary={title} /></ListItemButton>
              </ListItem>
            ))}
          </List>
        </Card>
      </Box>
    </>
  );
}
