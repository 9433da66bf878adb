import type { ServerArea } from '../../api/serverArea';
import { comments } from './commentCalls';
import { commentPublisher } from './commentPublisher';

/** Comments on records, with mentions and files. */
export const commentsArea: ServerArea = {
  calls: [comments],
  publishers: ({ open, registry }) => [commentPublisher(open.pool, registry)],
};
