import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { StoryFrame } from '../../../stories/support/StoryFrame';

/**
 * Stands the frame of every story, which belongs to the app and is there before a board is: session, language, theme, address.
 * Answers what draws in it what `node` makes of an answer.
 */
export const framed = async (path, node, root, answer) => {
  const made = node(answer);
  const show = await new Promise((resolve) => {
    const Slot = () => {
      const [shown, setShown] = useState(false);
      return shown ? (
        made
      ) : (
        <span
          ref={(there) => {
            if (there) resolve(() => setShown(true));
          }}
        />
      );
    };
    createRoot(root).render(
      <StoryFrame role="AD" language="en" mode="light" today={answer.today} path={path} ownToasts={false}>
        <Slot />
      </StoryFrame>,
    );
  });
  return show;
};
