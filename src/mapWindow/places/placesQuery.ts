import { gql } from '../../dataProvider/gql';
import type { Server } from '../../dataProvider/server';

/** The coordinates of a job, as the job itself has them: confirmed, or estimated from its address. */
export interface JobPlaces {
  id: number;
  lat: number | null;
  lon: number | null;
  temp_lat: number | null;
  temp_lon: number | null;
}

/** So many jobs are asked for at once, each by its own field: the same question that the details of a card ask. */
export const AT_ONCE = 10;

const QUERY = gql(`
  query PlacesOfJobs($a: Int!, $b: Int!, $c: Int!, $d: Int!, $e: Int!, $f: Int!, $g: Int!, $h: Int!, $i: Int!, $j: Int!) {
    a: job(id: $a) { id lat lon temp_lat temp_lon }
    b: job(id: $b) { id lat lon temp_lat temp_lon }
    c: job(id: $c) { id lat lon temp_lat temp_lon }
    d: job(id: $d) { id lat lon temp_lat temp_lon }
    e: job(id: $e) { id lat lon temp_lat temp_lon }
    f: job(id: $f) { id lat lon temp_lat temp_lon }
    g: job(id: $g) { id lat lon temp_lat temp_lon }
    h: job(id: $h) { id lat lon temp_lat temp_lon }
    i: job(id: $i) { id lat lon temp_lat temp_lon }
    j: job(id: $j) { id lat lon temp_lat temp_lon }
  }
`);

/** No job has it. */
const NOBODY = 0;

/**
 * The places of at most ten jobs; one that the user may not read is not among them.
 * @throws CallError
 */
export const fetchPlaces = async ({ query }: Server, ids: readonly number[]): Promise<JobPlaces[]> => {
  const [a = NOBODY, b = NOBODY, c = NOBODY, d = NOBODY, e = NOBODY] = ids;
  const [f = NOBODY, g = NOBODY, h = NOBODY, i = NOBODY, j = NOBODY] = ids.slice(5);
  const answer = await query(QUERY, { a, b, c, d, e, f, g, h, i, j });
  return Object.values(answer).flatMap((job) => job ?? []);
};
