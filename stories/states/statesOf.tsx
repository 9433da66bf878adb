import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { everyStateShows } from './everyStateShows';

interface Parts {
  /** Selects what is pointed at, pressed and reached by the keyboard. */
  parts: string;
  /** Selects what the keyboard reaches, where that is something else. */
  reached?: string;
  draw: (isDisabled: boolean, isFocused: boolean) => ReactNode;
  /** What is typed into has no look of its own while it is pressed. */
  isTyped?: boolean;
  /** Selects what cannot be used, where that is drawn. */
  disabled?: string;
  /** Waits for what is drawn late. */
  play?: NonNullable<StoryObj['play']>;
}

/**
 * MUI's styles of a story by themselves, each in an element of its own. The add-on makes classes of a thousand rules of a style sheet
 * at most, and the tests of all stories, which share their pages, put more than that into the one that they share.
 */
const OwnStyles = ({ children }: { children: ReactNode }) => {
  const [cache] = useState(() => createCache({ key: 'states', speedy: false }));
  return (
    <CacheProvider value={cache}>
      <div>{children}</div>
    </CacheProvider>
  );
};

/**
 * The stories of a component's states, named as in docs/guides/storybook.md: how it rests, under the pointer, reached by the
 * keyboard, pressed and disabled. Storybook's add-on for pseudo-classes draws them; theme and language are the toolbars'.
 */
export const statesOf = ({ parts, reached = parts, draw, disabled, isTyped = false, play }: Parts) => {
  const shown = (pseudo: Record<string, string>, isDisabled = false): StoryObj => ({
    globals: { pseudo },
    render: () => <div>{draw(isDisabled, 'focusVisible' in pseudo)}</div>,
    ...(play && { play }),
  });
  const proven = (theme: 'light' | 'dark'): StoryObj => ({
    globals: { theme },
    render: () => (
      <OwnStyles>
        {draw(false, false)}
        {disabled && draw(true, false)}
      </OwnStyles>
    ),
    play: async (context) => {
      await play?.(context);
      await everyStateShows(context.canvasElement, context.id, { parts, reached, disabled, isTyped });
    },
  });
  return {
    rest: shown({}),
    hover: shown({ hover: parts }),
    focusVisible: shown({ focus: reached, focusVisible: reached }),
    pressed: shown({ hover: parts, active: parts }),
    disabled: shown({}, true),
    shows: proven('light'),
    showsInDark: proven('dark'),
  };
};
