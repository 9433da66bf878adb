import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthContext, CanAccess, RecordsIterator, WithListContext, WithRecord, type AuthProvider } from 'ra-core';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { CrudStage } from './fixtures/CrudStage';
import { CUSTOMER } from './fixtures/resources';
import { ResourceList } from './list/ResourceList';

const ONLY_READS: AuthProvider = {
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  canAccess: async ({ action, resource }) => resource === 'customer' && action === 'list',
};

/** What somebody would bring along: parts of react-admin, which know no descriptor of ours. */
const Parts = () => (
  <section aria-label="Parts">
    <WithListContext
      render={({ total, page, setPage, onSelectAll }) => (
        <>
          <p>{`${total} in all, page ${page}`}</p>
          <button type="button" onClick={() => setPage?.((page ?? 1) + 1)}>
            Turn
          </button>
          <button type="button" onClick={() => onSelectAll?.()}>
            All of the page
          </button>
        </>
      )}
    />
    <ul>
      <RecordsIterator>
        <WithRecord render={({ company_name }) => <li>{String(company_name)}</li>} />
      </RecordsIterator>
    </ul>
    <CanAccess action="list">Lists</CanAccess>
    <CanAccess action="delete" accessDenied="Deletes nothing">
      Deletes
    </CanAccess>
  </section>
);

const meta: Meta<typeof CrudStage> = {
  title: 'Crud/react-admin',
  component: CrudStage,
  parameters: { path: '/customer?filter={}' },
};
export default meta;

export const Plugged: StoryObj<typeof CrudStage> = {
  name: "its components find the list, its records, the resource and the user's rights on a generated screen",
  render: () => (
    <CrudStage>
      <AuthContext value={ONLY_READS}>
        <ResourceList resource={CUSTOMER} tabs={<Parts />} />
      </AuthContext>
    </CrudStage>
  ),
  play: async () => {
    await screen.findByRole('grid');
    const parts = within(screen.getByRole('region', { name: 'Parts' }));
    await waitFor(() => expect(parts.getByText(/^\d+ in all, page 1$/)).toBeVisible());
    await expect(await parts.findByText(/Lists/)).toBeVisible();
    await waitFor(() => expect(parts.getByText(/Deletes nothing/)).toBeVisible());
    const [first] = parts.getAllByRole('listitem');
    await userEvent.click(parts.getByRole('button', { name: 'All of the page' }));
    await waitFor(() => expect(screen.getByText(/^\d+ selected$/)).toBeVisible());
    const name = first?.textContent ?? '';
    await userEvent.click(parts.getByRole('button', { name: 'Turn' }));
    await waitFor(() => expect(parts.getByText(/page 2$/)).toBeVisible());
    await waitFor(() => expect(parts.getAllByRole('listitem')[0]).not.toHaveTextContent(name));
  },
};
