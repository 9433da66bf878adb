import type { RecordId } from '../../dataProvider/row';
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { duplicatePath } from './paths';
import { useCrudText } from './useCrudText';

interface Props {
  resource: ResourceDescriptor;
  id: RecordId;
}

/** Leads to a new record that starts with the values of this one, for those who may make one. A telephone shows the icon alone. */
export const DuplicateButton = ({ resource, id }: Props) => {
  const text = useCrudText();
  if (!useCatalogue().rightsOf(resource.name).create || resource.operations.create === undefined) return null;
  return (
    <Button
      component={RouterLink}
      to={duplicatePath(resource, id)}
      color="inherit"
      startIcon={<CopyIcon />}
      aria-label={text('duplicate')}
      sx={{ minWidth: { xs: 44, sm: 64 }, '& .MuiButton-startIcon': { ml: { xs: 0, sm: -0.5 }, mr: { xs: 0, sm: 1 } } }}
    >
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {text('duplicate')}
      </Box>
    </Button>
  );
};
