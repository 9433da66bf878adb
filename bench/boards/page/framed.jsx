import { createRoot } from 'react-dom/client';
import { StoryFrame } from '../../../stories/support/StoryFrame';

/** Draws what `node` makes of an answer, in the frame that every story stands in. */
export const framed = (path, node) => (root, answer) => createRoot(root).render(
  <StoryFrame role="AD" language="en" mode="light" today={answer.today} path={path} ownToasts={false}>{node(answer)}</StoryFrame>,
);
