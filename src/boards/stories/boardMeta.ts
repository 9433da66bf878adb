import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryBoard } from './StoryBoard';

/** What the stories of a board have in common: the pebble week, a browser that remembers nothing. */
export const boardMeta = {
  component: StoryBoard,
  args: { board: {}, server: {}, events: [], offline: false },
  beforeEach: () => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  },
} satisfies Meta<typeof StoryBoard>;

export type BoardStory = StoryObj<typeof boardMeta>;

/** The first card of the Unassigned tray of the group Prep. */
export const PREP = 'crew_information:110';
