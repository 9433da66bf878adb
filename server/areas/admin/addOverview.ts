import { CALLS } from '#domain/access/calls';
import type { AdminOverview, DayFigures, LowStock } from '#domain/admin/overview';
import { VERSION } from '#domain/version';
import { readOverview } from './readOverview';
import type { SchemaModule } from '../../api/schema';

/** The figures of the Administrator Dashboard [ADM-003 ADM-006]. */
export const addOverview: SchemaModule = ({ builder }) => {
  const open = builder.objectRef<AdminOverview['open_sub_jobs'][number]>('OpenSubJobs').implement({
    fields: (t) => ({
      category_id: t.exposeInt('category_id', { nullable: false }),
      category: t.exposeString('category', { nullable: false }),
      count: t.exposeInt('count', { nullable: false }),
    }),
  });
  const day = builder.objectRef<DayFigures>('DayFigures').implement({
    fields: (t) => ({
      date: t.field({ type: 'Date', nullable: false, resolve: ({ date }) => date }),
      changes: t.exposeInt('changes', {
        nullable: false,
        description: 'Mutations of the day, each counted once however many rows it wrote.',
      }),
      mails_sent: t.exposeInt('mails_sent', { nullable: false }),
      mails_failed: t.exposeInt('mails_failed', { nullable: false }),
    }),
  });
  const low = builder.objectRef<LowStock>('LowStock').implement({
    fields: (t) => ({
      product_id: t.exposeInt('product_id', { nullable: false }),
      product: t.exposeString('product', { nullable: false }),
      location_id: t.exposeInt('location_id', { nullable: false }),
      location: t.exposeString('location', { nullable: false }),
      inventory_type_id: t.exposeInt('inventory_type_id', {
        description: 'The report group, where its category belongs to one.',
      }),
      total_units: t.field({ type: 'Quantity', nullable: false, resolve: ({ total_units }) => total_units }),
      reorder_level: t.field({ type: 'Quantity', nullable: false, resolve: ({ reorder_level }) => reorder_level }),
    }),
  });
  const lowStock = builder.objectRef<NonNullable<AdminOverview['low_stock']>>('LowStockList').implement({
    fields: (t) => ({
      count: t.exposeInt('count', { nullable: false }),
      items: t.field({ type: [low], nullable: false, resolve: ({ items }) => [...items] }),
    }),
  });
  const overview = builder.objectRef<AdminOverview>('AdminOverview').implement({
    fields: (t) => ({
      active_users: t.exposeInt('active_users', { nullable: false }),
      open_sub_jobs: t.field({
        type: [open],
        nullable: false,
        description: 'Neither complete nor cancelled, by category.',
        resolve: ({ open_sub_jobs }) => [...open_sub_jobs],
      }),
      open_statuses: t.field({ type: ['Int'], nullable: false, resolve: ({ open_statuses }) => [...open_statuses] }),
      unverified_addresses: t.exposeInt('unverified_addresses', { nullable: false }),
      failed_mails: t.exposeInt('failed_mails', {
        nullable: false,
        description: 'Of the last 7 days, without those that were sent again.',
      }),
      days: t.field({ type: [day], nullable: false, resolve: ({ days }) => [...days] }),
      low_stock: t.field({
        type: lowStock,
        description: 'At or below the reorder level; null without the right to see the inventory.',
        resolve: ({ low_stock }) => low_stock,
      }),
      overdue_orders: t.exposeInt('overdue_orders', {
        description: 'Placed purchase orders whose expected date is past; null without the right to see the inventory.',
      }),
      server_version: t.string({ nullable: false, resolve: () => VERSION }),
    }),
  });
  builder.queryField('adminOverview', (t) =>
    t.field({
      type: overview,
      nullable: false,
      extensions: { need: CALLS.adminOverview.need },
      resolve: (_root, _args, context) => readOverview(context),
    }),
  );
};
