import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { StoryFrame } from '../stories/support/StoryFrame';
import { ROLES } from '../domain/access/roles';
import { asWeekStart } from '../domain/weekStart';
import { DocsWithToolbars } from '../stories/support/DocsWithToolbars';
import { FIRST_TOOLBARS } from '../stories/support/storyAddress';
import { aDate, aLanguage, aMode } from '../stories/support/globals';
import { confirmStore, safeOf } from '../src/page/dialog/confirmStore';
import { listenForFieldKeys } from '../src/inputs/keys/fieldKeys';
import { fieldRows } from '../src/connectivity/fieldRows';
import { DRAFTS, WORK } from '../src/store/keptRow';
import { keptRows } from '../src/store/keptRows';
import { connection } from '../src/live/connection';
import { themeStore } from '../src/theme/themeStore';
import { toastStore } from '../src/toasts/toastStore';
import '../src/theme/base.css';
import '../src/theme/forcedColors.css';

// On a busy machine a screen takes its time.
configure({ asyncUtilTimeout: 8000 });

// As the shell of the app listens.
listenForFieldKeys();

// Stories run in two pages of one browser at a time: who is signed in in one, and that he works offline, is nothing to
// the other.
Object.defineProperty(window, 'localStorage', { configurable: true, value: window.sessionStorage });
const openShared = IDBFactory.prototype.open;
const ownWork = `${WORK}-${crypto.randomUUID()}`;
IDBFactory.prototype.open = function openOwn(name, version) {
  return openShared.call(this, name === WORK ? ownWork : name, version);
};

/** Vitest runs the stories, and nobody looks at what axe found in order: only its violations are written out, at a third of the time. */
const RUN_BY_TESTS = import.meta.env.MODE === 'test';

const item = (value: string, title: string): { value: string; title: string } => ({ value, title });

const preview: Preview = {
  // A page for each component, from its comments, its properties and its stories.
  tags: ['autodocs'],
  // What one story left unsaved, or said, is not offered to the next, and who worked offline at the end of one file is not in the
  // next: the last story of a file is never cleaned up.
  beforeEach: async ({ globals }) => {
    for (const key of Object.keys(window.localStorage))
      if (/^trowel:(user$|\d+$)/.test(key)) window.localStorage.removeItem(key);
    await keptRows(DRAFTS).clear();
    for (const { key } of fieldRows.all('')) await fieldRows.remove(key);
    for (const { id } of toastStore.get()) toastStore.remove(id);
    // A story that was slow, as on a busy machine, is no reason for the next one to find no server.
    connection.answered();
    const question = confirmStore.get();
    question?.answer(safeOf(question.choices));
    // What draws for itself, such as the map, reads the theme from its store.
    themeStore.set(aMode(globals.theme));
  },
  globalTypes: {
    role: {
      description: 'Role of the signed-in user',
      toolbar: {
        icon: 'user',
        items: [...ROLES.map(({ code, name }) => item(code, name)), item('none', 'No access')],
        dynamicTitle: true,
      },
    },
    language: {
      description: 'Language',
      toolbar: { icon: 'globe', items: [item('en', 'English'), item('es', 'Español')], dynamicTitle: true },
    },
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: [item('light', 'Light'), item('dark', 'Dark')], dynamicTitle: true },
    },
    today: {
      description: 'The day',
      toolbar: {
        icon: 'calendar',
        items: [item('2026-03-04', '03/04/2026'), item('2026-12-31', '12/31/2026'), item('2028-02-29', '02/29/2028')],
        dynamicTitle: true,
      },
    },
  },
  // A story is opened in the window in which the tests play it; they set it themselves.
  initialGlobals: {
    ...FIRST_TOOLBARS,
    ...(RUN_BY_TESTS ? {} : { viewport: { value: 'tested', isRotated: false } }),
  },
  decorators: [
    (Story, { globals, parameters }) => (
      <StoryFrame
        role={String(globals.role)}
        language={aLanguage(globals.language)}
        mode={aMode(globals.theme)}
        today={aDate(globals.today)}
        weekStart={asWeekStart(parameters.weekStart)}
        path={typeof parameters.path === 'string' ? parameters.path : '/'}
        ownToasts={parameters.ownToasts === true}
      >
        <Story />
      </StoryFrame>
    ),
  ],
  parameters: {
    a11y: { test: 'error', options: RUN_BY_TESTS ? { resultTypes: ['violations'] } : {} },
    layout: 'fullscreen',
    // Each story is compared four times: as most see it, and as the others do.
    chromatic: {
      modes: {
        desktop: { viewport: 'desktop' },
        dark: { viewport: 'desktop', theme: 'dark' },
        spanish: { viewport: 'desktop', language: 'es' },
        phone: { viewport: 'phone' },
      },
    },
    controls: { expanded: true },
    // Each story in a frame of its own: whole pages are as high as the window, and two of them share no session.
    docs: { story: { inline: false, height: '480px' }, container: DocsWithToolbars },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 875', styles: { width: '875px', height: '1024px' } },
        tested: { name: 'As tested 1280', styles: { width: '1280px', height: '800px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
    options: { storySort: { order: ['Start', 'Tokens', 'Pages', 'Shell', 'Inputs'] } },
  },
};

export default preview;
