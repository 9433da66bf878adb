import type { Leg } from '#domain/boards/distance/road';
import { isRecord } from '#domain/values';
import type { Rest } from '../../dataProvider/rest';

/** What the server tells of some ways: null where its table service told none, or none is set. */
export interface RoadAnswer {
  has_service: boolean;
  /** Miles by road, a value for each way. */
  miles: readonly (number | null)[];
}

/** Asks the server for the miles of ways. @throws CallError, and for an answer that is none */
export const fetchMiles = async (rest: Rest, legs: readonly Leg[]): Promise<RoadAnswer> => {
  const response = await rest('/v1/distances', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ legs: legs.map(({ from, to }) => ({ from: degrees(from), to: degrees(to) })) }),
  });
  const body: unknown = await response.json();
  if (!isRecord(body) || !Array.isArray(body.miles) || body.miles.length !== legs.length)
    throw new Error('The answer has no miles.');
  return {
    has_service: body.has_service === true,
    miles: body.miles.map((miles: unknown) => (typeof miles === 'number' && miles >= 0 ? miles : null)),
  };
};

const degrees = ({ lat, lon }: Leg['from']): Leg['from'] => ({ lat, lon });
