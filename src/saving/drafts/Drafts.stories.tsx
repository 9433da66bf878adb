import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { DraftOffers } from './DraftOffers';
import type { DraftOffer, FormDraft } from './useFormDraft';

interface Change {
  path: string;
  label: string;
  before: string;
  after: string;
}

const change = (path: string, label: string, before: string, after: string): Change => ({ path, label, before, after });
const NOTES = change('notes', 'Notes', 'Bring the long hose', 'Gate code 4417, call before 10 AM');
const DATE = change('entered_date', 'Entered Date', '11/27/2026', 'No value');

const anOffer = (more: Partial<DraftOffer<Change>> = {}): DraftOffer<Change> => ({
  id: '@a',
  at: '2026-03-11T15:13:00Z',
  title: '',
  changes: [NOTES],
  contested: [],
  texts: [],
  ...more,
});
const [restore, answer, discard] = [fn(), fn(), fn()];
const aDraft = (more: Partial<FormDraft<Change>>): FormDraft<Change> => ({
  id: '@own',
  offers: [],
  question: null,
  waiting: [],
  restore,
  answer,
  discard,
  touch: fn(),
  keep: fn(),
  keepNow: async () => undefined,
  drop: fn(),
  dropAll: fn(),
  saved: fn(),
  ...more,
});

const Stage = ({ draft }: { draft: FormDraft<Change> }) => <DraftOffers draft={draft} show={(one) => one} />;

const meta: Meta<typeof Stage> = { title: 'Saving/Drafts', component: Stage };
export default meta;
type Story = StoryObj<typeof Stage>;

export const SaysWhatWouldChange: Story = {
  name: 'says what would change, before and after, and what was typed that is no value [KEY-014]',
  args: {
    draft: aDraft({
      offers: [
        anOffer({
          changes: [NOTES, DATE],
          contested: [NOTES],
          texts: [{ place: 'x', label: 'Entered Date', text: '13/45' }],
        }),
      ],
    }),
  },
  play: async () => {
    const offer = await screen.findByRole('status');
    await expect(offer).toHaveTextContent('Bring the long hose → Gate code 4417');
    await expect(offer).toHaveTextContent('(changed since)');
    await expect(offer).toHaveTextContent('13/45 (as it was typed)');
    await userEvent.click(within(offer).getByRole('button', { name: 'Restore' }));
    await expect(restore).toHaveBeenCalledWith('@a');
  },
};

export const Several: Story = {
  name: 'offers the drafts of several tabs by name and time [KEY-014]',
  args: {
    draft: aDraft({
      offers: [
        anOffer({ id: '@a', title: 'Alpha Pool', changes: [change('name', 'Job Name', 'No value', 'Alpha Pool')] }),
        anOffer({
          id: '@b',
          title: 'Beta Pool',
          changes: Array.from({ length: 7 }, (_none, at) => change(`f${at}`, `Field ${at}`, 'old', 'new')),
        }),
      ],
    }),
  },
  play: async () => {
    const offers = await screen.findAllByRole('status');
    await expect(offers).toHaveLength(2);
    await expect(offers[1]).toHaveTextContent('Beta Pool: Unsaved changes from');
    await expect(offers[1]).toHaveTextContent('and 2 more changes');
  },
};

export const AsksWhereBothChanged: Story = {
  name: 'asks which to keep where a field has changed since, and chooses nothing by itself [KEY-014]',
  args: { draft: aDraft({ question: anOffer({ contested: [NOTES] }) }) },
  play: async () => {
    const question = await screen.findByRole('dialog', { name: 'Changed Since' });
    await expect(within(question).getByRole('button', { name: 'Restore' })).toBeDisabled();
    await userEvent.click(within(question).getByText('Bring the long hose'));
    await userEvent.click(within(question).getByRole('button', { name: 'Restore' }));
    await expect(answer).toHaveBeenCalledWith(new Set(['notes']));
  },
};

export const WaitsForItsField: Story = {
  name: 'says which restored text has no field on the screen yet [KEY-014]',
  args: { draft: aDraft({ waiting: [{ place: 'x', label: 'App Date', text: '13/45' }] }) },
};
