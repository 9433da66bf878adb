import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useIsView } from '../../auth/useIsView';
import { ResourceList } from '../../crud/list/ResourceList';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { Loading } from '../../errors/Loading';
import { usePeopleText } from '../usePeopleText';

/** /user: the users [USR-001 USR-013]. */
export default function UsersScreen() {
  const text = usePeopleText();
  const isView = useIsView();
  const { find, isReady } = useCatalogue();
  const resource = find('user');
  const actions = (
    <>
      <Button component={Link} to="/access" color="inherit">
        {text('why')}
      </Button>
      {!isView && (
        <Button component={Link} to="/user/new" variant="contained" startIcon={<AddIcon />}>
          {text('new')}
        </Button>
      )}
    </>
  );
  return isReady && resource ? <ResourceList resource={resource} actions={actions} /> : <Loading />;
}
