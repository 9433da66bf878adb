import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { storyAddress, toolbarsIn, toolbarsOf } from './storyAddress';

/**
 * The page of a component, whose stories follow the toolbars. Each story stands in a frame of its own, which Storybook opens
 * without what they say, and plays; seventeen plays at once take the focus from each other and scroll the page.
 */
export const DocsWithToolbars = ({ children, ...props }: PropsWithChildren<DocsContainerProps>) => {
  const [toolbars, setToolbars] = useState(() => toolbarsIn(window.location.search));
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: { globals: Record<string, unknown> }): void => setToolbars(toolbarsOf(globals));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  const address = storyAddress(toolbars);
  // Storybook's frames take their address from here, once each: another address makes new frames.
  Object.assign(globalThis, { PREVIEW_URL: address });
  return (
    <DocsContainer key={address} {...props}>
      {children}
    </DocsContainer>
  );
};
