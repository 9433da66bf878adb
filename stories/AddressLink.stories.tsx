import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AddressLink } from '../src/page/AddressLink';

const ADDRESS = { address_line_1: ' 1418 Bering Dr ', city: 'Houston', state: 'TX', zip_code: '77057' };

const meta = {
  title: 'Shell/Address link',
  component: AddressLink,
  args: { address: ADDRESS, userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)' },
  decorators: [
    (Story) => (
      <p style={{ padding: 24 }}>
        <Story />
      </p>
    ),
  ],
} satisfies Meta<typeof AddressLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Directions: Story = {
  name: 'leads to driving directions with traffic in a new tab, empty parts left out [NAV-038 NAV-039 NAV-040 JOB-037]',
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: '1418 Bering Dr, Houston, TX 77057' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute(
      'href',
      `https://maps.google.com/maps?daddr=${encodeURIComponent('1418 Bering Dr, Houston, TX 77057')}&dirflg=d&layer=t`,
    );
  },
};

export const OnAnApplePhone: Story = {
  name: 'leads to Apple maps on an Apple device [NAV-039 JOB-037]',
  args: { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('link').getAttribute('href')).toMatch(
      /^https:\/\/maps\.apple\.com\/\?daddr=/,
    ),
};

export const NoAddress: Story = {
  name: 'is plain text when street, city, state and zip are all missing [NAV-041 JOB-037]',
  args: { address: { address_line_1: ' ', city: null, state: null, zip_code: null } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('(No Address)')).toBeVisible();
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
