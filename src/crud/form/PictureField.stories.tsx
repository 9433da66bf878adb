import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { aStoryImage, aStoryPng } from '../../inputs/picture/storyImages';
import { aField } from '../fixtures/fields';
import { CrudStage } from '../fixtures/CrudStage';
import { memoryProvider } from '../fixtures/memoryProvider';
import { CUSTOMER, PRIORITY } from '../fixtures/resources';
import { aCustomer, CUSTOMERS, PRIORITIES } from '../fixtures/rows';

const PICTURED: ResourceDescriptor = {
  ...CUSTOMER,
  fields: [
    ...CUSTOMER.fields,
    aField({ name: 'profile_upload', label: 'Picture', kind: 'Image', max: 5 * 1024 * 1024 }),
  ],
  columns: ['profile_upload', ...CUSTOMER.columns],
  sections: [{ label: 'Profile Picture', fields: ['profile_upload'] }, ...CUSTOMER.sections],
};
const ROWS = CUSTOMERS.map((row) => ({
  ...row,
  profile_upload: Number(row.id) % 3 === 0 ? aStoryImage('logo.png') : null,
}));
const NOTHING = { create: false, update: false, remove: false, export: false };

/** A table with a picture: the generated list and form draw it by the kind of its field. */
const meta: Meta<typeof CrudStage> = {
  title: 'Crud/Pictures',
  component: CrudStage,
  args: { resources: [PICTURED, PRIORITY], provider: memoryProvider({ customer: ROWS, priority: PRIORITIES }) },
};
export default meta;
type Story = StoryObj<typeof CrudStage>;

const FORM = { path: '/customer/7/edit' };
const withPicture = (values: object) => memoryProvider({ customer: [aCustomer(7, values)], priority: PRIORITIES });

export const List: Story = { parameters: { path: '/customer' } };
export const ListDark: Story = { parameters: { path: '/customer' }, globals: { theme: 'dark' } };
export const ListOnATelephone: Story = { parameters: { path: '/customer' }, globals: { viewport: { value: 'phone' } } };
export const Without: Story = { parameters: FORM, args: { provider: withPicture({ profile_upload: null }) } };
export const With: Story = {
  parameters: FORM,
  args: { provider: withPicture({ profile_upload: aStoryImage('logo.png') }) },
};
export const ReadOnly: Story = {
  parameters: FORM,
  args: { rights: NOTHING, provider: withPicture({ profile_upload: aStoryImage('logo.png') }) },
};

export const OpensByTheName: Story = {
  name: 'shows pictures of 32 px before the names, initials where there is none, and links the name',
  parameters: { path: '/customer' },
  play: async () => {
    const row = (await screen.findByRole('link', { name: 'Anchor Pools' })).closest('[role=row]');
    await expect(within(row instanceof HTMLElement ? row : document.body).getByText('AP')).toBeVisible();
    const picture = await waitFor(() => {
      const found = document.querySelector<HTMLElement>('.picture:has(img)');
      if (!found) throw new Error('no picture yet');
      return found;
    });
    await expect(picture.getBoundingClientRect().width).toBe(32);
  },
};

export const Changes: Story = {
  name: 'takes a picture as an unsaved change',
  parameters: FORM,
  args: { provider: withPicture({ profile_upload: null }) },
  play: async () => {
    await userEvent.upload(await screen.findByLabelText('Choose picture'), aStoryPng('blue.png'));
    const picture = await screen.findByRole('img', { name: 'Picture blue.png' });
    await waitFor(() => expect(screen.getByText('Unsaved changes')).toBeVisible());
    await expect(picture.closest('.picture')?.getBoundingClientRect().width).toBe(120);
  },
};
