import { ROUTES } from '../../domain/access/routes';
import { aBuilder, api } from './browserApi';

type Ids = Record<string, { items: { id: number }[] }>;
interface Job {
  id: number;
  sub_jobs: { id: number; job_category: { id: number }; boulder_details: { id: number }[] }[];
}

const SUB_JOB = { is_cash_on_delivery: false, is_critical_note: false };
const GUNITE = 1;
const PEBBLE = 2;
const WARRANTY = 3;

/** The work orders by the words of their addresses, with the sub-job that has them. */
const ORDERS = {
  gunite: GUNITE,
  boulder: GUNITE,
  pebble: PEBBLE,
  daily: PEBBLE,
  prep: PEBBLE,
  repair: WARRANTY,
} as const;
export type OrderWord = keyof typeof ORDERS;
const isOrderWord = (word: string): word is OrderWord => Object.hasOwn(ORDERS, word);

/** Under which a paper's address names the order. */
const PAPER_WORDS: Readonly<Record<string, OrderWord>> = {
  'pebble-daily-work-order': 'daily',
  'warranty-work-order': 'repair',
};

/** A job with a sub-job of each category, a boulder entry and a work order of each type. */
export const aWholeJob = async () => {
  const company = await aBuilder({ schedule_contact_email: 'schedule@example.com' });
  const { made } = await api<{ made: Job }>(
    'admin',
    `mutation ($job: JobInput!) { made: createJob(job: $job) {
      id sub_jobs { id job_category { id } boulder_details { id } } } }`,
    {
      job: {
        name: 'Every Screen',
        company: { id: company.id },
        is_display: false,
        is_commercial: false,
        is_central_texas: false,
        sub_jobs: [
          { ...SUB_JOB, job_category: { id: GUNITE }, boulder_details: [{ addition: { id: 1 }, status: { id: 1 } }] },
          { ...SUB_JOB, job_category: { id: PEBBLE } },
          { ...SUB_JOB, job_category: { id: WARRANTY } },
        ],
      },
    },
  );
  const subJobOf = (category: number): number =>
    made.sub_jobs.find(({ job_category }) => job_category.id === category)?.id ?? 0;
  const orders = new Map<OrderWord, { subJob: number; id: number }>();
  for (const [type, category] of Object.entries(ORDERS)) {
    const subJob = subJobOf(category);
    const { id } = await api<{ id: number }>(
      'admin',
      'mutation ($subJob: Int!, $type: String!) { id: startWorkOrder(job_detail_id: $subJob, type: $type) }',
      { subJob, type },
    );
    if (isOrderWord(type)) orders.set(type, { subJob, id });
  }
  const boulder = made.sub_jobs.flatMap(({ boulder_details }) => boulder_details)[0]?.id ?? 0;
  return {
    id: made.id,
    gunite: subJobOf(GUNITE),
    pebble: subJobOf(PEBBLE),
    warranty: subJobOf(WARRANTY),
    boulder,
    order: (word: OrderWord) => orders.get(word) ?? { subJob: 0, id: 0 },
  };
};
export type WholeJob = Awaited<ReturnType<typeof aWholeJob>>;

/** Which list holds the record that a param of an address names. */
const LISTS: Readonly<Record<string, string>> = {
  customerID: 'customers',
  employeeID: 'employees',
  crewID: 'crews',
  dayID: 'daysWithoutWork',
  plantID: 'plants',
  gapID: 'chainGaps',
  homeownerID: 'homeowners',
  estimateID: 'estimates',
  userID: 'users',
  purchaseOrderId: 'purchaseOrders',
  inventoryRelocationOrderId: 'inventoryRelocationOrders',
  inventory_location: 'inventoryLocations',
  id: 'jobTypes',
};

const orderWord = (path: string, values: Readonly<Record<string, string>>): OrderWord => {
  const [, word = ''] = /work-order\/(\w+)\/:workOrderId/.exec(path) ?? [];
  const [, paper = ''] = /\/([\w-]+-work-order)\//.exec(path) ?? [];
  const found = values.type ?? (word || (PAPER_WORDS[paper] ?? paper.replace('-work-order', '')));
  if (!isOrderWord(found)) throw new Error(`no work order for ${path}`);
  return found;
};

const subJobOfPath = (path: string, job: WholeJob): number => {
  if (/batches|\/pebble\/|\/prep\//.test(path)) return job.pebble;
  return job.gunite;
};

/** All ways to choose a value for each of the names. */
const choices = (names: readonly [string, readonly string[]][]): Record<string, string>[] =>
  names.reduce<Record<string, string>[]>(
    (all, [name, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );

/**
 * Each address of the product with every value that its row in ROUTES lists, for the records of a job and of the demo.
 * Those of one who is signed out are left out.
 */
export const screenAddresses = async (job: WholeJob): Promise<{ path: string; address: string }[]> => {
  const names = Object.values(LISTS);
  const found = await api<Ids>(
    'admin',
    `{ ${names.map((name) => `${name}(page: { number: 1, size: 1 }) { items { id } }`).join(' ')} }`,
  );
  const addressOf = (path: string, values: Readonly<Record<string, string>>): string =>
    path.replaceAll(/:(\w+)/g, (_whole, param: string) => {
      const chosen = values[param];
      if (chosen !== undefined) return chosen;
      const ordered = /work-order/.test(path) && /:workOrderId/.test(path) ? job.order(orderWord(path, values)) : null;
      if (/^jobid$/i.test(param)) return String(job.id);
      if (/^jobdetailid$/i.test(param)) {
        if (values.type === 'repair') return String(job.warranty);
        if (values.type === 'pebble' || values.type === 'daily') return String(job.pebble);
        return String(ordered?.subJob ?? subJobOfPath(path, job));
      }
      if (param === 'workOrderId') return String(ordered?.id ?? 0);
      if (param === 'boulderID') return String(job.boulder);
      if (path.includes('wo-view')) return `pebble-${job.order('pebble').id},prep-${job.order('prep').id}`;
      if (param === 'selection') {
        if (values.stage === 'boulder') return String(job.boulder);
        if (values.stage === 'warranty') return String(job.warranty);
        return String(values.stage === 'gunite' ? job.gunite : job.pebble);
      }
      if (param === 'resource') return 'job-type';
      const id = found[LISTS[param] ?? '']?.items[0]?.id;
      if (id === undefined) throw new Error(`no record for :${param} of ${path}`);
      return String(id);
    });
  // A server without SOURCES has no screen of a source (tests/sources).
  return ROUTES.filter(({ signed_out, path }) => !signed_out && !path.startsWith('/source/')).flatMap(
    ({ path, values = {} }) =>
      choices(Object.entries(values).map(([name, needs]) => [name, Object.keys(needs)])).map((chosen) => ({
        path,
        address: addressOf(path, chosen),
      })),
  );
};
