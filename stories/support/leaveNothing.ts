/**
 * Files of stories run one after another in the same page, at two thirds of the time. Storybook takes a story down when
 * the next one starts: without this the last one of a file would stand under the first of the next.
 */
import { afterAll } from 'vitest';
import { composeStory } from 'storybook/preview-api';

/** What a dialog did to the page is undone by React after the dialog has gone. */
const EFFECTS_MS = 50;

afterAll(async () => {
  await composeStory({ render: () => null }, { title: 'End of a file' }, {}).run();
  await new Promise((resolve) => setTimeout(resolve, EFFECTS_MS));
});
