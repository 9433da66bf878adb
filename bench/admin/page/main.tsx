/** The peer: react-admin's own list and grid over a REST data provider of the simplest kind, without rights, history or a session. */
import { createRoot } from 'react-dom/client';
import {
  Admin,
  BooleanField,
  Datagrid,
  fetchUtils,
  List,
  Pagination,
  Resource,
  SearchInput,
  TextField,
  TextInput,
  type DataProvider,
} from 'react-admin';

const notOffered = async (): Promise<never> => {
  throw new Error('the bench reads lists only');
};

/** `GET /api/{resource}?filter=&sort=&range=`, with the count in Content-Range: what react-admin's simple REST provider speaks. */
const dataProvider: DataProvider = {
  getList: async (
    resource,
    { pagination = { page: 1, perPage: 25 }, sort = { field: 'id', order: 'ASC' }, filter },
  ) => {
    const { page, perPage } = pagination;
    const query = new URLSearchParams({
      filter: JSON.stringify(filter ?? {}),
      sort: JSON.stringify([sort.field, sort.order]),
      range: JSON.stringify([(page - 1) * perPage, page * perPage - 1]),
    });
    const { headers, json } = await fetchUtils.fetchJson(`/api/${resource}?${query.toString()}`);
    return { data: json, total: Number(headers.get('content-range')?.split('/').at(-1)) };
  },
  getOne: notOffered,
  getMany: notOffered,
  getManyReference: notOffered,
  create: notOffered,
  update: notOffered,
  updateMany: notOffered,
  delete: notOffered,
  deleteMany: notOffered,
};

const filters = [<SearchInput key="q" source="q" alwaysOn />, <TextInput key="city" source="city" alwaysOn />];

const Builders = () => (
  <List
    filters={filters}
    perPage={25}
    sort={{ field: 'company_name', order: 'ASC' }}
    pagination={<Pagination rowsPerPageOptions={[25]} />}
    exporter={false}
  >
    <Datagrid rowClick={false}>
      <TextField source="company_name" />
      <TextField source="customer_no" />
      <TextField source="city" />
      <TextField source="business_phone" />
      <TextField source="schedule_contact_email" />
      <TextField source="contact_count" />
      <BooleanField source="is_active" />
    </Datagrid>
  </List>
);

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <Admin dataProvider={dataProvider} disableTelemetry>
      <Resource name="customer" list={Builders} />
    </Admin>,
  );
