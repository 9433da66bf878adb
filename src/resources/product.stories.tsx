import type { Meta, StoryObj } from '@storybook/react-vite';
import { RESOURCES } from '#domain/generated/resources';
import { expect, screen } from 'storybook/test';
import { CrudStage } from '../crud/fixtures/CrudStage';
import { memoryProvider } from '../crud/fixtures/memoryProvider';
import { CallError } from '../dataProvider/CallError';
import type { Rest } from '../dataProvider/rest';
import { overrides } from '.';

const KEPT = {
  external_vendor_source: 'accounting',
  external_vendor_type: 'Vendor',
  external_vendor_id: '17',
  external_vendor_name: 'Gulf Supply',
};
const product = [
  { id: 1, name: 'Pump', category_id: 1, is_discontinued: false, version: 1, ...KEPT },
  { id: 2, name: 'Filter', category_id: 1, is_discontinued: false, version: 1 },
];
const product_category = [{ id: 1, name: 'Equipment', sort_order: 1, is_active: true, version: 1 }];

const ACCOUNTING = {
  name: 'accounting',
  label: { en: 'Accounting', es: 'Contabilidad' },
  may_edit: false,
  vendors: 'Vendor',
  tables: [],
};

/** The sources that the user sees; each of them is away. */
const away =
  (sources: readonly object[]): Rest =>
  async (path) => {
    if (path === '/v1/sources') return Response.json({ sources });
    if (path.startsWith('/v1/sources/')) throw new CallError('away', 424, { code: 'SOURCE_UNAVAILABLE' });
    return Response.json({});
  };

/** Products, whose vendor may stand in another program. */
const meta: Meta<typeof CrudStage> = {
  title: 'Resources/Products',
  component: CrudStage,
  args: { resources: RESOURCES, overrides, provider: memoryProvider({ product, product_category }) },
  parameters: { path: '/product/1/edit' },
};
export default meta;
type Story = StoryObj<typeof CrudStage>;

export const Away: Story = {
  name: 'keep the name of their vendor while its source is away, and say so [SRC-002]',
  args: { rest: away([ACCOUNTING]) },
  play: async () => {
    await screen.findByText(/(Accounting does not answer|Contabilidad no responde)\./);
    await expect(screen.getByRole('textbox', { name: /^(External Vendor|Proveedor externo)$/ })).toHaveValue(
      'Gulf Supply',
    );
    await expect(screen.getByRole('link', { name: /^(Open in Accounting|Abrir en Contabilidad)$/ })).toHaveAttribute(
      'href',
      '/source/accounting/Vendor/17/edit',
    );
  },
};

export const Unseen: Story = {
  name: 'keep the name of a vendor in a source that the user does not see [SRC-002]',
  args: { rest: away([]) },
  play: async () => {
    await screen.findByText(/(You do not see|Usted no ve)/);
    await expect(screen.getByRole('textbox', { name: /^(External Vendor|Proveedor externo)$/ })).toHaveValue(
      'Gulf Supply',
    );
  },
};

export const NoSource: Story = {
  name: 'have no field for a vendor elsewhere where no source offers any [SRC-002]',
  args: { rest: away([]) },
  parameters: { path: '/product/2/edit' },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: /^(Name|Nombre)/ })).toHaveValue('Filter');
    await expect(screen.queryByText(/^(External Vendor|Proveedor externo)$/)).toBeNull();
  },
};
