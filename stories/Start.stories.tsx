import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

/** What opens first: what is in here, what the toolbars do, and how a change is looked at. */
const meta: Meta = { title: 'Start/How to use this' };
export default meta;
type Story = StoryObj;

const PLACES: readonly (readonly [name: string, holds: string])[] = [
  [
    'Tokens',
    'Colors and shadows of the theme that is on, each under its CSS name, and the scales. Take those, not values of your own.',
  ],
  ['Pages', 'Whole screens, as a user opens them.'],
  ['Shell', 'Header, menus, notices and dialogs that stand around every screen.'],
  ['Inputs', 'The fields of all forms: empty, filled, invalid, disabled, read-only.'],
  ['Crud', 'Lists and forms that are generated from the tables, in every state.'],
  ['Boards, Jobs, Orders and the others', 'What belongs to one area of the business.'],
];

const TOOLBARS: readonly (readonly [name: string, does: string])[] = [
  ['Role', 'What the signed-in user may do, on generated screens too, unless the story is about other rights.'],
  ['Language', 'English or Spanish; every text exists in both.'],
  ['Theme', 'Light or dark. Docs pages follow it as well.'],
  ['Day', 'The day that counts as today in schedules and reports.'],
  ['Viewport', 'Phone 390, tablet 875, as tested 1280 and desktop 1440.'],
];

const Terms = ({ of }: { of: readonly (readonly [string, string])[] }) => (
  <dl style={{ display: 'grid', gridTemplateColumns: 'minmax(120px, auto) 1fr', gap: '8px 16px', margin: 0 }}>
    {of.map(([term, text]) => (
      <div key={term} style={{ display: 'contents' }}>
        <dt style={{ fontWeight: 600 }}>{term}</dt>
        <dd style={{ margin: 0, color: 'var(--text-muted)' }}>{text}</dd>
      </div>
    ))}
  </dl>
);

export const HowToUse: Story = {
  name: 'says what is in here, what the toolbars do, and how a change is looked at [UI-042]',
  render: () => (
    <main style={{ maxWidth: 760, padding: 24 }}>
      <h1>Trowel, component by component</h1>
      <p>
        Each story is a state of a component, with the code of the product and a server that the page itself plays. A
        sentence as a name, with a code such as [UI-042], is a test too: the code is a row of docs/requirements.tsv. The
        filter of the sidebar hides these by their tag, sentence; states are left, named alike.
      </p>
      <h2>What is in here</h2>
      <Terms of={PLACES} />
      <h2>What the toolbars do</h2>
      <Terms of={TOOLBARS} />
      <h2>What a change looks like</h2>
      <p>
        <code>npm run storybook:compare -- boards</code> takes pictures of all stories with that word, as most see them,
        in the dark, in Spanish and on a phone, and compares them with those that were kept before.
      </p>
    </main>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [name] of TOOLBARS) await expect(page.getByText(name)).toBeVisible();
  },
};
