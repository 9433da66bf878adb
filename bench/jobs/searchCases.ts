import type pg from 'pg';
import { SEARCH_COLUMNS } from '../../domain/jobSearch/searchColumns';
import type { SearchCriteria } from '../../domain/jobSearch/searchCriteria';

/** A request of the search: a page by criteria, the count above it, or a keyword. */
export interface SearchCase {
  name: string;
  criteria?: SearchCriteria;
  count?: SearchCriteria;
  keyword?: string;
  follows?: boolean;
  /** Whether it may read a table through: few rows found among many and sorted, a count, or a text too short for an index. */ mayReadThrough?: true;
}

const SHORT = 'two letters of a name';
const shortOnes = (name: string): { mayReadThrough?: true } => (name === SHORT ? { mayReadThrough: true } : {});

/** What the filters look for: of each kind what is common and what is rare. */
const picked = async (pool: pg.Pool): Promise<Record<string, SearchCriteria>> => {
  const one = async <T>(text: string): Promise<T> =>
    (await pool.query<{ value: T }>(`select (${text}) as value`)).rows[0]?.value ?? Promise.reject(new Error(text));
  const most = (column: string, table: string, direction: string): Promise<number> =>
    one(
      `select ${column} from ${table} where ${column} is not null group by 1 order by count(*) ${direction}, 1 limit 1`,
    );
  const number = await one<number>(
    'select id from job where deleted_at is null and not is_estimate order by id offset 500 limit 1',
  );
  const date = await one<string>('select max(scheduled_app_date)::text from pebble_details');
  return {
    'one company': { company: [await most('company_id', 'job', 'asc')] },
    'the largest company': { company: [await most('company_id', 'job', 'desc')] },
    'a color': { color: [await most('color_id', 'color_addition', 'asc')] },
    'three colors': { color: [await most('color_id', 'color_addition', 'desc'), 2, 3] },
    'category gunite': { category: [1] },
    'category pebble': { category: [2] },
    'category warranty': { category: [3] },
    'a supervisor': { supervisor: [String(await most('company_supervisor_id', 'job', 'desc'))] },
    'a homeowner': { supervisor: [`${await most('homeowner_id', 'job', 'desc')}-h`] },
    'a rare status': { status: [await most('status_id', 'job_detail', 'asc')] },
    'the most common status': { status: [await most('status_id', 'job_detail', 'desc')] },
    'a rare job type': { job_type: [await most('job_type_id', 'job_detail_job_type', 'asc')] },
    'the most common job type': { job_type: [await most('job_type_id', 'job_detail_job_type', 'desc')] },
    'part of an address': { address: 'oak' },
    'part of a name': { name: 'residence' },
    'a name that nobody has': { name: 'qzxv' },
    [SHORT]: { name: 'qz' },
    'part of a city': { city: 'katy' },
    'a number': { number },
    'request form yes': { is_request_form: true },
    'request form no': { is_request_form: false },
    'Central Texas': { is_central_texas: true },
    'entered in a month': { entered_start_date: date.slice(0, 8) + '01', entered_end_date: date },
    'a scheduled application date': { scheduled_app_date: date },
    'company, status and city': {
      company: [await most('company_id', 'job', 'desc')],
      status: [await most('status_id', 'job_detail', 'desc')],
      city: 'katy',
    },
  };
};

interface Caller {
  phone: string;
  owner: string;
  builder: string;
  city: string;
  street: string;
}

/** Who calls: somebody of the demo, by all that such a person may say, in any order and however a number is written [JS-032]. */
const callers = async (pool: pg.Pool): Promise<Record<string, string>> => {
  const { rows } = await pool.query<Caller>(`
    select h.phone_number as phone, h.first_name || ' ' || h.last_name as owner, c.company_name as builder, j.city,
      regexp_replace(j.address_line_1, '^\\d+ ', '') as street
    from job j join homeowner h on h.id = j.homeowner_id join customer c on c.id = j.company_id
    where j.deleted_at is null and not j.is_estimate and h.phone_number <> '' and j.city <> '' and j.address_line_1 <> ''
    order by j.id offset 40 limit 1`);
  const [caller] = rows;
  if (!caller) throw new Error('The demo has no job with a homeowner who has a phone.');
  const { phone, owner, builder, city, street } = caller;
  const digits = phone.replaceAll(/\D/g, '');
  const [firstName = '', ...lastName] = owner.split(' ');
  return {
    'phone as stored': phone,
    'phone in digits': digits,
    'phone with dots': digits.replace(/^(\d{3})(\d{3})/, '$1.$2.'),
    'seven digits': digits.slice(-7),
    'four digits': digits.slice(-4),
    'a phone that nobody has': '9990001234',
    owner,
    'owner, last name first': `${lastName.join(' ')} ${firstName}`,
    builder,
    city,
    'city and owner': `${city} ${lastName.join(' ')}`,
    'street, city and builder': `${street} ${city} ${builder}`,
    'builder, city and street': `${builder} ${city} ${street}`,
    'city and a name that nobody has': `${city} qzxv`,
  };
};

/** Every sort both ways and its next page, every filter by number, by name and counted, and keywords. */
export const searchCases = async (pool: pg.Pool): Promise<SearchCase[]> => {
  const filters = Object.entries(await picked(pool));
  const called = Object.entries(await callers(pool));
  return [
    ...Object.keys(SEARCH_COLUMNS).flatMap((sort) =>
      [true, false].flatMap((asc) =>
        [false, true].map((follows) => ({
          name: `by ${sort} ${asc ? 'up' : 'down'}, ${follows ? 'next' : 'first'} page`,
          criteria: { sort, asc },
          follows,
        })),
      ),
    ),
    ...filters.map(([name, criteria]) => ({ name: `${name}, first page`, criteria, ...shortOnes(name) })),
    ...filters.map(([name, criteria]) => ({ name: `${name}, next page`, criteria, follows: true, ...shortOnes(name) })),
    ...filters.map(([name, criteria]) => ({
      name: `${name}, by name`,
      criteria: { ...criteria, sort: 'name', asc: true },
      mayReadThrough: true as const,
    })),
    ...[['all', {}] as const, ...filters].map(([name, count]) => ({
      name: `${name}, counted`,
      count,
      mayReadThrough: true as const,
    })),
    ...called.map(([name, keyword]) => ({ name: `a caller by ${name}`, keyword })),
    ...called.map(([name, keyword]) => ({ name: `a caller by ${name}, in the list`, criteria: { keyword } })),
    ...['oak', 'residence', 'qzxv', 'oa', 'qz'].map((keyword) => ({
      name: `keyword "${keyword}"`,
      keyword,
      ...(keyword.length < 3 ? { mayReadThrough: true as const } : {}),
    })),
  ];
};
