import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CHANGES, EMPTY } from './adminData';
import { readUnsavedWork } from '../../page/unsavedWork';
import type { NewToken } from '../tokens/tokensApi';
import { StoryAdmin } from './StoryAdmin';
import { CallError } from '../../dataProvider/CallError';

const refused = async (): Promise<never> => {
  throw new CallError('City changed again since, by Ana Ruiz.', 422);
};
const failed = async (): Promise<never> => {
  throw new CallError('An error has occurred.', 500);
};
const never = (): Promise<never> => new Promise(() => undefined);
const undoMany = fn(async () => undefined);
const restore = fn(async () => undefined);
const tryWork = fn(async () => undefined);
const createToken = fn(async (_token: NewToken, _proof: string) => 'trw_secret');
const revokeToken = fn(async () => undefined);
const renewSecret = fn(async (_id: number, _proof: string) => 'whsec_newer');
const createWebhook = fn(async (_webhook: object, _proof: string) => 'whsec_first');
const updateWebhook = fn(async (_webhook: object, _proof?: string) => undefined);
const resendMessage = fn(async () => undefined);
const resend = fn(async () => ({ is_sent: false, response_text: 'no such mailbox' }));

const meta = {
  title: 'Pages/Administrator Dashboard',
  component: StoryAdmin,
  parameters: { path: '/admin' },
} satisfies Meta<typeof StoryAdmin>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  name: 'leads from each figure to the list behind it [ADM-003 ADM-006]',
  play: async () => {
    const users = await screen.findByRole('link', { name: /^Active users\s*12/ });
    await waitFor(() => expect(users).toBeVisible());
    await expect(users.getAttribute('href')).toContain('/user?');
    await expect(screen.getByRole('link', { name: /^Pebble\s*284/ }).getAttribute('href')).toBe(
      '/job?category=2&status=2%2C3%2C10',
    );
    await expect(screen.getByRole('link', { name: /^Failed emails\s*3/ }).getAttribute('href')).toBe(
      '/admin?tab=email_log&status=failed',
    );
    await expect(screen.getByRole('link', { name: 'Grout Colorant Sand' }).getAttribute('href')).toBe(
      '/reports/inventory/2/5',
    );
    await waitFor(() =>
      expect(screen.getByRole('img', { name: /^Emails of the last 14 days: 26 sent, 3 failed$/ })).toBeVisible(),
    );
  },
};
export const Nothing: Story = { name: 'says what there is none of', args: { api: { overview: async () => EMPTY } } };
export const Dark: Story = { globals: { theme: 'dark', language: 'es' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { api: { overview: never } } };
export const Failed: Story = { args: { api: { overview: failed } } };

const ROW = { name: /Cibolo Creek Homes/ };

export const History: Story = {
  name: 'shows who changed what, undoes and restores [ADM-006]',
  parameters: { path: '/admin?tab=history' },
  args: { api: { undo: refused, restore } },
  play: async () => {
    const gone = await screen.findByRole('row', ROW);
    await waitFor(() => expect(within(gone).getByText(/Builder · Deleted/)).toBeVisible());
    await userEvent.click(within(gone).getByRole('button', { name: 'Restore: Builder Cibolo Creek Homes' }));
    await waitFor(() => expect(restore).toHaveBeenCalledWith('restoreCustomers', 7));
    const job = screen.getByRole('row', { name: /Alvarado Residence/ });
    await expect(within(job).getByRole('button', { name: 'Restore: Job Alvarado Residence' })).toBeVisible();
    const product = screen.getByRole('row', { name: /Pebble Gulf Blue/ });
    await expect(within(product).getByText('Pebble Technology')).toBeVisible();
    await expect(within(product).queryByRole('button', { name: /Undo/ })).toBeNull();
    const undone = screen.getByRole('row', { name: /Undone/ });
    await waitFor(() => expect(within(undone).getByRole('button', { name: /Redo/ })).toBeEnabled());
    await userEvent.click(within(undone).getByRole('button', { name: /Redo/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Make this change again?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Redo' }));
    await waitFor(async () =>
      expect(await within(dialog).findByText('City changed again since, by Ana Ruiz.')).toBeVisible(),
    );
  },
};
export const HistoryOfMany: Story = {
  name: 'shows a change of many records once, and says that an undo takes all of it back [ADM-008]',
  parameters: { path: '/admin?tab=history' },
  args: { api: { undo: undoMany } },
  play: async () => {
    const many = await screen.findByRole('row', { name: /Llano Uplift Builders/ });
    await waitFor(() => expect(within(many).getByRole('button', { name: 'and 39 more' })).toBeVisible());
    await userEvent.click(within(many).getByRole('button', { name: /^Undo/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Undo this change?' });
    await waitFor(() => expect(within(dialog).getByText(/: Builder \(40\)\.$/)).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(undoMany).toHaveBeenCalledWith('m5'));
  },
};
export const HistoryOfProducts: Story = {
  name: 'narrows the history by the address',
  parameters: { path: '/admin?tab=history&entity=product' },
  play: async () => {
    await waitFor(async () => expect(await screen.findByText('1 change')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Clear filters' })).toBeVisible());
  },
};
export const HistoryEmpty: Story = {
  parameters: { path: '/admin?tab=history' },
  args: {
    api: { changes: async () => ({ items: [], total_count: 0, is_more: false, before_id: null, searched_from: null }) },
  },
};
export const HistorySearchedInParts: Story = {
  name: 'says how far back a text was looked for, and goes on with older changes [ADM-006]',
  parameters: { path: '/admin?tab=history&search=Katy' },
  args: {
    api: {
      changes: async ({ before_id }) =>
        before_id === undefined
          ? { items: [], total_count: 0, is_more: false, before_id: 4511, searched_from: '2026-02-11T14:30:00Z' }
          : { items: CHANGES.slice(0, 1), total_count: 1, is_more: false, before_id: null, searched_from: null },
    },
  },
  play: async () => {
    await waitFor(async () => expect(await screen.findByText(/Searched back to 02\/11\/2026/)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Search older changes' }));
    await waitFor(async () => expect(await screen.findByText('1 change')).toBeVisible());
    await expect(screen.getByText(/Only changes from before/)).toBeVisible();
  },
};
export const HistoryOnTelephone: Story = {
  parameters: { path: '/admin?tab=history' },
  globals: { viewport: { value: 'phone' } },
};

export const EmailLog: Story = {
  name: 'lists emails with their status, and sends a failed one again [ADM-006]',
  parameters: { path: '/admin?tab=email_log' },
  args: { api: { resend } },
  play: async () => {
    const again = await screen.findByRole('button', { name: 'Send again: Purchase Order #4 - Spring pebble' });
    await waitFor(() => expect(again).toBeVisible());
    await userEvent.click(again);
    await waitFor(() => expect(resend).toHaveBeenCalledWith(4));
    await waitFor(async () => expect(await screen.findByText('The email failed again: no such mailbox')).toBeVisible());
    await expect(screen.getByText('Its text is not kept, so it cannot be sent again.')).toBeVisible();
  },
};
export const EmailLogOnTelephone: Story = {
  parameters: { path: '/admin?tab=email_log&status=failed' },
  globals: { viewport: { value: 'phone' }, role: 'OM' },
};
export const Queue: Story = {
  name: 'lists what waits and what failed, and tries it at once [MSG-002]',
  parameters: { path: '/admin?tab=queue' },
  args: { api: { resend, tryWork } },
  play: async () => {
    await expect(await screen.findAllByRole('row')).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: 'Try now: Backup' }));
    await waitFor(() => expect(tryWork).toHaveBeenCalledWith('6d3c9a54-0000-4000-8000-000000000002'));
    await userEvent.click(screen.getByRole('button', { name: /^Send again: Purchase Order #1/ }));
    await waitFor(() => expect(resend).toHaveBeenCalledWith(4));
  },
};
export const QueueEmpty: Story = {
  parameters: { path: '/admin?tab=queue' },
  args: { api: { queue: async () => [] } },
};
export const QueueOnTelephone: Story = {
  parameters: { path: '/admin?tab=queue' },
  globals: { viewport: { value: 'phone' }, language: 'es' },
};
export const Health: Story = {
  name: 'tells room, backups, mails, growing tables and errors of pages [OPS-004]',
  parameters: { path: '/admin?tab=health' },
  play: async () => {
    await waitFor(async () =>
      expect(await screen.findByRole('row', { name: /Room on the disk 3\.2 GB, 7 % Nearly full/ })).toBeVisible(),
    );
    await expect(screen.getByRole('row', { name: /Last backup .* Overdue/ })).toBeVisible();
    await expect(screen.getByRole('row', { name: /Files damaged or missing job\/81\/plan\.pdf, .* 2/ })).toBeVisible();
    await expect(screen.getByRole('row', { name: /change_log 1,200,345 · 812 MB/ })).toBeVisible();
    const met = screen.getByRole('row', {
      name: /TypeError: x is undefined \/customer\/:id\/edit · 2.4.025 · Dana Reyes/,
    });
    await userEvent.click(within(met).getByText('Where in the code'));
    await waitFor(() => expect(within(met).getByText(/at save/)).toBeVisible());
  },
};
export const HealthOnTelephone: Story = {
  parameters: { path: '/admin?tab=health' },
  globals: { viewport: { value: 'phone' }, language: 'es', theme: 'dark' },
};
export const Tokens: Story = {
  name: 'makes a token that is shown once, and revokes one after a question [OPS-005 KEY-017]',
  parameters: { path: '/admin?tab=tokens' },
  args: { tokens: { create: createToken, revoke: revokeToken } },
  play: async () => {
    await waitFor(async () => expect(await screen.findByRole('row', { name: /Old website .* revoked/ })).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Create token' })).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Website');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Inventory and orders: view' }));
    // What is typed is unsaved work until the token is made, and kept so long [KEY-017].
    await waitFor(async () => expect((await readUnsavedWork()).map(({ isKept }) => isKept)).toEqual([true]));
    await userEvent.click(screen.getByRole('button', { name: 'Create token' }));
    await expect(createToken).not.toHaveBeenCalled();
    await userEvent.type(await screen.findByLabelText('Your password'), 'Trowel123!{Enter}');
    await waitFor(() =>
      expect(createToken).toHaveBeenCalledWith({ name: 'Website', codes: ['CAN_VIEW_INVENTORY'], days: 90 }, 'proof'),
    );
    await waitFor(async () => expect(await screen.findByText('trw_secret')).toBeVisible());
    await waitFor(async () => expect(await readUnsavedWork()).toEqual([]));
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Revoke: Accounting' }));
    const question = await screen.findByRole('alertdialog');
    await expect(revokeToken).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(revokeToken).toHaveBeenCalledWith(1));
  },
};
export const TokensOnTelephone: Story = {
  parameters: { path: '/admin?tab=tokens' },
  globals: { viewport: { value: 'phone' }, language: 'es' },
};
export const Webhooks: Story = {
  name: 'shows a secret once, switches a webhook on again, and sends a message again [OPS-006]',
  parameters: { path: '/admin?tab=webhooks' },
  args: { webhooks: { renew: renewSecret, update: updateWebhook, resend: resendMessage } },
  play: async () => {
    await waitFor(async () =>
      expect(await screen.findByRole('row', { name: /Old website .* nothing reached it for days/ })).toBeVisible(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Switch on: Old website' }));
    await waitFor(() =>
      expect(updateWebhook.mock.calls[0]?.[0]).toMatchObject({ id: 2, entities: null, is_active: true }),
    );
    const [first] = await screen.findAllByRole('button', { name: 'Send again: Builder' });
    if (first) await userEvent.click(first);
    await waitFor(() => expect(resendMessage).toHaveBeenCalledWith(3));
    await waitFor(() => expect(screen.getByRole('button', { name: 'New secret: Accounting' })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'New secret: Accounting' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'New secret' }));
    await expect(renewSecret).not.toHaveBeenCalled();
    await userEvent.type(await screen.findByLabelText('Your password'), 'Trowel123!{Enter}');
    await waitFor(async () => expect(await screen.findByText('whsec_newer')).toBeVisible());
  },
};
export const WebhookAddress: Story = {
  name: 'is told in red, in Spanish too, that an address of a webhook is none, before it asks who saves [KEY-010]',
  parameters: { path: '/admin?tab=webhooks' },
  globals: { language: 'es' },
  args: { webhooks: { create: createWebhook } },
  play: async () => {
    const fold = await screen.findByRole('button', { name: 'Webhook nuevo' });
    if (fold.getAttribute('aria-expanded') === 'false') await userEvent.click(fold);
    const form = within(await screen.findByRole('form', { name: 'Webhook nuevo' }));
    await userEvent.type(form.getByRole('textbox', { name: /^Nombre/ }), 'Tienda');
    const address = form.getByRole('textbox', { name: /^Dirección/ });
    await userEvent.type(address, 'tienda.test');
    await expect(address).toHaveAttribute('aria-invalid', 'false');
    await userEvent.click(form.getByRole('button', { name: 'Crear webhook' }));
    await waitFor(() => expect(address).toHaveAttribute('aria-invalid', 'true'));
    await expect(address).toHaveAccessibleDescription(/^Debe ser una dirección como/);
    await expect(screen.queryByLabelText('Su contraseña')).toBeNull();
    await userEvent.clear(address);
    await userEvent.type(address, 'https://tienda.test/cambios');
    await waitFor(() => expect(address).toHaveAttribute('aria-invalid', 'false'));
    await userEvent.click(form.getByRole('button', { name: 'Crear webhook' }));
    await waitFor(() => expect(screen.getByLabelText('Su contraseña')).toBeVisible());
    await expect(createWebhook).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByLabelText('Su contraseña')).toBeNull());
    await userEvent.clear(form.getByRole('textbox', { name: /^Nombre/ }));
    await userEvent.clear(address);
  },
};
export const WebhooksOnTelephone: Story = {
  parameters: { path: '/admin?tab=webhooks' },
  globals: { viewport: { value: 'phone' }, language: 'es' },
};
export const SignIns: Story = {
  name: 'lists sign-ins, failures and views as somebody else',
  parameters: { path: '/admin?tab=sign_ins' },
  play: async () => {
    await waitFor(async () =>
      expect(await screen.findByRole('row', { name: /Dana Reyes → Silvestre Abarca/ })).toBeVisible(),
    );
    await expect(screen.getAllByRole('row')).toHaveLength(7);
    await expect(screen.getByRole('row', { name: /\(nobody named\) Company account: went away there/ })).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Only failures' }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(6));
  },
};
export const Locations: Story = {
  name: 'lists the places of the stock with their addresses, says which one is the main one, and leads to the form of each [ADM-006 NAV-017]',
  parameters: { path: '/admin?tab=locations' },
  play: async () => {
    const table = within(await screen.findByRole('table', { name: 'Locations' }));
    const main = table.getByRole('row', { name: /^Houston Main location 11850 Brittmoore Yard Rd, Houston, TX 77041/ });
    await expect(within(main).getByRole('link', { name: 'Houston' }).getAttribute('href')).toMatch(/\/1\/edit$/);
    await expect(table.getByRole('row', { name: /^Conroe/ })).not.toHaveTextContent('Main location');
    await expect(screen.getByRole('link', { name: 'New location' })).toBeVisible();
  },
};
export const Lookups: Story = {
  name: 'finds a lookup list by its name [ADM-006]',
  parameters: { path: '/admin?tab=lookups' },
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'spa type');
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Spa Types' }).getAttribute('href')).toBe('/admin/lookups/spa-type'),
    );
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Pool Types' })).toBeNull());
  },
};
export const Settings: Story = { parameters: { path: '/admin?tab=settings' } };
export const SettingsExplained: Story = {
  name: 'says of each setting what it does, what empty means and its default, and of the server what each setting means [ADM-014]',
  parameters: { path: '/admin?tab=settings' },
  play: async () => {
    const evening = await screen.findByRole('group', { name: 'Evening Message Time' });
    await expect(evening).toHaveAccessibleDescription(/builders and homeowners .* Empty: nobody gets one\.$/);
    await expect(await screen.findByText(/at the head of purchase orders/)).toBeVisible();
    const address = within(await screen.findByRole('table', { name: 'Address' }));
    await expect(address.getByRole('row', { name: /^HOST 127\.0\.0\.1 \(default\) The address/ })).toBeVisible();
    await expect(address.getByRole('row', { name: /^TRUST_PROXY on The proxies .*Default: off$/ })).toBeVisible();
    const mails = within(screen.getByRole('table', { name: 'Mails and text messages' }));
    await expect(mails.getByRole('row', { name: /^SES_REGION not set Sends by/ })).toBeVisible();
  },
};
export const SettingsInSpanish: Story = {
  parameters: { path: '/admin?tab=settings' },
  globals: { language: 'es' },
  play: async () => {
    await expect(await screen.findByText(/Vacío: nadie lo recibe\.$/)).toBeVisible();
    await expect(await screen.findByRole('table', { name: 'Correos y mensajes de texto' })).toBeVisible();
    await expect(screen.getByText('Valor por defecto: off')).toBeVisible();
  },
};
export const SettingsByKeys: Story = {
  name: 'saves the settings by Ctrl+S, by Ctrl+Enter and by the first click while a field is typed in, which are unsaved from the first key [KEY-001 KEY-002]',
  parameters: { path: '/admin?tab=settings' },
  play: async () => {
    const city = await screen.findByRole('textbox', { name: /^City/ });
    const form = within(await screen.findByRole('form', { name: 'Contractor' }));
    const isSaved = () => waitFor(() => expect(form.getByRole('button', { name: 'Save' })).toBeDisabled());
    await userEvent.clear(city);
    await userEvent.type(city, 'K');
    await expect(form.getByRole('button', { name: 'Save' })).toBeEnabled();
    await userEvent.keyboard('aty{Control>}s{/Control}');
    await isSaved();
    await userEvent.type(city, ' South{Control>}{Enter}{/Control}');
    await isSaved();
    await userEvent.type(city, ' II');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await isSaved();
    await expect(
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(' '),
    ).toMatch(/saved!/i);
    await expect(city).toHaveValue('Katy South II');
  },
};
export const SettingsToRead: Story = {
  name: 'shows the settings to who may not change them [ADM-006]',
  parameters: { path: '/admin?tab=settings' },
  args: { isAdministrator: false },
  play: async () => {
    await waitFor(async () => expect(await screen.findByText(/changing them needs the right/)).toBeVisible());
    await waitFor(async () =>
      expect(await screen.findByRole('row', { name: /^SMTP_URL set The mail server/ })).toBeVisible(),
    );
  },
};
