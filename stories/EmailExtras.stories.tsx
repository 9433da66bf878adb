import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EmailExtras, type EmailMore } from '../src/jobs/email/EmailExtras';
import { ShellFrame } from './support/ShellFrame';

const DOCUMENTS = ['plan.pdf', 'pool-shell.jpg', ...Array.from({ length: 10 }, (_, at) => `photo ${at + 1}.jpg`)].map(
  (file_name, at) => ({
    __typename: 'JobDocument',
    id: at + 1,
    document_key: `job/1042/documents/${at === 0 ? 'Plans/' : ''}${file_name}`,
    file_name,
    size: 204_800,
  }),
);

interface Args {
  documents: readonly unknown[];
  onMore: (more: EmailMore) => void;
}

const Stage = ({ documents, onMore }: Args) => {
  const [more, setMore] = useState<EmailMore>({ cc: [], document_ids: [] });
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <ShellFrame answers={{ MailableDocuments: () => ({ documents }) }}>
        <EmailExtras
          {...more}
          job_id={1042}
          isBusy={false}
          onChange={(next) => {
            setMore(next);
            onMore(next);
          }}
        />
      </ShellFrame>
    </QueryClientProvider>
  );
};

/** Who gets a copy of a mail to a builder, and which documents of the job go with it. */
const meta: Meta<Args> = {
  title: 'Jobs/Email Builder/Copies and documents',
  args: { documents: DOCUMENTS, onMore: fn() },
  argTypes: { documents: { control: false } },
  render: (args) => <Stage {...args} />,
};
export default meta;
type Story = StoryObj<Args>;

export const Chosen: Story = {
  name: 'takes addresses in copy and ten documents of the job at most [MSG-005]',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Cc/ }), 'owner@bluehaven.test{Enter}');
    await expect(args.onMore).toHaveBeenLastCalledWith({ cc: ['owner@bluehaven.test'], document_ids: [] });
    await userEvent.click(canvas.getByRole('button', { name: 'Attach documents…' }));
    const list = within(await canvas.findByRole('list', { name: 'Documents of the job' }));
    await expect(list.getByRole('checkbox', { name: /^plan\.pdf Plans, / })).not.toBeChecked();
    for (const box of list.getAllByRole('checkbox').slice(0, 10)) await userEvent.click(box);
    await expect(args.onMore).toHaveBeenLastCalledWith({
      cc: ['owner@bluehaven.test'],
      document_ids: Array.from({ length: 10 }, (_, at) => at + 1),
    });
    await expect(canvas.getByRole('button', { name: '10 documents attached (up to 10)' })).toBeVisible();
    await expect(list.getAllByRole('checkbox').at(-1)).toBeDisabled();
    await userEvent.click(list.getByRole('checkbox', { name: /^plan\.pdf/ }));
    await expect(list.getAllByRole('checkbox').at(-1)).toBeEnabled();
  },
};

export const NoDocuments: Story = {
  name: 'says that the job has no documents',
  args: { documents: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Attach documents…' }));
    await expect(await canvas.findByText('This job has no documents yet.')).toBeVisible();
  },
};

export const NoRight: Story = {
  name: 'offers no documents to who may not see them [MSG-005]',
  globals: { role: 'NA' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^Cc/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Attach documents…' })).toBeNull();
  },
};

export const Spanish: Story = { globals: { language: 'es' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
