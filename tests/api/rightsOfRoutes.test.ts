import { describe, expect, it } from 'vitest';
import { DATA_SETS } from '#domain/exports/dataSets';
import { productSchema } from '../../server/areas';
import {
  editsSubJob,
  holds,
  isJobEditor,
  readsJob,
  readsSubJob,
  readsTable,
  writesTable,
  type JobFact,
  type Person,
  type SubJobFact,
} from '../support/accessReference';
import { TABLE_FIELDS } from '../support/fieldReference';
import { JOBS, PAPERS, PAPERS_JOB, PAPERS_PART, SUB_JOBS } from '../support/rightsWorld';
import { exporter, routeWorld, type Cell } from '../support/routeWorld';

const { registry } = productSchema();
const ORDER = 77_001;
/** A work order of each type, and the sub-job that it is of. */
const WORK_ORDERS: Readonly<Record<string, number>> = {
  gunite: 9107,
  boulder: 9101,
  pebble: 9108,
  'pebble-daily': 9102,
  prep: 9116,
  warranty: 9109,
};

const { send, differences } = await routeWorld(`
  insert into vendor (id, name) values (9730, 'Vendor');
  insert into purchase_order (id, order_name, supplier_id, created_by_id, order_status_id) values (${ORDER}, 'Order', 9730, 9500, 1);
  insert into inventory_relocation_order (id, order_number, order_name, order_status_id, from_inventory_location_id, to_inventory_location_id)
    select ${ORDER}, 'RO-77001', 'Move', 1, min(id), max(id) from lookup_inventory_location;
  update document set file_name = 'a.pdf', file_type = 'application/pdf', storage_key = 'stored-' || id;
  ${Object.entries(WORK_ORDERS)
    .map(
      ([type, subJob]) =>
        `insert into ${type.replace('-', '_')}_work_order (id, job_id, job_detail_id) select ${ORDER}, job_id, id from job_detail where id = ${subJob};`,
    )
    .join('\n  ')}`);

const subJobOf = (id: number): SubJobFact => {
  const found = SUB_JOBS.find((one) => one.id === id);
  if (!found) throw new Error(`no sub-job ${id}`);
  return found;
};
const jobOf = (id: number): JobFact => {
  const found = JOBS.find((one) => one.id === id);
  if (!found) throw new Error(`no job ${id}`);
  return found;
};
const yes = (may: boolean): readonly number[] => (may ? [200] : [403, 404]);

/** The ids in the first column of a CSV file. */
const idsOf = async (response: Response): Promise<number[]> =>
  (await response.text())
    .split('\r\n')
    .slice(1, -1)
    .map((line) => Number(line.split(',')[0]))
    .toSorted((a, b) => a - b);

const SEES_SOME_SUB_JOB = [
  ...['GUNITE_JOB', 'PLASTER_JOBS'].flatMap((stem) => [`CAN_VIEW_${stem}_ALL`, `CAN_VIEW_${stem}_ASSIGNED_TO_USER`]),
  'CAN_VIEW_WARRANTY_JOBS',
  'CAN_VIEW_MY_JOBS',
];

/** Data sets of jobs: who may ask for them at all, and which rows each of these gets. */
const OF_JOBS: Readonly<Record<string, { may(person: Person): boolean; ids(person: Person): number[] }>> = {
  jobs: {
    may: (person) => holds(person, 'CAN_VIEW_JOB', ...SEES_SOME_SUB_JOB),
    ids: (person) => JOBS.filter((job) => !job.is_estimate && readsJob(person, job)).map(({ id }) => id),
  },
  'sub-jobs': {
    may: (person) => holds(person, ...SEES_SOME_SUB_JOB),
    ids: (person) =>
      SUB_JOBS.filter((one) => readsSubJob(person, one))
        .map(({ id }) => id)
        .toSorted((a, b) => a - b),
  },
  estimates: {
    may: (person) => holds(person, 'CAN_VIEW_ESTIMATE'),
    ids: (person) => JOBS.filter((job) => job.is_estimate && readsJob(person, job)).map(({ id }) => id),
  },
  'work-orders': {
    may: (person) => holds(person, ...SEES_SOME_SUB_JOB),
    ids: (person) =>
      Object.values(WORK_ORDERS)
        .filter((subJob) => readsSubJob(person, subJobOf(subJob)))
        .map(() => ORDER),
  },
};
/** The other data sets, by the table that they are of. */
const TABLE_OF: Readonly<Record<string, string>> = {
  builders: 'customer',
  'builder-contacts': 'customer_contact',
  homeowners: 'homeowner',
  employees: 'employee',
  users: 'user',
  products: 'product',
  inventory: 'inventory',
  'purchase-orders': 'purchase_order',
  'relocation-orders': 'inventory_relocation_order',
};

/** Of the lists that administrators keep two stand for all. */
const RESOURCES = registry.resources.filter(
  ({ name, isLookup }) => !isLookup || ['city', 'pebble_color'].includes(name),
);

describe('an export', () => {
  const ofTable = (name: string): Cell => {
    const order = WORK_ORDERS[name.replace('_work_order', '').replace('_', '-')];
    return {
      name: `export of ${name}`,
      ask: (account) => send(account, `/v1/export/${name}`),
      expected: (person) => yes(readsTable(exporter(person), name)),
      also: async (response, person) => {
        if (order === undefined && name !== 'estimate') return null;
        const may = order === undefined ? readsJob(person, jobOf(9005)) : readsSubJob(person, subJobOf(order));
        return (await idsOf(response)).includes(order === undefined ? 9005 : ORDER) === may
          ? null
          : `holds the row: ${String(!may)}`;
      },
    };
  };

  it('of each table is for who reads its records and may take data home, with the rows that they read [AUTH-053 ADM-007]', async () => {
    expect(await differences(RESOURCES.map(({ name }) => ofTable(name)))).toEqual([]);
  }, 120_000);

  it('of each data set is for the same people', async () => {
    const cells = DATA_SETS.map(({ name }): Cell | string => {
      const [jobs, table] = [OF_JOBS[name], TABLE_OF[name]];
      if (jobs)
        return {
          name: `data set ${name}`,
          ask: (account) => send(account, `/v1/export/${name}?sort=id`),
          expected: (person) => yes(jobs.may(person)),
          also: async (response, person) => {
            const ids = await idsOf(response);
            return ids.join() === jobs.ids(person).join()
              ? null
              : `holds ${ids.join()}, not ${jobs.ids(person).join()}`;
          },
        };
      if (table !== undefined)
        return {
          name: `data set ${name}`,
          ask: (account) => send(account, `/v1/export/${name}`),
          expected: (person) => yes(readsTable(person, table)),
        };
      if (name === 'color-recipes')
        return {
          name: `data set ${name}`,
          ask: (account) => send(account, `/v1/export/${name}`),
          expected: (person) => yes(holds(person, 'CAN_VIEW_COLOR_RECIPE')),
        };
      return name;
    });
    expect(cells.filter((cell) => typeof cell === 'string')).toEqual([]);
    expect(await differences(cells.filter((cell) => typeof cell !== 'string'))).toEqual([]);
  }, 120_000);

  it('holds no column that is secret, even for an administrator who asks for it by name', async () => {
    const found: string[] = [];
    for (const { name, entity } of RESOURCES)
      for (const field of (TABLE_FIELDS[entity.name] ?? []).filter(({ is_secret }) => is_secret)) {
        const { status } = await send('other_admin', `/v1/export/${name}?columns=${field.name}`);
        if (status !== 422) found.push(`${name}.${field.name} is ${status}`);
      }
    expect(found).toEqual([]);
  });

  it('of everything is for administrators who may take data home', async () => {
    expect(
      await differences([
        {
          name: 'export of all',
          ask: (account) => send(account, '/v1/export/all'),
          expected: (person) => yes(holds(person, 'CAN_ADMINISTER_USER')),
        },
      ]),
    ).toEqual([]);
  });

  it('is refused without the right to take data home, whatever else is held [AUTH-053]', async () => {
    const statuses = new Map<string, number>();
    for (const { name } of [...RESOURCES, ...DATA_SETS])
      statuses.set(name, (await send('admin_at_home', `/v1/export/${name}`)).status);
    expect([...statuses].filter(([, status]) => status !== 403)).toEqual([]);
  });
});

describe('an import', () => {
  const post = (account: string, path: string): Promise<Response> =>
    send(account, path, { method: 'POST', headers: { 'content-type': 'text/csv' }, body: 'ID\r\n4711\r\n' });
  const isOffered = (name: string): boolean => {
    const resource = RESOURCES.find((one) => one.name === name);
    return resource?.descriptor.operations.update !== undefined && !name.endsWith('_work_order');
  };

  it('of each table is for who may read and change its records, also when it is only tried', async () => {
    const mapping = encodeURIComponent('["id"]');
    expect(
      await differences(
        RESOURCES.flatMap(({ name }): Cell[] => {
          const expected = (person: Person): readonly number[] =>
            !isOffered(name) ? [404] : readsTable(person, name) && writesTable(person, name) ? [200, 422] : [403];
          return [
            { name: `look into ${name}`, ask: (account) => post(account, `/v1/import/${name}/look`), expected },
            {
              name: `refused rows of ${name}`,
              ask: (account) => post(account, `/v1/import/${name}/refused?mode=dry&mapping=${mapping}`),
              expected,
            },
            {
              name: `try of ${name}`,
              ask: (account) => post(account, `/v1/import/${name}?mode=dry&mapping=${mapping}`),
              expected,
            },
          ];
        }),
      ),
    ).toEqual([]);
  }, 120_000);
});

describe('a paper', () => {
  it('is for who reads its record [WO-021 PO-001 RO-001]', async () => {
    expect(
      await differences([
        ...Object.entries(WORK_ORDERS).map(([type, id]): Cell => ({
          name: `paper of a ${type} work order`,
          ask: (account) => send(account, `/v1/pdf/${type}-work-order/${ORDER}`),
          expected: (person) => yes(readsSubJob(person, subJobOf(id))),
        })),
        ...['purchase-order', 'inventory-relocation'].map((kind): Cell => ({
          name: `paper of a ${kind}`,
          ask: (account) => send(account, `/v1/pdf/${kind}/${ORDER}`),
          expected: (person) => yes(holds(person, 'CAN_VIEW_INVENTORY')),
        })),
      ]),
    ).toEqual([]);
  }, 120_000);
});

describe('the file of a document', () => {
  const seen: Readonly<Record<number, (person: Person) => boolean>> = {
    [PAPERS.plan]: (person) => readsJob(person, jobOf(PAPERS_JOB)),
    [PAPERS.of_part]: (person) => readsSubJob(person, subJobOf(PAPERS_PART)),
    [PAPERS.estimate]: (person) => readsJob(person, jobOf(PAPERS_JOB)) && holds(person, 'CAN_VIEW_ESTIMATE'),
  };

  it('is for who may see the document, alone and among others [DOC-044]', async () => {
    const ids = Object.keys(seen).map(Number);
    expect(
      await differences([
        ...ids.map((id): Cell => ({
          name: `file of document ${id}`,
          ask: (account) => send(account, `/v1/documents/${id}/file`),
          expected: (person) => (seen[id]?.(person) ? [302] : [403, 404]),
        })),
        {
          name: 'list of documents',
          ask: (account) =>
            send(account, '/graphql', {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({ query: `{ documents(job_id: ${PAPERS_JOB}) { id } }` }),
            }),
          expected: () => [200, 403, 404],
          also: async (response, person) => {
            const text = await response.text();
            const wrong = ids.filter((id) => text.includes(String(id)) !== seen[id]?.(person));
            return wrong.length === 0 ? null : `is wrong about ${wrong.join()}`;
          },
        },
      ]),
    ).toEqual([]);
  });
});

describe('an address to send a file to', () => {
  const presign = (account: string, key: string, contentType: string): Promise<Response> =>
    send(account, '/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({
        query: `mutation { presign(key: "${key}", contentType: "${contentType}") { url } }`,
      }),
    });
  const isGiven = (may: (person: Person) => boolean) => async (response: Response, person: Person) =>
    (await response.text()).includes('/v1/upload') === may(person) ? null : `is given: ${String(!may(person))}`;

  /** "EDIT right on the sub-job (job), or read right + MOBILE_UPLOAD" */
  const adds =
    (job: JobFact) =>
    (person: Person): boolean =>
      readsJob(person, job) &&
      (job.sub_jobs.some((part) => editsSubJob(person, part)) ||
        (!person.codes.has('IS_SUBCONTRACTOR') &&
          holds(
            person,
            ...(job.is_estimate
              ? ['CAN_EDIT_ESTIMATE']
              : ['CAN_EDIT_GUNITE_JOB_ALL', 'CAN_EDIT_PLASTER_JOBS_ALL', 'CAN_EDIT_WARRANTY_JOBS']),
          )) ||
        (holds(person, 'CAN_MOBILE_UPLOAD') && job.sub_jobs.some((part) => readsSubJob(person, part))));

  it('of a job’s documents is for who may change the job or one of its sub-jobs, or upload to one that they see [DOC-046]', async () => {
    expect(
      await differences(
        JOBS.map((job): Cell => ({
          name: `address for job ${job.id}`,
          ask: (account) => presign(account, `job/${job.id}/documents/Plan/a.pdf`, 'application/pdf'),
          expected: () => [200],
          also: isGiven(adds(job)),
        })),
      ),
    ).toEqual([]);
  }, 60_000);

  it('of a builder’s picture is for who may read and change builders', async () => {
    expect(
      await differences([
        {
          name: 'address for a picture',
          ask: (account) => presign(account, 'customer/9700/profile/a.png', 'image/png'),
          expected: () => [200],
          also: isGiven((person) => readsTable(person, 'customer') && isJobEditor(person)),
        },
      ]),
    ).toEqual([]);
  });
});
