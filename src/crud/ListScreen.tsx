import { AtPlace } from './AtPlace';
import { ResourceList } from './list/ResourceList';

/** The list of every generated resource [BLDR-001 HOM-001]. */
const ListScreen = () => (
  <AtPlace>{({ resource }) => <ResourceList key={resource.name} resource={resource} />}</AtPlace>
);

export default ListScreen;
