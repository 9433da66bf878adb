import { presite } from './presiteCalls';
import { presitePublisher } from './presitePublisher';
import type { ServerArea } from '../../api/serverArea';

/** The presite schedule. */
export const presiteArea: ServerArea = {
  calls: [presite],
  publishers: ({ open }) => [presitePublisher(open.pool)],
};
